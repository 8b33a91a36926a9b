import type { Fetched } from '../../http/fetch/guarded-fetch.ts'
import { isSameSite } from '../../http/fetch/same-site.ts'
import { restIn } from '../call.ts'
import { askNamed, readNamed } from '../named.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import type { Multistatus } from './multistatus.ts'
import { ANSWER_MAX, MULTISTATUS } from './parsers.ts'
import type { Secret } from './wire.ts'
import { failureOf } from './wire.ts'

/** The account that asks. */
export type Asking = Pick<Secret, 'user' | 'password' | 'hostId'>

export interface DavCall {
  method: 'PROPFIND' | 'REPORT' | 'GET' | 'PUT' | 'DELETE'
  url: string
  depth?: '0' | '1'
  /** XML, or an event. */
  body?: string
  headers?: Record<string, string>
}

const DONE = [200, 201, 204, 207]

/**
 * One request to a server that a host entered. Throws `ProviderError` for any status but success and those in
 * `also`.
 */
export async function dav(
  here: ProviderContext,
  { user, password }: Asking,
  { method, url, depth, body, headers = {} }: DavCall,
  also: readonly number[] = [],
): Promise<Fetched> {
  const answer = await askNamed(
    here,
    url,
    {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        ...(depth && { depth }),
        ...(body !== undefined && {
          'content-type':
            method === 'PUT' ? 'text/calendar; charset=utf-8' : 'application/xml; charset=utf-8',
        }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    },
    { bytesMax: ANSWER_MAX },
  )
  const { status } = answer
  if (![...DONE, ...also].includes(status))
    throw new ProviderError(failureOf(status), `status ${status}`, restIn(answer.headers))
  return answer
}

/** What a response says about resources, with the address that it came from. */
export async function told(
  here: ProviderContext,
  asking: Asking,
  call: DavCall,
): Promise<Multistatus & { url: string }> {
  const { body, url } = await dav(here, asking, call)
  const read = await readNamed(here, MULTISTATUS, body.toString('utf8'), asking.hostId)
  return { ...read, url }
}

/** Where the server says that something is. Credentials never go to another site. */
export function placeOf(href: string, url: string): string {
  const from = new URL(url)
  if (!URL.canParse(href, from)) throw new ProviderError('invalid', 'an address that is none')
  const place = new URL(href, from)
  if (!isSameSite(from, place)) throw new ProviderError('invalid', 'an address of somebody else')
  return place.href
}
