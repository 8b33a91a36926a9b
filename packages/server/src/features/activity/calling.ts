import { isIP } from 'node:net'
import type { Calling } from '../../http/caller.ts'

/** What hosts see about a caller: just enough to recognize themselves. */
export interface CallingInWords {
  /** Null if the browser is unknown. */
  browser: string | null
  system: string | null
  /** Null for the server's own machine. */
  network: string | null
}

/** Shown for several different callers. */
export const SEVERAL = '*'

// The first match counts, because nearly all browsers also claim to be Chrome and Safari.
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['YaBrowser/', 'Yandex'],
  ['Vivaldi/', 'Vivaldi'],
  ['DuckDuckGo/', 'DuckDuckGo'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
  ['node', 'Node.js'],
  ['python', 'Python'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

// Longer than any browser's. The rest adds nothing.
const USER_AGENT_MAX = 400

export function callingInWords({ ip, userAgent = '' }: Calling): CallingInWords {
  const said = userAgent.slice(0, USER_AGENT_MAX)
  return { browser: named(BROWSERS, said), system: named(SYSTEMS, said), network: withoutLastPart(ip) }
}

function named(marks: readonly (readonly [mark: string, name: string])[], said: string): string | null {
  return marks.find(([mark]) => said.includes(mark))?.[1] ?? null
}

/** `203.0.113.*`, or the first 48 bits of an IPv6 address, which one customer or site has. */
function withoutLastPart(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return null
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.*`
  const groups =
    (plain.split('%', 1)[0] ?? '').toLowerCase().split('::', 1)[0]?.split(':').filter(Boolean) ?? []
  return [...groups.slice(0, 3), '*'].join(':')
}
