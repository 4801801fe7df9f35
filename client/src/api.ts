// Requests over HTTP. What the server refuses is thrown as `Refused`, with its sentence; a lost line as `Offline`.

import { settings } from './settings.svelte'
import type { Me, Refusal } from './wire'

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.sentence)
  }
}

/** The request did not reach the server, or no answer came back. */
export class Offline extends Error {}

let token: Promise<string> | null = null

async function csrf(): Promise<string> {
  token ??= get<Me>('/api/me').then((me) => me.csrf)
  try {
    return await token
  } catch (error) {
    forgetToken()
    throw error
  }
}

/** The token belongs to the session: who signs in or out needs a new one. */
export function forgetToken(): void {
  token = null
}

/** `/path?name=value&…` */
export function withQuery(path: string, query: Record<string, string> | string[][]): string {
  return `${path}?${new URLSearchParams(query).toString()}`
}

interface Question {
  method?: 'POST'
  headers?: Record<string, string>
  body?: string
}

async function ask(path: string, init: Question): Promise<Response> {
  const headers = { 'Accept-Language': settings.language, ...init.headers }
  try {
    return await fetch(path, { credentials: 'same-origin', ...init, headers })
  } catch {
    throw new Offline()
  }
}

async function refusalOf(response: Response): Promise<Error> {
  try {
    const body = (await response.json()) as { error?: Refusal }
    if (body.error) return new Refused(body.error)
  } catch {
    // not one of our answers: a proxy's page, perhaps
  }
  return new Offline()
}

async function answer<Body>(response: Response): Promise<Body> {
  if (!response.ok) throw await refusalOf(response)
  return (await response.json()) as Body
}

export async function get<Body>(path: string): Promise<Body> {
  return answer<Body>(await ask(path, {}))
}

export async function getText(path: string): Promise<string> {
  const response = await ask(path, {})
  if (!response.ok) throw await refusalOf(response)
  return response.text()
}

export async function post<Body>(path: string, body: object = {}): Promise<Body> {
  try {
    return await send<Body>(path, body)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'BadToken') throw error
    forgetToken() // somebody signed in or out in another tab
    return send<Body>(path, body)
  }
}

async function send<Body>(path: string, body: object): Promise<Body> {
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': await csrf() }
  return answer<Body>(await ask(path, { method: 'POST', headers, body: JSON.stringify(body) }))
}
