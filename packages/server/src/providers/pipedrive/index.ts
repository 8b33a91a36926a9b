import { registeredProvider } from '../plug.ts'
import { pipedriveContacts } from './contacts.ts'
import { pipedriveOAuth } from './oauth.ts'
import { PIPEDRIVE } from './registration.ts'
import { pipedriveUninstall } from './uninstall.ts'

export const pipedrive = registeredProvider('pipedrive', PIPEDRIVE, (registration) => ({
  oauth: pipedriveOAuth(registration),
  contacts: pipedriveContacts(registration),
  uninstall: pipedriveUninstall(registration),
}))
