import { isIP } from 'node:net'
import { service } from '../../context.ts'
import { mayConnect } from '../../http/fetch/address-guard.ts'
import { pinnedRequest } from '../../http/fetch/pinned-request.ts'
import type { Verdict } from './judge.ts'

/** Sends a request to a domain, like a visitor's browser. Null if this server answers it for that link. */
export type Reach = (domain: string, addresses: readonly string[], link: string) => Promise<Verdict | null>

export const REACH = service<Reach>({
  name: 'reach',
  open: ({ config }) => reachBy({ allowPrivate: config.allowPrivateFetch, port: '' }),
})

const TIME_MS = 8_000
const PATH = '/api/v1/users/checkOwnerByDomain'
// `{"data":{"link":"…"}}` is far shorter.
const ANSWER_MAX = 1_000

export function reachBy({ allowPrivate, port }: { allowPrivate: boolean; port: string }): Reach {
  return async (domain, addresses, link) => {
    const allowed = addresses.filter((address) => mayConnect(address, { allowPrivate }))
    if (allowed.length === 0 || allowed.length < addresses.length) return { state: 'no_answer', found: null }
    const pinned = allowed.map((address) => ({ address, family: isIP(address) }))
    const asked = { method: 'GET', headers: { accept: 'application/json' } } as const
    try {
      const url = new URL(`https://${domain}${port && `:${port}`}${PATH}`)
      const { statusCode, body, close } = await pinnedRequest(
        url,
        pinned,
        asked,
        AbortSignal.timeout(TIME_MS),
      )
      try {
        const isOurs = statusCode === 200 && linkIn(await body.text()) === link
        return isOurs ? null : { state: 'no_answer', found: String(statusCode) }
      } finally {
        close()
      }
    } catch (error) {
      return { state: isOfCertificate(error) ? 'no_certificate' : 'no_answer', found: null }
    }
  }
}

function linkIn(text: string): unknown {
  if (text.length > ANSWER_MAX) return undefined
  try {
    return (JSON.parse(text) as { data?: { link?: unknown } }).data?.link
  } catch {
    return undefined
  }
}

function isOfCertificate(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return /CERT|TLS|SSL|UNABLE_TO|EPROTO/.test(code)
}
