// One table over one WebSocket (docs/api.md). The server's word is the state: a feed replaces what it speaks of, and
// nothing is changed here before it has come.

import { get, Offline, Refused, withQuery } from './api'
import { Chronicle } from './history.svelte'
import { settings, type Language } from './settings.svelte'
import type {
  Answer,
  Chair,
  Feed,
  Game,
  HistoryEntry,
  HistoryPage,
  PressMessage,
  Refusal,
  Request,
  Table,
  TableSeen,
} from './wire'

const FIRST_WAIT = 500
const LONGEST_WAIT = 4000
const BEAT = 20000
const SILENCE = 10000
/** Refusals that pass by themselves: the table is asked for again. */
const PASSING = ['Busy', 'SetAside']

export type ConnectionState = 'connecting' | 'connected' | 'reconnecting' | 'failed' | 'closed'

interface Waiting {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

export class TableConnection<Seen = unknown> {
  state: ConnectionState = $state('connecting')
  /** Why there is no table here, or none just now. */
  failure: Refusal | null = $state.raw(null)
  table: Table | null = $state.raw(null)
  you: Chair | null = $state.raw(null)
  /** The game with all the history that feeds have told without a gap, not only with what the last one brought. */
  game: Game<Seen> | null = $state.raw(null)
  press: PressMessage[] = $state.raw([])
  /** Own messages that others may read when a silence is over. */
  waiting: PressMessage[] = $state.raw([])
  deadline: number | null = $state.raw(null)
  /** Server's clock minus this device's, in milliseconds. */
  clockOffset = $state.raw(0)
  /** When the connection was lost, by this device's clock. */
  lostAt: number | null = $state.raw(null)

  readonly chronicle = new Chronicle((before) => get<HistoryPage>(this.#path('history', { before: String(before) })))

  readonly #id: string
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  readonly #waiting = new Map<number, Waiting>()
  #socket: WebSocket | null = null
  #cursor: string | null = null
  #language = settings.language
  #viewAs: number | null = null
  #number = 0
  #attempts = 0
  #retry = 0
  #beat = 0
  #silence = 0

  constructor(id: string) {
    this.#id = id
    addEventListener('online', this.retry)
    document.addEventListener('visibilitychange', this.#onVisible)
    this.#open()
  }

  /** Sends a request. The promise ends with the server's answer, `Refused` or `Offline`. */
  request(request: Request): Promise<Answer> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Offline())
    this.#number += 1
    const id = this.#number
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, ...request }))
    })
  }

  /** Why an action is not offered; null if it is. */
  async whyNot(action: string): Promise<Refusal | null> {
    const answer = await this.request({ do: 'why-not', action })
    return answer.type === 'why-not' ? answer.error : null
  }

  /** Tries again at once instead of waiting for the next attempt. */
  retry = (): void => {
    if (this.state !== 'reconnecting' && this.state !== 'connecting') return
    if (this.#socket?.readyState === WebSocket.OPEN) return
    this.#attempts = 0
    this.#drop()
    this.#open()
  }

  /** Sentences come in the language of the connection: after a switch everything is asked for anew. */
  useLanguage(language: Language): void {
    if (this.#language === language || this.state === 'closed') return
    this.#language = language
    this.#askAnew()
  }

  /** At a table that is over: from which chair one looks. */
  useEyes(seat: number | null): void {
    this.#viewAs = seat
    this.#askAnew()
  }

  #askAnew(): void {
    this.chronicle.beginAnew()
    this.#cursor = null
    this.#drop()
    this.#open()
  }

  close(): void {
    removeEventListener('online', this.retry)
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.state = 'closed'
    this.#drop()
  }

  #onVisible = (): void => {
    if (document.visibilityState === 'visible') this.retry()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const path = this.#path('socket', this.#cursor === null ? {} : { since: this.#cursor })
    const socket = new WebSocket(`${scheme}://${location.host}${path}`)
    this.#socket = socket
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Answer)
    socket.onclose = () => this.#lost()
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#beat)
    clearTimeout(this.#silence)
    if (this.#socket) {
      this.#socket.onclose = null
      this.#socket.onmessage = null
      this.#socket.close()
      this.#socket = null
    }
    for (const waiting of this.#waiting.values()) waiting.reject(new Offline())
    this.#waiting.clear()
  }

  #lost(): void {
    this.#drop()
    this.lostAt ??= Date.now()
    this.state = this.#isRefused ? 'failed' : this.table ? 'reconnecting' : 'connecting'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 2)
    this.#attempts += 1
    this.#retry = window.setTimeout(() => this.#open(), wait)
    if (!this.table) void this.#askWhy()
  }

  /** A board that is known stays on the page while the house is busy, but not if the table itself is the trouble. */
  get #isRefused(): boolean {
    return this.failure !== null && (this.table === null || this.failure.code === 'SetAside')
  }

  // A refused WebSocket does not say why; the same question over HTTP does.
  async #askWhy(): Promise<void> {
    try {
      await get<TableSeen>(`/api/tables/${this.#id}`)
    } catch (error) {
      if (!(error instanceof Refused) || this.state === 'closed') return
      this.failure = error.refusal
      this.state = 'failed'
      if (!PASSING.includes(error.refusal.code)) this.#drop()
    }
  }

  #hear(answer: Answer): void {
    this.#keepAlive()
    if (answer.type === 'feed') this.#apply(answer)
    if (answer.type === 'refused' && answer.id === 0) this.failure = answer.error
    if (answer.id == null) return
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (answer.type === 'refused') waiting?.reject(new Refused(answer.error))
    else waiting?.resolve(answer)
  }

  #keepAlive(): void {
    clearTimeout(this.#silence)
    clearTimeout(this.#beat)
    this.#beat = window.setTimeout(() => {
      this.request({ do: 'ping' }).catch(() => undefined)
      this.#silence = window.setTimeout(() => this.#lost(), SILENCE)
    }, BEAT)
  }

  #apply(feed: Feed): void {
    this.state = 'connected'
    this.failure = null
    this.lostAt = null
    this.#attempts = 0
    const isWhole = this.#cursor === null
    this.#cursor = feed.cursor
    this.clockOffset = feed.now - Date.now()
    this.deadline = feed.deadline
    if (feed.table) this.table = feed.table
    if (feed.you) this.you = feed.you
    if (feed.game) this.#hearGame(feed.game as Game<Seen>)
    if (isWhole) this.press = feed.press ?? []
    else if (feed.press) this.press = withMessages(this.press, feed.press)
    if (isWhole || feed.waiting) this.waiting = feed.waiting ?? []
  }

  #hearGame(told: Game<Seen>): void {
    this.chronicle.hear(told)
    this.game = withHistory(this.game, told)
  }

  /** What is asked for in the reader's language, and through the eyes that he has chosen. */
  #path(what: string, query: Record<string, string>): string {
    const seat = this.#viewAs === null ? {} : { seat: String(this.#viewAs) }
    return withQuery(`/api/tables/${this.#id}/${what}`, { lang: this.#language, ...query, ...seat })
  }
}

/** What was known up to `from` stays, if the rest was told; later plies were taken back or are told again. */
export function withHistory<Seen>(known: Game<Seen> | null, told: Game<Seen>): Game<Seen> {
  const isWhole = told.first <= told.from + 1
  const kept: HistoryEntry[] = known && isWhole ? known.history.filter((entry) => entry.ply <= told.from) : []
  return { ...told, history: [...kept, ...told.history] }
}

function withMessages(known: PressMessage[], told: PressMessage[]): PressMessage[] {
  const last = known.at(-1)?.number ?? 0
  return [...known, ...told.filter((message) => message.number > last)]
}
