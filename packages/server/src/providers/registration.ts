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
}

/** Whose registration it is: `GOOGLE` of GOOGLE_CLIENT_ID, and what is asked where nothing else is set. */
interface Maker extends Pick<Registration, 'authOrigin' | 'tokenOrigin' | 'apiOrigin'> {
  name: string
  exampleId: string
}

const GOOGLE: Maker = {
  name: 'GOOGLE',
  exampleId: '123456-abc.apps.googleusercontent.com',
  authOrigin: 'https://accounts.google.com',
  tokenOrigin: 'https://oauth2.googleapis.com',
  apiOrigin: 'https://www.googleapis.com',
}

const MICROSOFT: Maker = {
  name: 'MICROSOFT',
  exampleId: '7a2b1c3d-0e4f-4a5b-8c6d-9e0f1a2b3c4d',
  authOrigin: 'https://login.microsoftonline.com',
  tokenOrigin: 'https://login.microsoftonline.com',
  apiOrigin: 'https://graph.microsoft.com',
}

const ZOOM: Maker = {
  name: 'ZOOM',
  exampleId: 'aBcDeFgHiJkLmNoPqRsTuV',
  authOrigin: 'https://zoom.us',
  tokenOrigin: 'https://zoom.us',
  apiOrigin: 'https://api.zoom.us',
}

/** This server's registrations. One that is absent: nobody connects an account there. */
export interface Registrations {
  google?: Registration | undefined
  microsoft?: Registration | undefined
  /** `webhookSecret`: what proves that Zoom calls. */
  zoom?: (Registration & { webhookSecret?: string | undefined }) | undefined
}

export function registrationsOf(env: Environment, refuse: Refuse): Registrations {
  const zoom = registrationOf(ZOOM, env, refuse)
  return {
    google: registrationOf(GOOGLE, env, refuse),
    microsoft: registrationOf(MICROSOFT, env, refuse),
    zoom: zoom && { ...zoom, webhookSecret: env.ZOOM_WEBHOOK_SECRET },
  }
}

function registrationOf(maker: Maker, env: Environment, refuse: Refuse): Registration | undefined {
  const [idName, secretName] = [`${maker.name}_CLIENT_ID`, `${maker.name}_CLIENT_SECRET`]
  const [clientId, clientSecret] = [env[idName], env[secretName]]
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (!clientId)
    return refuse(idName, `the id that belongs to ${secretName}, such as ${maker.exampleId}`, 'not set')
  if (!clientSecret) return refuse(secretName, `the secret of ${idName}`, 'not set')
  const origin = (part: 'AUTH' | 'TOKEN' | 'API', usual: string) =>
    new URL(serverAddress(env, `${maker.name}_${part}_URL`, /^https?:$/, usual, refuse) ?? usual).origin
  return {
    clientId,
    clientSecret,
    authOrigin: origin('AUTH', maker.authOrigin),
    tokenOrigin: origin('TOKEN', maker.tokenOrigin),
    apiOrigin: origin('API', maker.apiOrigin),
  }
}
