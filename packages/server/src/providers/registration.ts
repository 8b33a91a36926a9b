import type { Environment, Refuse } from '../environment.ts'
import { serverAddress } from '../environment.ts'

/** A registration at a provider: its credentials, and the addresses of its parts. */
export interface Registration {
  clientId: string
  clientSecret: string
  /** Opened in the person's browser. */
  authOrigin: string
  /** Called by this server, like the next one. */
  tokenOrigin: string
  apiOrigin: string
  /** Proves that the provider calls. Absent: it never calls. */
  webhookSecret?: string | undefined
}

/** A company where a server registers once for all its providers. */
export interface Maker extends Pick<Registration, 'authOrigin' | 'tokenOrigin' | 'apiOrigin'> {
  id: string
  /** The prefix of its variables: `GOOGLE` in GOOGLE_CLIENT_ID. */
  variable: string
  exampleId: string
  /** It calls this server and signs with its own secret. */
  calls?: true
}

/** This server's registrations by maker id. If one is absent, nobody can connect an account there. */
export type Registrations = Readonly<Partial<Record<string, Registration>>>

/** The variables that the operator sets. */
export function variablesOf({ variable }: Maker): [id: string, secret: string] {
  return [`${variable}_CLIENT_ID`, `${variable}_CLIENT_SECRET`]
}

/** The addresses can be changed: `GOOGLE_AUTH_URL`, `GOOGLE_TOKEN_URL`, `GOOGLE_API_URL`. */
export function registrationsOf(makers: readonly Maker[], env: Environment, refuse: Refuse): Registrations {
  return Object.fromEntries(makers.map((maker) => [maker.id, registrationOf(maker, env, refuse)]))
}

function registrationOf(maker: Maker, env: Environment, refuse: Refuse): Registration | undefined {
  const [idName, secretName] = variablesOf(maker)
  const [clientId, clientSecret] = [env[idName], env[secretName]]
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (!clientId)
    return refuse(idName, `the id that belongs to ${secretName}, such as ${maker.exampleId}`, 'not set')
  if (!clientSecret) return refuse(secretName, `the secret of ${idName}`, 'not set')
  const origin = (part: 'AUTH' | 'TOKEN' | 'API', usual: string) =>
    new URL(serverAddress(env, `${maker.variable}_${part}_URL`, /^https?:$/, usual, refuse) ?? usual).origin
  return {
    clientId,
    clientSecret,
    authOrigin: origin('AUTH', maker.authOrigin),
    tokenOrigin: origin('TOKEN', maker.tokenOrigin),
    apiOrigin: origin('API', maker.apiOrigin),
    ...(maker.calls && { webhookSecret: env[`${maker.variable}_WEBHOOK_SECRET`] }),
  }
}
