import type { ConnectAnswer, ConnectProblem } from '../account.ts'
import { originOf } from '../origin.ts'
import { disconnect } from './access.ts'
import { clientIdAt, fetchTokens, isServer } from './server.ts'
import { keepAccount } from './store.ts'

const AUTHORIZE = '/integrations/authorize'
const SCOPES = ['campaigns:write', 'event_types:read', 'one_offs:write']

/** Asks the person for consent, in a window of the browser. Repeat: asks again. */
export async function connect(address: string): Promise<ConnectAnswer> {
  const origin = originOf(address)
  if (!origin) return failed('address')
  const found = await isServer(origin).catch(() => undefined)
  if (!found) return failed(found === undefined ? 'unreachable' : 'no_server')
  const { verifier, challenge, state } = await newProof()
  const redirect = chrome.identity.getRedirectURL()
  const question = new URLSearchParams({
    response_type: 'code',
    client_id: clientIdAt(origin),
    redirect_uri: redirect,
    scope: SCOPES.join(' '),
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const answer = await chrome.identity
    .launchWebAuthFlow({ url: `${origin}${AUTHORIZE}?${question}`, interactive: true })
    .catch(() => undefined)
  if (answer === undefined) return failed('closed')
  const { searchParams: said } = new URL(answer)
  if (said.get('error') === 'access_denied') return failed('denied')
  const code = said.get('code')
  // RFC 9207: another server must not slip its answer in.
  if (code === null || said.get('state') !== state || said.get('iss') !== origin) return failed('refused')
  return exchange(origin, { code, redirect_uri: redirect, code_verifier: verifier })
}

async function exchange(origin: string, params: Record<string, string>): Promise<ConnectAnswer> {
  try {
    const tokens = await fetchTokens(origin, { grant_type: 'authorization_code', ...params })
    if (!tokens) return failed('refused')
    await disconnect()
    await keepAccount({ origin, tokens })
    return { ok: true }
  } catch {
    return failed('unreachable')
  }
}

function failed(problem: ConnectProblem): ConnectAnswer {
  return { ok: false, problem }
}

/** PKCE (RFC 7636), and what the answer must repeat. */
async function newProof(): Promise<{ verifier: string; challenge: string; state: string }> {
  const verifier = randomText()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64Url(new Uint8Array(digest)), state: randomText() }
}

function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
