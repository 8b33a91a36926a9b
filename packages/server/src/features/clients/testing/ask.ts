import type { Api, Client, ClientRequest } from '@scheduling/contract'
import type { TestApp } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'
import { someAddress } from '../../../testing/hosts.ts'
import { consent } from '../../../testing/stand-ins/google.ts'

type NewClient = Api['POST /clients']['$args']['body']

export const ASK = {
  name: 'Noa Client',
  email: 'noa@client.example',
  way: 'link',
  topic: 'Project kickoff',
  duration: 30,
  location: { kind: 'google_meet' },
} as const satisfies NewClient

export function keyIn(link: string | null): string {
  return new URL(link ?? '').searchParams.get('key') ?? ''
}

/** Somebody who was asked with a copied link. */
export async function ask(
  { api }: TestHost,
  given: Partial<NewClient> = {},
): Promise<{ client: Client; key: string }> {
  const { client, link } = await api.call('POST /clients', { body: { ...ASK, ...given } })
  return { client, key: keyIn(link) }
}

/** They connect the stand-in's account. */
export async function connectClient(
  { visitor }: TestApp,
  key: string,
  provider: 'google' | 'microsoft' = 'google',
): Promise<ClientRequest> {
  const headers = someAddress()
  const { url } = await visitor.call('POST /client-requests/start', {
    body: { key, provider },
    headers,
  })
  const body = { key, provider, timeZone: 'Europe/Berlin', ...(await consent(url)) }
  return visitor.call('POST /client-requests/finish', { body, headers })
}
