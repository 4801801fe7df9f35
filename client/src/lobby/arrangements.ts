// What a title is like with some options; asked for once a visit.

import { get, withQuery } from '../api'
import type { Arrangement } from '../wire'

const asked = new Map<string, Promise<Arrangement[]>>()

export function arrange(title: string, options: Record<string, string | number | boolean>): Promise<Arrangement[]> {
  const query = Object.entries(options).map(([name, value]) => ['option', `${name}=${String(value)}`])
  const path = withQuery(`/api/titles/${title}/seats`, query)
  const answer = asked.get(path) ?? get<Arrangement[]>(path)
  asked.set(path, answer)
  answer.catch(() => asked.delete(path))
  return answer
}
