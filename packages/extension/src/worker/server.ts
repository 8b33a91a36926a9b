import type { Tokens } from './store.ts'

const TOKEN = '/api/v1/oauth/token'
const REVOKE = '/api/v1/oauth/revoke'

/** Whether a server of ours answers there. Rejects if nothing does. */
export async function isServer(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/.well-known/oauth-authorization-server`)
  const metadata: unknown = answer.ok ? await answer.json().catch(() => null) : null
  return (
    typeof metadata === 'object' && metadata !== null && 'issuer' in metadata && metadata.issuer === origin
  )
}

/** Undefined: the server refused, so a new sign-in is needed. Rejects if it cannot be reached. */
export async function fetchTokens(
  origin: string,
  params: Record<string, string>,
): Promise<Tokens | undefined> {
  const answer = await send(origin + TOKEN, { client_id: clientIdAt(origin), ...params })
  // 429 and 5xx say nothing about the tokens.
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${TOKEN}: ${answer.status}`)
  if (!answer.ok) return undefined
  const { access_token, refresh_token, expires_in } = (await answer.json()) as Record<string, unknown>
  if (typeof access_token !== 'string' || typeof refresh_token !== 'string') return undefined
  return {
    access: access_token,
    refresh: refresh_token,
    expiresAt: Date.now() + Number(expires_in) * 1_000,
  }
}

/** Ends everything that the sign-in led to. */
export async function revoke(origin: string, token: string): Promise<void> {
  await send(origin + REVOKE, { client_id: clientIdAt(origin), token })
}

/** Every server describes this extension itself, so none has to know it beforehand. */
export function clientIdAt(origin: string): string {
  return `${origin}/api/v1/oauth/extension`
}

async function send(url: string, params: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(params), redirect: 'error' })
}
