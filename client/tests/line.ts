// The server's end of the line, held by the test: sockets on which it speaks, and answers to what is asked over HTTP.

import { vi } from 'vitest'
import type { Answer, Refusal, Request } from '$client/wire'

type Sent = Request & { id: number }

/** Stands for the browser's WebSocket. */
export class Socket {
  static readonly OPEN = 1
  static all: Socket[] = []
  static get last(): Socket {
    return Socket.all.at(-1)!
  }

  readyState = 0
  readonly sent: Sent[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  readonly url: URL

  constructor(url: string) {
    this.url = new URL(url)
    Socket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent)
  }

  close(): void {
    this.readyState = 3
  }

  // What the server does.

  says(answer: Answer): void {
    this.readyState = Socket.OPEN
    this.onmessage?.({ data: JSON.stringify(answer) })
  }

  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

interface Asked {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
}

const STATUS: Record<string, number> = { BadToken: 403, NoSuchTable: 404, NotOffered: 409 }

/** Answers what is asked over HTTP, by path; several answers to one path are given in turn. All that was asked. */
export function answering(answers: Record<string, unknown[]>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null
    asked.push({ path, method: init.method ?? 'GET', headers: init.headers as Record<string, string>, body })
    const left = answers[path]
    if (left === undefined) return Promise.reject(new TypeError('Failed to fetch'))
    const told = left.length > 1 ? left.shift() : left[0]
    return Promise.resolve(told instanceof Response ? told : Response.json(told))
  })
  return asked
}

export function refusal(code: string, sentence: string, rule = ''): Refusal {
  return { code, reason: 'reason', rule, sentence, facts: {} }
}

/** The answer of a server that refuses. */
export function refused(error: Refusal): Response {
  return Response.json({ error }, { status: STATUS[error.code] ?? 400 })
}

/** Lets promises that are settled be heard. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
