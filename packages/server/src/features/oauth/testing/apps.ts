import type { Scope } from '@scheduling/contract'
import * as oauth from 'oauth4webapi'
import type { TestApp } from '../../../testing/app.ts'
import { TEST_PUBLIC_URL } from '../../../testing/app.ts'
import type { TestHost } from '../../../testing/hosts.ts'

export const REDIRECT = 'https://agent.example/answer'

/** A program that knows OAuth by an implementation that is not ours. */
export interface TestProgram {
  server: oauth.AuthorizationServer
  client: oauth.Client
  /** The query with which it asks for consent, and what it keeps until the answer. */
  ask: (changes?: Record<string, string | undefined>) => Promise<{ request: string; verifier: string }>
  /** Exchanges the code in the address that consent led to. */
  exchange: (location: string, verifier: string) => Promise<oauth.TokenEndpointResponse>
  refresh: (token: string, extra?: Record<string, string>) => Promise<oauth.TokenEndpointResponse>
  revoke: (token: string) => Promise<void>
}

interface Registered {
  clientId: string
  secret?: string | null
  redirect?: string
  scopes?: readonly Scope[]
}

/** Requests go to the port of the test instead of to the public address. */
function through(app: TestApp) {
  return {
    [oauth.customFetch]: async (url: string, options: oauth.CustomFetchOptions<string, unknown>) =>
      fetch(url.replace(TEST_PUBLIC_URL, app.url), options as RequestInit),
  }
}

export async function startProgram(
  app: TestApp,
  { clientId, secret, redirect = REDIRECT, scopes = ['bookings:write', 'event_types:read'] }: Registered,
): Promise<TestProgram> {
  const issuer = new URL(TEST_PUBLIC_URL)
  const options = through(app)
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' }),
  )
  const client: oauth.Client = { client_id: clientId }
  const proof = secret ? oauth.ClientSecretBasic(secret) : oauth.None()
  return {
    server,
    client,
    ask: async (changes = {}) => {
      const verifier = oauth.generateRandomCodeVerifier()
      const params: Record<string, string | undefined> = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirect,
        scope: scopes.join(' '),
        state: 'a state',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...changes,
      }
      const given = Object.entries(params).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      return { request: new URLSearchParams(given).toString(), verifier }
    },
    exchange: async (location, verifier) => {
      const answer = oauth.validateAuthResponse(server, client, new URL(location), 'a state')
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        proof,
        answer,
        redirect,
        verifier,
        options,
      )
      return oauth.processAuthorizationCodeResponse(server, client, response)
    },
    refresh: async (token, additionalParameters) => {
      const response = await oauth.refreshTokenGrantRequest(server, client, proof, token, {
        ...options,
        ...(additionalParameters && { additionalParameters }),
      })
      return oauth.processRefreshTokenResponse(server, client, response)
    },
    revoke: async (token) =>
      oauth.processRevocationResponse(await oauth.revocationRequest(server, client, proof, token, options)),
  }
}

export async function registerApp(
  { api }: Pick<TestHost, 'api'>,
  { isConfidential = false, redirects = [REDIRECT] }: { isConfidential?: boolean; redirects?: string[] } = {},
): Promise<{ clientId: string; secret: string | null }> {
  const body = { name: 'Agent', redirects, isConfidential }
  const { app, secret } = await api.call('POST /oauth/apps', { body })
  return { clientId: app.id, secret }
}

/** Everything from the question to the tokens. */
export async function connectApp(
  app: TestApp,
  host: Pick<TestHost, 'api'>,
  { scopes, resource }: { scopes?: readonly Scope[]; resource?: string } = {},
): Promise<oauth.TokenEndpointResponse> {
  const program = await startProgram(app, { ...(await registerApp(host)), ...(scopes && { scopes }) })
  const { request, verifier } = await program.ask({ resource })
  const { location } = await host.api.call('POST /oauth/grants', { body: { request } })
  return program.exchange(location, verifier)
}

/** Somebody allows what the program asks for. Answers where that leads. */
export async function consent({ api }: Pick<TestHost, 'api'>, program: TestProgram) {
  const { request, verifier } = await program.ask()
  const { location } = await api.call('POST /oauth/grants', { body: { request } })
  return { location, verifier }
}
