import { askNamed, askNamedInTurn, readNamed } from '../named.ts'
import { restIn } from '../call.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderContext } from '../provider-context.ts'
import { ntlmHello, ntlmProof } from './ntlm.ts'
import { ANSWER_MAX, SOAP } from './parsers.ts'
import type { Message, Secret } from './wire.ts'
import { envelope, messagesIn } from './wire.ts'

const ACTION = 'http://schemas.microsoft.com/exchange/services/2006/messages'
// Faults come with 500.
const LANGUAGES = [200, 500]

/** One operation. Throws `ProviderError` if it is refused as a whole. */
export async function soap(
  here: ProviderContext,
  secret: Secret,
  operation: string,
  inside: string,
): Promise<Message[]> {
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${ACTION}/${operation}"` },
    body: envelope(inside),
  }
  const { status, headers, body } = await (secret.by === 'ntlm' ? byNtlm : byBasic)(here, secret, asked)
  if (status === 401) throw new ProviderError('unauthorized', 'status 401')
  const text = body.toString('utf8')
  if (!LANGUAGES.includes(status) || (status === 500 && !text.includes('Fault')))
    throw new ProviderError(failureOf(status), `status ${status}`, restIn(headers))
  return messagesIn(await readNamed(here, SOAP, text, secret.hostId), operation)
}

/** How to sign in to the server. Undefined if neither way is offered. */
export async function waysAt(here: ProviderContext, url: string): Promise<Secret['by'] | undefined> {
  const asked = { method: 'POST', headers: { 'content-type': 'text/xml; charset=utf-8' }, body: envelope('') }
  const { status, headers } = await askNamed(here, url, asked, { bytesMax: ANSWER_MAX })
  if (status !== 401) throw new ProviderError(status >= 500 ? 'unavailable' : 'invalid', `status ${status}`)
  const offered = headers.get('www-authenticate') ?? ''
  // NTLM does not send the password. Basic does, and without TLS anybody can read it.
  if (/\bNTLM\b/i.test(offered)) return 'ntlm'
  return /\bBasic\b/i.test(offered) ? 'basic' : undefined
}

interface Posted {
  method: string
  headers: Record<string, string>
  body: string
}

async function byBasic(here: ProviderContext, { url, user, password }: Secret, posted: Posted) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return askNamed(
    here,
    url,
    { ...posted, headers: { ...posted.headers, authorization } },
    { bytesMax: ANSWER_MAX },
  )
}

/** The sign-in is tied to the connection, so everything uses the same one. */
async function byNtlm(here: ProviderContext, { url, user, password }: Secret, posted: Posted) {
  const hello = { ...posted, headers: { ...posted.headers, authorization: ntlmHello() }, body: '' }
  return askNamedInTurn(
    here,
    url,
    hello,
    ({ headers }) => {
      const authorization = ntlmProof(headers.get('www-authenticate'), { user, password, now: here.now() })
      return authorization === undefined
        ? undefined
        : { ...posted, headers: { ...posted.headers, authorization } }
    },
    { bytesMax: ANSWER_MAX },
  )
}

function failureOf(status: number) {
  if (status === 429) return 'rate_limited'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'not_found' : status >= 500 ? 'unavailable' : 'invalid'
}
