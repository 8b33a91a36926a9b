import type { Instant } from '@scheduling/domain'
import { z } from 'zod'
import type { ProviderAnswer } from './call.ts'
import { callProvider } from './call.ts'
import type { OAuthPort, ProviderAccount, Tokens } from './provider.ts'
import { read } from './read.ts'
import type { Registration } from './registration.ts'

// The authorization code grant with PKCE (RFC 6749, 7636), for all providers.

const TokenAnswer = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number().positive(),
  scope: z.string().default(''),
  id_token: z.string().optional(),
})
export type TokenAnswer = z.output<typeof TokenAnswer>

/** What differs between providers. */
export interface OAuthDialect {
  /** Without these, an account is useless. */
  scopes: readonly string[]
  /** Where people consent, and where we get tokens. */
  paths: { authorize: string; token: string }
  /** Extra parameters of the consent page. */
  consent: Readonly<Record<string, string>>
  /** How this server identifies itself to the token endpoint. */
  client: { form?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> }
  refusal: (answer: ProviderAnswer) => Error
  scopesIn?: (scope: string) => string[]
  /** What was granted, if the answer says it elsewhere than in `scope`. */
  grantedIn?: (answer: TokenAnswer) => string[]
  /** What opens the account. Absent: the access token alone. Throws `ProviderError`. */
  accessIn?: (answer: TokenAnswer) => string
  accountOf: (answer: TokenAnswer) => ProviderAccount | Promise<ProviderAccount>
  /** Revokes the access. */
  revoke: (refreshToken: string) => Promise<void>
}

export function oauthAt(
  { clientId, authOrigin, tokenOrigin }: Registration,
  dialect: OAuthDialect,
): OAuthPort {
  const { scopes, paths, consent, client, refusal, scopesIn = split, accountOf, revoke } = dialect
  const { grantedIn = ({ scope }) => scopesIn(scope), accessIn = (answer) => answer.access_token } = dialect
  const answerTo = async (form: Record<string, string>): Promise<TokenAnswer> => {
    const answer = await callProvider({
      method: 'POST',
      origin: tokenOrigin,
      path: paths.token,
      form: { ...client.form, ...form },
      ...(client.headers && { headers: client.headers }),
    })
    if (answer.status !== 200) throw refusal(answer)
    return read(TokenAnswer, answer.body)
  }
  const tokensOf = (answer: TokenAnswer, now: Instant): Tokens => ({
    access: accessIn(answer),
    // If each refresh returns a new refresh token, the old one ends.
    ...(answer.refresh_token !== undefined && { refresh: answer.refresh_token }),
    until: now + answer.expires_in * 1_000,
    scopes: grantedIn(answer),
  })
  return {
    scopes,
    consentUrl({ state, challenge, redirectUri }) {
      const url = new URL(paths.authorize, authOrigin)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...consent,
      }).toString()
      return url.href
    },
    async exchange({ code, verifier, redirectUri }, now) {
      const answer = await answerTo({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      })
      return { tokens: tokensOf(answer, now), account: await accountOf(answer) }
    },
    async refresh(refreshToken, now) {
      return tokensOf(await answerTo({ grant_type: 'refresh_token', refresh_token: refreshToken }), now)
    },
    revoke,
  }
}

/** For tokens that are only used for these scopes, even if their owner granted more before. */
export function narrowed(port: OAuthPort): OAuthPort {
  const narrow = (tokens: Tokens): Tokens => ({
    ...tokens,
    scopes: tokens.scopes.filter((scope) => port.scopes.includes(scope)),
  })
  return {
    ...port,
    async exchange(given, now) {
      const { tokens, account } = await port.exchange(given, now)
      return { tokens: narrow(tokens), account }
    },
    refresh: async (token, now) => narrow(await port.refresh(token, now)),
  }
}

function split(scope: string): string[] {
  return scope.split(' ')
}
