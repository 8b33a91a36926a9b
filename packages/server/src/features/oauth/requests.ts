import type { Resource, Scope } from '@scheduling/contract'
import { RESOURCES } from '@scheduling/contract'
import { isSameRedirect } from '@scheduling/contract/redirects'
import { SCOPES } from '@scheduling/contract/scopes'
import type { Context } from '../../context.ts'
import { fieldError } from '../../errors.ts'
import type { SignedIn } from '../../http/caller.ts'
import type { Client } from './clients.ts'
import { findClient } from './clients.ts'

/** What an app that names no scopes gets: enough to book for somebody. */
const DEFAULT_SCOPES: readonly Scope[] = ['bookings:write', 'event_types:read']

const S256 = /^[\w-]{43}$/
const STATE_MAX = 2_000

/** What an app asks for, in order. */
export interface Checked {
  client: Client
  redirect: string
  state: string | null
  scopes: Scope[]
  resource: Resource
  challenge: string
}

/** RFC 6749, section 4.1.2.1: the app hears of it, by way of the person's browser. */
export interface Refused {
  client: Client
  redirect: string
  reason: string
  location: string
}

/** Something is wrong that the app may hear of. */
class Wrong extends Error {
  readonly error: string
  constructor(error: string, reason: string) {
    super(reason)
    this.error = error
  }
}

/**
 * Checks what stands in the address that an app has opened. Throws, for the person to read, if the app or the address for its
 * answer is not as registered: nothing is sent to an unverified address.
 */
export async function checkRequest(
  context: Context,
  here: SignedIn,
  request: string,
): Promise<Checked | Refused> {
  const params = new URLSearchParams(request)
  const client = await findClient(context, here, only(params, 'client_id'))
  const redirect = only(params, 'redirect_uri')
  if (!client.redirects.some((registered) => isSameRedirect(registered, redirect)))
    throw fieldError(
      'redirect_uri',
      'redirect_not_registered',
      `"${redirect.slice(0, 200)}" is not registered for this app; expected exactly one of its addresses`,
    )
  const state = params.get('state')
  try {
    const parts = readParts(context.config.publicUrl, params)
    return { client, redirect, state, ...parts }
  } catch (error) {
    if (!(error instanceof Wrong)) throw error
    const said = { error: error.error, error_description: error.message }
    const echoed = state !== null && state.length <= STATE_MAX && { state }
    const location = answerAt(context, redirect, { ...said, ...echoed })
    return { client, redirect, reason: error.message, location }
  }
}

/** Throws `invalid_input` if there is none, or several. */
function only(params: URLSearchParams, name: string): string {
  const [value, ...more] = params.getAll(name)
  if (value && more.length === 0) return value
  throw fieldError(name, value ? 'repeated' : 'required', `${name}: expected once in the address`)
}

type Parts = Pick<Checked, 'scopes' | 'resource' | 'challenge'>

function readParts(publicUrl: string, params: URLSearchParams): Parts {
  for (const name of ['response_type', 'scope', 'state', 'code_challenge', 'code_challenge_method'])
    if (params.getAll(name).length > 1) throw new Wrong('invalid_request', `${name}: expected once`)
  if (params.get('response_type') !== 'code')
    throw new Wrong('unsupported_response_type', 'response_type: expected code')
  if ((params.get('state')?.length ?? 0) > STATE_MAX)
    throw new Wrong('invalid_request', `state: at most ${STATE_MAX} characters`)
  const challenge = params.get('code_challenge')
  if (params.get('code_challenge_method') !== 'S256' || !challenge || !S256.test(challenge))
    throw new Wrong(
      'invalid_request',
      'code_challenge: expected 43 characters of PKCE, with code_challenge_method S256',
    )
  return {
    challenge,
    scopes: scopesOf(params.get('scope')),
    resource: resourceOf(publicUrl, params.getAll('resource')),
  }
}

function scopesOf(text: string | null): Scope[] {
  const named = [...new Set((text ?? '').split(' ').filter(Boolean))]
  if (named.length === 0) return [...DEFAULT_SCOPES]
  const unknown = named.find((one) => !isScope(one))
  if (unknown !== undefined)
    throw new Wrong('invalid_scope', `scope: '${shown(unknown)}'; expected some of ${SCOPES.join(' ')}`)
  return named.filter(isScope)
}

export function isScope(text: string): text is Scope {
  return (SCOPES as readonly string[]).includes(text)
}

/** RFC 8707. Throws if it is of somebody else. */
function resourceOf(publicUrl: string, named: readonly string[]): Resource {
  const resources = named.map((address) => {
    const resource = resourceAt(publicUrl, address)
    if (resource) return resource
    const expected = Object.values(RESOURCES).map((place) => publicUrl + place)
    throw new Wrong('invalid_target', `resource: '${shown(address)}'; expected ${expected.join(' or ')}`)
  })
  return resources.length > 0 && resources.every((one) => one === 'mcp') ? 'mcp' : 'api'
}

export function resourceAt(publicUrl: string, address: string): Resource | undefined {
  const places = Object.entries(RESOURCES) as [Resource, string][]
  return places.find(([, place]) => address.replace(/\/$/, '') === publicUrl + place)?.[0]
}

/** In a description of an error, RFC 6749 allows printable ASCII without quotes and backslashes. */
function shown(value: string): string {
  return value.slice(0, 100).replace(/[^\x20-\x7e]|["\\]/g, '?')
}

/** The address of the app with an answer in it, and who answers (RFC 9207). */
export function answerAt(
  { config }: Pick<Context, 'config'>,
  redirect: string,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect)
  for (const [name, value] of Object.entries({ ...answer, iss: config.publicUrl }))
    url.searchParams.append(name, value)
  return url.href
}

/** Where the answer goes, in short: the host name, or the scheme of a native app. */
export function returnsTo(redirect: string): string {
  const { host, protocol } = new URL(redirect)
  return protocol.startsWith('http') ? host : protocol.slice(0, -1)
}
