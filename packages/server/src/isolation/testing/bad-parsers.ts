import { parser } from '../parser.ts'
import { ParseRefused } from '../refusal.ts'
import type * as parsers from './parsers.ts'

type Bad = typeof parsers

export const ME = { host: 'me' }

export function badParser<Name extends keyof Bad>(name: Name, timeMs = 5_000) {
  const { href: module } = new URL('./parsers.ts', import.meta.url)
  return parser<Bad[Name]>({ module, name, inputMax: 1_000_000, answerMax: 10_000, timeMs })
}

export const COUNT = badParser('count')
export const SPIN = badParser('spin', 100)
export const THREAD = badParser('thread')

export async function reasonOf(reading: Promise<unknown>): Promise<unknown> {
  const error = await reading.then(
    (answer) => ({ answer }),
    (thrown: unknown) => thrown,
  )
  return error instanceof ParseRefused ? error.reason : error
}
