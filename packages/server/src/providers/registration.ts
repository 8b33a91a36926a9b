import type { Environment, Refuse } from '../environment.ts'
import { serverAddress } from '../environment.ts'

/** What a registration at a provider gives, and where its parts are asked. */
export interface Registration {
  clientId: string
  clientSecret: string
  /** Opened by browsers. */
  authOrigin: string
  /** Asked by this server, as the next. */
  tokenOrigin: string
  apiOrigin: string
  /** What proves that the provider calls; absent: it does not. */
  webhookSecret?: string | undefined
}

/** Where a server is registered, once for all providers of one maker. */
export interface Maker extends Pick<Registration, 'authOrigin' | 'tokenOrigin' | 'apiOrigin'> {
  id: string
  /** The beginning of its variables: `GOOGLE` of GOOGLE_CLIENT_ID. */
  variable: string
  exampleId: string
  /** Calls this server, signed with a secret of its own. */
  calls?: true
}

/** This server's registrations, by the id of the maker. One that is absent: nobody connects an account there. */
export type Registrations = Readonly<Partial<Record<string, Registration>>>

/** What whoever runs the server sets. */
export function variablesOf({ variable }: Maker): [id: string, secret: string] {
  return [`${variable}_CLIENT_ID`, `${variable}_CLIENT_SECRET`]
}

/** Each may be asked for at another address than the usual one: `GOOGLE_AUTH_URL`, `GOOGLE_TOKEN_URL`, `GOOGLE_API_URL`. */
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
