import type { Environment, Refuse } from '../environment.ts'
import { serverAddress } from '../environment.ts'

/** What a registration at Google gives, and where its parts are asked. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  /** Opened by browsers. */
  authOrigin: string
  /** Asked by this server, as the next. */
  tokenOrigin: string
  apiOrigin: string
}

const EXAMPLE_ID = '123456-abc.apps.googleusercontent.com'

/** Undefined where nothing is set: connecting is off. */
export function googleOf(env: Environment, refuse: Refuse): GoogleConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (!clientId)
    return refuse(
      'GOOGLE_CLIENT_ID',
      `the id that belongs to GOOGLE_CLIENT_SECRET, such as ${EXAMPLE_ID}`,
      'not set',
    )
  if (!clientSecret) return refuse('GOOGLE_CLIENT_SECRET', 'the secret of GOOGLE_CLIENT_ID', 'not set')
  const origin = (name: string, usual: string) =>
    new URL(serverAddress(env, name, /^https?:$/, usual, refuse) ?? usual).origin
  return {
    clientId,
    clientSecret,
    authOrigin: origin('GOOGLE_AUTH_URL', 'https://accounts.google.com'),
    tokenOrigin: origin('GOOGLE_TOKEN_URL', 'https://oauth2.googleapis.com'),
    apiOrigin: origin('GOOGLE_API_URL', 'https://www.googleapis.com'),
  }
}
