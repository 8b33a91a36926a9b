import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import {
  BOOKING_EVENTS,
  ERASED,
  GUESTS_CHANGED,
  JOINED,
  NO_SHOWS,
  PLACE_CHANGED,
  REASSIGNED,
  ROOMS_GIVEN,
} from '../bookings/events.ts'
import { CONNECTED, CONTACTS_CHANGED, CONNECTION_CHECKED } from '../connections/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { HOST_CHANGED } from '../hosts/events.ts'
import { OWNER_SOURCES } from '../teams/owners.ts'
import { checkCrm, cleanUpTurns } from './check.ts'
import { noteContactChanges } from './contact-changes.ts'
import { crmOwners, DIRECTORY_KEY, cleanUpDirectories } from './directory.ts'
import { drain } from './drain.ts'
import { FIELDS_GONE } from './events.ts'
import { crmsPart } from './exported.ts'
import { LIMITS } from './limits.ts'
import { fieldsGoneMail } from './mails/index.ts'
import { adoptCrm, followHost, planMeeting } from './plan.ts'
import { CRM_WAKES } from './queues.ts'
import { crmRoutes } from './routes.ts'
import { forgetMeetings } from './store.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const crms = capability({
  name: 'crms',
  services: [DIRECTORY_KEY],
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: crmRoutes,
  mails: [fieldsGoneMail],
  publishes: [FIELDS_GONE],
  subscribes: [
    handle(BOOKING_EVENTS, planMeeting),
    handle(REASSIGNED, planMeeting),
    handle(NO_SHOWS, planMeeting),
    handle(GUESTS_CHANGED, planMeeting),
    handle(JOINED, planMeeting),
    handle(PLACE_CHANGED, planMeeting),
    handle(ROOMS_GIVEN, planMeeting),
  ],
  jobs: [handle(CRM_WAKES, drain)],
  cleanups: [cleanUpTurns, cleanUpDirectories],
  hooks: [
    on(OWNER_SOURCES, crmOwners),
    on(CONTACTS_CHANGED, noteContactChanges),
    on(CONNECTED, adoptCrm),
    on(CONNECTION_CHECKED, checkCrm),
    on(EXPORTED, crmsPart),
    on(HOST_CHANGED, followHost),
    on(ERASED, forgetMeetings),
  ],
})
