import type { ServerResponse } from 'node:http'

const BYTES = 10_000_000

/** The answer to come gets 10 MB of spaces in front, which JSON allows. */
export function answersTooLong(response: ServerResponse): void {
  const end = response.end.bind(response)
  response.end = (body?: unknown) => end(`${' '.repeat(BYTES)}${typeof body === 'string' ? body : ''}`)
}
