import { on, capability } from '../../capability.ts'
import { EXPORTED } from '../exports/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { ORIGINS } from '../offers/origins.ts'
import { MAIL_SUBJECTS } from '../../mails.ts'
import { CLIENT_ASKED, CLIENT_CONNECTED } from './events.ts'
import { clientsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { connectedMail } from './mails/connected/index.ts'
import { clientMail } from './mails/index.ts'
import { clientOffers } from './offers.ts'
import { forgetClientsOf, cleanUpClients } from './operations.ts'
import { clientRoutes } from './routes.ts'
import { requestAsSubject } from './subject.ts'
import { TABLES } from './tables.ts'

export const clients = capability({
  name: 'clients',
  tables: TABLES,
  limits: LIMITS,
  routes: clientRoutes,
  mails: [clientMail, connectedMail],
  publishes: [CLIENT_ASKED, CLIENT_CONNECTED],
  cleanups: [cleanUpClients],
  hooks: [
    on(ORIGINS, clientOffers),
    on(HOST_GONE, forgetClientsOf),
    on(EXPORTED, clientsPart),
    on(MAIL_SUBJECTS, requestAsSubject),
  ],
})
