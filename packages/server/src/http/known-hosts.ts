import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from '../context.ts'
import { hook } from '../context.ts'

/** Domains that hosts have connected, refreshed after a while. */
type MoreHostNames = (context: Context) => () => Promise<ReadonlySet<string>>

export const MORE_HOST_NAMES = hook<MoreHostNames>('under which names the server is known')

/** Whether requests may ask for this host. `host` is normalized by `askedHost`. */
export type IsKnownHost = (host: string) => boolean | Promise<boolean>

interface Names {
  publicUrl: string
  /** In a trial, nobody needs another port than the printed one. */
  isTrial: boolean
  port: number
  /** `name`, `name:port`, or `name:*` for any port. */
  knownHosts: readonly string[]
  /** Refreshed after a while. */
  more: readonly (() => Promise<ReadonlySet<string>>)[]
}

/** The names under which this server is known. The first source that matches answers at once. */
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

/** `originalUrl`: as it arrived, before `url` was rewritten. */
type Asked = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'> & { originalUrl?: string | undefined }

// RFC 9110, section 4.2.3: names in any case. Also allows a final dot, as in fully qualified names.
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)\.?((?::\d{1,5})?)$/

/**
 * The host that a request asks for, normalized: lower case, without a final dot or a default port. Undefined
 * if the request names none, several, or something else (RFC 9112, section 3.2). Forwarding headers of
 * proxies do not count.
 */
export function askedHost({ headers, rawHeaders, url, originalUrl = url }: Asked): string | undefined {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (named.length > 1) return undefined
  const host = normalized(headers.host)
  const target = ABSOLUTE.exec(originalUrl ?? '')?.[1]
  // A different host in the request line and in the header is an attempt to confuse somebody.
  return target === undefined || normalized(target) === host ? host : undefined
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Requests in the form for proxies also reach us (RFC 9112, section 3.2.2). Returns the path and query of
 * such an address.
 */
export function originForm(url: string): string {
  const rest = url.replace(ABSOLUTE, '')
  return rest.startsWith('/') || url === rest ? rest : `/${rest}`
}

/** The same with a query that a template escaped once too often: `?a=1&amp;b=2`. A browser undoes only one escape. */
export function unescapedQuery(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at) + url.slice(at).replaceAll(/&(?:amp;)+/g, '&')
}

function normalized(host: string | undefined): string | undefined {
  const [, name, port = ''] = HOST.exec(host?.toLowerCase() ?? '') ?? []
  return name === undefined ? undefined : withoutDefaultPort(name + port)
}

function withoutDefaultPort(host: string): string {
  return host.replace(/:(80|443)$/, '')
}

const PROBED = ['/healthz', '/readyz', '/metrics', '/certificates/ask']

/** A health check may only know our address, not our name. Pages of others cannot abuse this. */
export function isProbe({ headers, url = '' }: Asked, host: string | undefined): boolean {
  if (!PROBED.includes(url.split('?', 1)[0] ?? '')) return false
  if (headers.host === undefined) return true
  const name = host?.replace(/:\d+$/, '')
  return name === 'localhost' || isIP(name?.replace(/^\[|\]$/g, '') ?? '') !== 0
}
