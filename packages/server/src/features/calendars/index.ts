import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import {
  BOOKING_EVENTS,
  DECLINED,
  JOINED,
  REASSIGNED,
  ROOM_CLAIMS,
  ROOM_MAKERS,
  ROOMS_GIVEN,
} from '../bookings/record/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { BUSY_SOURCES, LOCKED_WITH_HOSTS } from '../busy/kept.ts'
import { CONNECTED, DISCONNECTED, LOOKED_AFTER, ROOM_ACCOUNTS } from '../connections/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { CALENDARS_ASKED } from './last-checked.ts'
import { calendarTimes } from './busy.ts'
import { EVENTS_PUT_BACK } from './events.ts'
import { calendarsPart } from './exported.ts'
import { mountWatches } from './sync/mount.ts'
import { adoptCalendars, releaseCalendars, sweepReadings } from './operations.ts'
import { claimsRoom, makesRooms, planEvent, planRoom, roomAccounts } from './plan.ts'
import { CALENDAR_EVENTS } from './queues.ts'
import { calendarRoutes } from './routes.ts'
import { forgetSharing } from './sharers.ts'
import { lockSharers } from './sharer-store.ts'
import { syncCalendars } from './sync/sync.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { WATCH_KEY } from './sync/watch-id.ts'
import { writeEvent } from './write.ts'

export const calendars = capability({
  name: 'calendars',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  keeps: [CALENDARS_ASKED, WATCH_KEY],
  routes: calendarRoutes,
  announces: [EVENTS_PUT_BACK],
  mount: mountWatches,
  listens: [
    duty(BOOKING_EVENTS, planEvent),
    duty(DECLINED, planEvent),
    duty(JOINED, planEvent),
    duty(REASSIGNED, planEvent),
    duty(ROOMS_GIVEN, planRoom),
  ],
  jobs: [duty(CALENDAR_EVENTS, writeEvent)],
  sweeps: [sweepReadings],
  takesPart: [
    at(BUSY_SOURCES, calendarTimes),
    at(LOCKED_WITH_HOSTS, lockSharers),
    at(HOST_GONE, forgetSharing),
    at(CONNECTED, adoptCalendars),
    at(LOOKED_AFTER, syncCalendars),
    at(DISCONNECTED, releaseCalendars),
    at(ROOM_MAKERS, makesRooms),
    at(ROOM_ACCOUNTS, roomAccounts),
    at(ROOM_CLAIMS, claimsRoom),
    at(EXPORTED, calendarsPart),
  ],
})
