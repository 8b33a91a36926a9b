import { createHash, randomBytes } from 'node:crypto'
import { providersOf } from '../../../providers/list.ts'
import { redirectUri } from '../../connections/consent.ts'
import type { Check, CheckedServer, Finding } from './finding.ts'
import { finding } from './finding.ts'

const PATIENCE_MS = 10_000
const REDIRECTS_MAX = 3
const WRONG_ADDRESS =
  /redirect_uri_mismatch|AADSTS50011|invalid redirect|redirect ur[il][^.<]{0,60}(?:mismatch|not match|invalid)/i
const WRONG_CLIENT = /invalid_client|deleted_client|AADSTS700016|unauthorized_client/i

/** Whether providers show their consent page for this server's registrations. Nobody's account is touched. */
export const registrationsCheck: Check = {
  name: 'registrations',
  run: async (server) => {
    const pages = consentPages(server)
    if (pages.length === 0) return undefined
    const found = await Promise.all(pages.map(problemAt))
    return found.flat()
  },
}

interface ConsentPage {
  provider: string
  variable: string
  redirect: string
  url: string
}

function consentPages({ config, now }: CheckedServer): ConsentPage[] {
  const providers = providersOf({
    registrations: config.registrations,
    origins: config.providerOrigins ?? {},
    now,
    fetching: { allowPrivate: config.allowPrivateFetch, userAgent: '' },
    parse: () => Promise.reject(new Error('The doctor parses nothing')),
    feeds: { byAddress: new Map() as never, asking: new Map() },
  })
  return providers.flatMap(({ id, ports, needs }) => {
    if (!ports?.oauth) return []
    const redirect = redirectUri({ config }, id)
    const state = randomBytes(16).toString('base64url')
    const challenge = createHash('sha256').update(state).digest('base64url')
    const url = ports.oauth.consentUrl({ state, challenge, redirectUri: redirect })
    return [{ provider: id, variable: needs[0] ?? '', redirect, url }]
  })
}

async function problemAt({ provider, variable, redirect, url }: ConsentPage): Promise<Finding[]> {
  const text = await shownAt(url).catch(() => undefined)
  if (text === undefined)
    return [
      finding(
        'note',
        `The registration at ${provider} could not be checked.`,
        `${new URL(url).origin} did not answer.`,
        'Allow outgoing requests to it, and check again.',
      ),
    ]
  if (WRONG_ADDRESS.test(text))
    return [
      finding(
        'error',
        `Nobody can connect ${provider}: its redirect address is not registered.`,
        `${new URL(url).origin} refuses ${redirect}.`,
        'Enter this address as an allowed redirect address of your registration there.',
      ),
    ]
  if (WRONG_CLIENT.test(text))
    return [
      finding(
        'error',
        `Nobody can connect ${provider}: it does not know your registration.`,
        `${new URL(url).origin} refuses the id in ${variable}.`,
        `Copy the id of your registration into ${variable}, and its secret into the variable beside it.`,
      ),
    ]
  return []
}

/** The page and the addresses on the way to it. Google says what is wrong in an address, in Base64. */
async function shownAt(url: string): Promise<string> {
  const seen: string[] = []
  let next: string | undefined = url
  for (let count = 0; next !== undefined && count <= REDIRECTS_MAX; count++) {
    const response: Response = await fetch(next, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const target = response.headers.get('location')
    next = target === null ? undefined : new URL(target, next).href
    if (next !== undefined) {
      const error = new URL(next).searchParams.get('authError') ?? ''
      seen.push(Buffer.from(error, 'base64').toString('latin1'))
    } else seen.push(await response.text())
  }
  return seen.join('\n')
}
