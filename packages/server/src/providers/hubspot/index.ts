import { registeredProvider } from '../plug.ts'
import { hubspotContacts } from './contacts.ts'
import { hubspotOAuth } from './oauth.ts'
import { hubspotHook } from './webhook.ts'
import { HUBSPOT } from './registration.ts'

export const hubspot = registeredProvider('hubspot', HUBSPOT, (registration) => ({
  oauth: hubspotOAuth(registration),
  contacts: hubspotContacts(registration),
  hook: hubspotHook(registration),
}))
