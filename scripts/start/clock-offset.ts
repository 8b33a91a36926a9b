import { ConfigError } from '../../packages/server/src/config.ts'
import type { Environment } from '../../packages/server/src/environment.ts'
import { askedNow, momentOf, OFFSET_VARIABLE } from './now.mjs'

/**
 * `--now=2026-11-28T14:30:00Z`, for tests and demos at another time: how many milliseconds the clock is ahead.
 * Undefined without it. Throws `ConfigError`.
 */
export function clockOffset(words: readonly string[], env: Environment): number | undefined {
  const asked = askedNow(words)
  if (asked === undefined) return undefined
  if (momentOf(asked) === undefined)
    refuse(`"${asked}"`, 'a date with time and zone, such as 2026-11-28T14:30:00Z')
  if (env.PUBLIC_URL !== undefined)
    refuse('PUBLIC_URL is set', 'no PUBLIC_URL, because people rely on the real time of a public server')
  // Its clock is the server's, which belongs to others, too.
  if (env.DATABASE_URL !== undefined)
    refuse('DATABASE_URL is set', 'no DATABASE_URL, because only the clock of the own database can be moved')
  if (env[OFFSET_VARIABLE] === undefined)
    refuse(`${OFFSET_VARIABLE} is not set`, 'a start by npm start, which moves the clock')
  return Number(env[OFFSET_VARIABLE])
}

function refuse(found: string, expected: string): never {
  throw new ConfigError([`--now: ${found}; expected ${expected}.`])
}
