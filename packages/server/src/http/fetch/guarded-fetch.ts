import type { LookupAddress } from 'node:dns'
import { lookup as lookUp, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { mayConnect } from './address-guard.ts'
import { FetchRefused } from './fetch-refused.ts'
import { beginningOf, bodyOf, first, headersOf } from './fetched-body.ts'
import { hostById, isInsideName, isPortOfSites } from './named-address.ts'
import { pinnedConnection, pinnedRequest } from './pinned-request.ts'
import type { Answered, Asked } from './pinned-request.ts'
import { isSameSite } from './same-site.ts'

export interface FetchedPage {
  /** The address after all redirects. */
  url: string
  headers: Headers
  /** Unpacked, in its own charset: `pageText` decodes it. */
  body: Buffer
}

/** The response from an address that somebody entered, whatever it is. */
export interface Fetched extends FetchedPage {
  status: number
}

export interface Sent {
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  /** The raw header. */
  retryAfter: string | undefined
  /** The beginning of the response. Null if it is not text or must not be shown. */
  text: string | null
}

export interface FetchRules {
  allowPrivate: boolean
  /** Identifies us to the site. */
  userAgent: string
  /** For tests, like the two below. Absent: the name servers of this machine. */
  nameServers?: readonly string[]
  resolve?: (hostname: string) => Promise<LookupAddress[]>
  mayConnect?: (address: string) => boolean
  /** Addresses whose response to a `post` may be shown. Absent: those that everybody can reach. */
  mayTell?: (address: string) => boolean
  notPublicAfterMs?: number
  timeMs?: number
  bytesMax?: number
}

// Nobody waits longer for a form to respond.
const TIME_MS = 8_000
const REDIRECTS_MAX = 5
// A server nearby answers for internal names, one far away for unknown names. We refuse both after the same
// delay, which is longer than most lookups.
const NOT_PUBLIC_AFTER_MS = 1_000
const REDIRECTS = [301, 302, 303, 307, 308]
const PAGE_ASKED: Asked = {
  method: 'GET',
  headers: { accept: 'text/html', 'accept-encoding': 'br, gzip' },
}
const PAGE = /^\s*(text\/html|application\/xhtml\+xml)\s*(;|$)/i

/**
 * Reads a web page whose address somebody entered. This is the only way we do that. Each address on the way
 * is looked up once, checked, and connected to exactly as checked: a name that changes in between gains
 * nothing. Throws `FetchRefused`. Repeat: asks again.
 */
export async function fetchPage(address: string, rules: FetchRules): Promise<FetchedPage> {
  return inTime(rules, async (signal) => {
    const { target, answered } = await follow(address, PAGE_ASKED, rules, signal)
    return readPage(target, answered, rules)
  })
}

/**
 * Requests any content with any method from an address that somebody entered, with the same guards. Returns
 * every status. `authorization` only goes to that site and other names of the same site, and never without
 * TLS if the address had it. Throws `FetchRefused`. Repeat: asks again.
 */
export async function fetchAny(address: string, asked: Asked, rules: FetchRules): Promise<Fetched> {
  const headers = { 'accept-encoding': 'br, gzip', ...asked.headers }
  return inTime(rules, async (signal) => {
    const { target, answered } = await follow(address, { ...asked, headers }, rules, signal)
    try {
      const { statusCode: status, headers: received } = answered
      return { url: target.href, status, headers: headersOf(received), body: await bodyOf(answered, rules) }
    } finally {
      answered.close()
    }
  })
}

/**
 * Posts once to an address that somebody entered, with the same guards. Follows no redirect, and reads only
 * the head and the beginning of the response. Throws `FetchRefused` if there is no response. Repeat: sends
 * again.
 */
export async function post(address: string, sent: Sent, rules: FetchRules): Promise<Answer> {
  return inTime(rules, async (signal) => {
    const target = readUrl(address, rules)
    const answered = await ask(target, { method: 'POST', ...sent }, rules, signal)
    const { close, statusCode, headers, addresses } = answered
    const mayTell = rules.mayTell ?? ((one: string) => mayConnect(one, { allowPrivate: false }))
    try {
      const isToRead = addresses.every((one) => mayTell(one.address)) && !headers['content-encoding']
      const text = isToRead ? await beginningOf(answered) : null
      return { status: statusCode, retryAfter: first(headers['retry-after']), text }
    } finally {
      close()
    }
  })
}

/** The site as rate limits count it: the host name, normalized. */
export function siteOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null
}

async function inTime<T>(rules: FetchRules, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeMs = rules.timeMs ?? TIME_MS
  const limit = new AbortController()
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    limit.abort()
    late.reject(new FetchRefused('timeout'))
  }, timeMs)
  try {
    return await Promise.race([work(limit.signal), late.promise])
  } finally {
    clearTimeout(timer)
    limit.abort()
  }
}

/**
 * Sends several requests over one connection, each based on the previous response: for sign-ins that are tied
 * to a connection. Follows no redirect. Throws `FetchRefused`. Repeat: asks again.
 */
export async function fetchInTurn(
  address: string,
  asked: Asked,
  next: (answer: Fetched) => Asked | undefined,
  rules: FetchRules,
): Promise<Fetched> {
  return inTime(rules, async (signal) => {
    const target = readUrl(address, rules)
    const { ask: askHere, close } = pinnedConnection(target, await checkedAddresses(target, rules), signal)
    const headersOfAll = { 'accept-encoding': 'br, gzip', 'user-agent': rules.userAgent }
    const fetched = async (one: Asked): Promise<Fetched> => {
      const headers = { ...headersOfAll, ...one.headers }
      const answered = await askHere({ ...one, headers }).catch((error: Error) => {
        throw refusalOf(error)
      })
      const { statusCode: status, headers: received } = answered
      return { url: target.href, status, headers: headersOf(received), body: await bodyOf(answered, rules) }
    }
    try {
      const answer = await fetched(asked)
      const following = next(answer)
      return following ? await fetched(following) : answer
    } finally {
      close()
    }
  })
}

async function follow(
  address: string,
  asked: Asked,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<{ target: URL; answered: Answered }> {
  let url = address
  let { headers } = asked
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
    const target = readUrl(url, rules)
    const answered = await ask(target, { ...asked, headers }, rules, signal)
    const location = first(answered.headers.location)
    if (!REDIRECTS.includes(answered.statusCode) || location === undefined) return { target, answered }
    answered.close()
    if (!URL.canParse(location, target)) throw new FetchRefused('address')
    const next = new URL(location, target)
    if (!isSameSite(target, next)) headers = withoutAuthorization(headers)
    url = next.href
  }
  throw new FetchRefused('too_many_redirects')
}

function withoutAuthorization(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'authorization'))
}

/** Where something else than this file may connect to, exactly so. Throws `FetchRefused`. */
export async function checkedTarget(
  address: string,
  rules: FetchRules,
): Promise<{ target: URL; addresses: LookupAddress[] }> {
  const target = readUrl(address, rules)
  return { target, addresses: await checkedAddresses(target, rules) }
}

function readUrl(text: string, { allowPrivate }: FetchRules): URL {
  if (!URL.canParse(text)) throw new FetchRefused('address')
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol)) throw new FetchRefused('address')
  if (!allowPrivate && isInsideName(hostById(url))) throw new FetchRefused('private_address')
  if (!allowPrivate && !isPortOfSites(url)) throw new FetchRefused('port', url.port)
  return url
}

/** Looks up all addresses of the name once. If one of them is not allowed, none is used. */
async function checkedAddresses(url: URL, rules: FetchRules): Promise<LookupAddress[]> {
  const { notPublicAfterMs = NOT_PUBLIC_AFTER_MS } = rules
  const moment = wait(notPublicAfterMs, undefined, { ref: false })
  const addresses = await addressesOf(hostById(url), rules)
  const isAllowed = rules.mayConnect ?? ((address) => mayConnect(address, rules))
  if (addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))) return addresses
  await moment
  throw new FetchRefused(addresses.length === 0 ? 'no_such_host' : 'private_address')
}

async function addressesOf(host: string, rules: FetchRules): Promise<LookupAddress[]> {
  const version = isIP(host)
  if (version) return [{ address: host, family: version }]
  const lookUpBy = rules.allowPrivate && !rules.nameServers ? askSystem : askNameServers
  const resolve = rules.resolve ?? ((name: string) => lookUpBy(name, rules))
  return resolve(host).catch(() => [])
}

/** Also knows the names of this machine and of its network. */
async function askSystem(hostname: string): Promise<LookupAddress[]> {
  return lookUp(hostname, { all: true })
}

// The system's lookup waits in one of four threads, which also compress pages and hash passwords: a
// stranger's slow name server would stop our whole server.
async function askNameServers(hostname: string, { nameServers }: FetchRules): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 })
  if (nameServers) resolver.setServers(nameServers)
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ]
}

async function ask(
  url: URL,
  asked: Asked,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<Answered & { addresses: LookupAddress[] }> {
  const addresses = await checkedAddresses(url, rules)
  const headers = { ...asked.headers, 'user-agent': rules.userAgent }
  const answered = await pinnedRequest(url, addresses, { ...asked, headers }, signal).catch(
    (error: Error) => {
      throw refusalOf(error)
    },
  )
  return { ...answered, addresses }
}

function refusalOf(error: Error): FetchRefused {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const isCertificate = /CERT|TLS|SSL|UNABLE_TO/.test(code)
  return new FetchRefused(isCertificate ? 'certificate' : 'no_answer')
}

async function readPage(url: URL, answered: Answered, rules: FetchRules): Promise<FetchedPage> {
  const { statusCode, headers, close } = answered
  try {
    if (statusCode < 200 || statusCode > 299) throw new FetchRefused('status', String(statusCode))
    const type = first(headers['content-type']) ?? ''
    if (!PAGE.test(type)) throw new FetchRefused('not_a_page', type.split(';')[0]?.trim().slice(0, 80))
    return { url: url.href, headers: headersOf(headers), body: await bodyOf(answered, rules) }
  } finally {
    close()
  }
}
