import { isIP } from 'node:net'
import type { Calling } from '../../http/caller.ts'

/** What of a caller is shown to the host: enough to recognise oneself by, no more. */
export interface CallingInWords {
  /** Null where it names none that is known. */
  browser: string | null
  system: string | null
  /** Null for this machine itself. */
  network: string | null
}

/** Said of several callers that are not the same. */
export const SEVERAL = '*'

// The first mark that is found counts: nearly all call themselves Chrome and Safari besides.
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

// Longer than any browser's; what follows says nothing more.
const USER_AGENT_MAX = 400

export function callingInWords({ ip, userAgent = '' }: Calling): CallingInWords {
  const said = userAgent.slice(0, USER_AGENT_MAX)
  return { browser: named(BROWSERS, said), system: named(SYSTEMS, said), network: withoutLastPart(ip) }
}

function named(marks: readonly (readonly [mark: string, name: string])[], said: string): string | null {
  return marks.find(([mark]) => said.includes(mark))?.[1] ?? null
}

/** `203.0.113.*`, or the 48 bits of an IPv6 address that one provider's customer or site has. */
function withoutLastPart(ip: string): string | null {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return null
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.*`
  const groups =
    (plain.split('%', 1)[0] ?? '').toLowerCase().split('::', 1)[0]?.split(':').filter(Boolean) ?? []
  return [...groups.slice(0, 3), '*'].join(':')
}
