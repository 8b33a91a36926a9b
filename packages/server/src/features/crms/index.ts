import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import {
  BOOKING_EVENTS,
  ERASED,
  JOINED,
  NO_SHOWS,
  REASSIGNED,
  ROOMS_GIVEN,
} from '../bookings/record/events.ts'
import { CONNECTED, CONTACTS_CHANGED, LOOKED_AFTER } from '../connections/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { HOST_CHANGED } from '../hosts/events.ts'
import { OWNER_SOURCES } from '../teams/owners.ts'
import { checkCrm, sweepTurns } from './check.ts'
import { noteContactChanges } from './contact-changes.ts'
import { crmOwners, DIRECTORY_KEY, sweepDirectories } from './directory.ts'
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
  keeps: [DIRECTORY_KEY],
  tables: TABLES,
  notExported: NOT_EXPORTED,
  limits: LIMITS,
  routes: crmRoutes,
  mails: [fieldsGoneMail],
  announces: [FIELDS_GONE],
  listens: [
    duty(BOOKING_EVENTS, planMeeting),
    duty(REASSIGNED, planMeeting),
    duty(NO_SHOWS, planMeeting),
    duty(JOINED, planMeeting),
    duty(ROOMS_GIVEN, planMeeting),
  ],
  jobs: [duty(CRM_WAKES, drain)],
  sweeps: [sweepTurns, sweepDirectories],
  takesPart: [
    at(OWNER_SOURCES, crmOwners),
    at(CONTACTS_CHANGED, noteContactChanges),
    at(CONNECTED, adoptCrm),
    at(LOOKED_AFTER, checkCrm),
    at(EXPORTED, crmsPart),
    at(HOST_CHANGED, followHost),
    at(ERASED, forgetMeetings),
  ],
})
