// Five short sounds, made on the spot: noise through a filter, or a few partials that die away.

import type { Sound } from './parts'

let context: AudioContext | null = null

interface Burst {
  seconds: number
  filter: BiquadFilterType
  frequency: number
  loudness: number
}

interface Tone {
  partials: number[]
  seconds: number
  loudness: number
  /** Where the pitch falls to, as a share of itself. */
  fall: number
}

const BURSTS: Partial<Record<Sound, Burst>> = {
  wood: { seconds: 0.05, filter: 'bandpass', frequency: 1100, loudness: 0.7 },
  paper: { seconds: 0.16, filter: 'highpass', frequency: 3200, loudness: 0.16 },
  drum: { seconds: 0.06, filter: 'lowpass', frequency: 700, loudness: 0.35 },
  wax: { seconds: 0.12, filter: 'lowpass', frequency: 420, loudness: 0.5 },
}

const TONES: Partial<Record<Sound, Tone>> = {
  wood: { partials: [310, 620], seconds: 0.09, loudness: 0.16, fall: 0.9 },
  drum: { partials: [105, 168], seconds: 0.34, loudness: 0.42, fall: 0.6 },
  bell: { partials: [660, 1320, 1782], seconds: 0.38, loudness: 0.09, fall: 1 },
}

export function sound(name: Sound): void {
  context ??= new AudioContext()
  void context.resume()
  const burst = BURSTS[name]
  const tone = TONES[name]
  if (burst) playBurst(context, burst)
  if (tone) playTone(context, tone)
}

function dying(audio: AudioContext, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(loudness, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
  gain.connect(audio.destination)
  return gain
}

function playBurst(audio: AudioContext, { seconds, filter, frequency, loudness }: Burst): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  source.connect(new BiquadFilterNode(audio, { type: filter, frequency })).connect(dying(audio, loudness, seconds))
  source.start()
}

function playTone(audio: AudioContext, { partials, seconds, loudness, fall }: Tone): void {
  for (const [index, frequency] of partials.entries()) {
    const source = new OscillatorNode(audio, { frequency })
    source.frequency.exponentialRampToValueAtTime(frequency * fall, audio.currentTime + seconds)
    source.connect(dying(audio, loudness / (index + 1), seconds))
    source.start()
    source.stop(audio.currentTime + seconds)
  }
}
