import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from '../context.ts'
import { occasion } from '../context.ts'

/** Domains that hosts have connected, asked for again after a while. */
type MoreHostNames = (context: Context) => () => Promise<ReadonlySet<string>>

export const MORE_HOST_NAMES = occasion<MoreHostNames>('under which names the server is known')

/** Whether requests may ask for this host; `host` is in the spelling of `askedHost`. */
export type IsKnownHost = (host: string) => boolean | Promise<boolean>

interface Names {
  publicUrl: string
  /** Nobody has a reason to come by another port than the one that was printed. */
  isTrial: boolean
  port: number
  /** `name`, `name:port`, or `name:*` for any port. */
  knownHosts: readonly string[]
  /** Asked for again after a while. */
  more: readonly (() => Promise<ReadonlySet<string>>)[]
}

/** The names under which this server is known. The first that is right answers at once. */
export function knownHosts({ publicUrl, isTrial, port, knownHosts: named, more }: Names): IsKnownHost {
  const { host, hostname } = new URL(publicUrl)
  const names = new Set([host, ...named].map(withoutDefaultPort))
  // Proxies often leave the port out.
  if (isTrial)
    for (const name of ['localhost', '127.0.0.1', '[::1]']) names.add(withoutDefaultPort(`${name}:${port}`))
  else names.add(hostname)
  return (asked) => {
    if (names.has(asked) || names.has(`${asked.replace(/:\d+$/, '')}:*`)) return true
    return Promise.all(more.map((read) => read())).then((all) => all.some((domains) => domains.has(asked)))
  }
}

/** `originalUrl`: as it came, where `url` was made what follows from it. */
type Asked = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'> & { originalUrl?: string | undefined }

// RFC 9110, section 4.2.3: names in any case; and as people write them in full, with a dot at the end.
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?((?::\d{1,5})?)$/

/**
 * The host that a request asks for, in one spelling: lower case, without a dot at the end and a usual port. Undefined
 * where it names none, several, or something else (RFC 9112, section 3.2). What proxies say in other headers does not count.
 */
export function askedHost({ headers, rawHeaders, url, originalUrl = url }: Asked): string | undefined {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (named.length > 1) return undefined
  const host = normalised(headers.host)
  const target = ABSOLUTE.exec(originalUrl ?? '')?.[1]
  // Who asks for one host in the first line and for another below means to confuse somebody.
  return target === undefined || normalised(target) === host ? host : undefined
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/** As a proxy is asked, so may be we (RFC 9112, section 3.2.2): the rest of such an address. */
export function originForm(url: string): string {
  const rest = url.replace(ABSOLUTE, '')
  return rest.startsWith('/') || url === rest ? rest : `/${rest}`
}

function normalised(host: string | undefined): string | undefined {
  const [, name, port = ''] = HOST.exec(host?.toLowerCase() ?? '') ?? []
  return name === undefined ? undefined : withoutDefaultPort(name + port)
}

function withoutDefaultPort(host: string): string {
  return host.replace(/:(80|443)$/, '')
}

const PROBED = ['/healthz', '/readyz', '/metrics', '/certificates/ask']

/** Who looks whether we live knows our address at most. No page of somebody else can ask by it. */
export function isProbe({ headers, url = '' }: Asked, host: string | undefined): boolean {
  if (!PROBED.includes(url.split('?', 1)[0] ?? '')) return false
  if (headers.host === undefined) return true
  const name = host?.replace(/:\d+$/, '')
  return name === 'localhost' || isIP(name?.replace(/^\[|\]$/g, '') ?? '') !== 0
}
