import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import {
  BOOKING_EVENTS,
  DECLINED,
  GUESTS_CHANGED,
  JOINED,
  PLACE_CHANGED,
  REASSIGNED,
  ROOM_CLAIMS,
  ROOM_MAKERS,
  ROOMS_GIVEN,
} from '../bookings/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { BUSY_SOURCES, LOCKED_WITH_HOSTS } from '../busy/kept.ts'
import { CONNECTED, DISCONNECTED, CONNECTION_CHECKED, ROOM_ACCOUNTS } from '../connections/events.ts'
import { EXPORTED } from '../exports/events.ts'
import { CALENDARS_ASKED } from './last-checked.ts'
import { calendarTimes } from './busy.ts'
import { EVENTS_PUT_BACK } from './events.ts'
import { calendarsPart } from './exported.ts'
import { mountWatches } from './sync/mount.ts'
import { adoptCalendars, releaseCalendars, cleanUpReadings } from './operations.ts'
import { makesRooms, planEvent, planRoom, roomAccounts } from './plan.ts'
import { CALENDAR_EVENTS } from './queues.ts'
import { calendarRoutes } from './routes.ts'
import { forgetSharing } from './sharers.ts'
import { lockSharers } from './sharer-store.ts'
import { syncCalendars } from './sync/sync.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'
import { WATCH_KEY } from './sync/watch-id.ts'
import { claimsRoom } from './want.ts'
import { writeEvent } from './write.ts'

export const calendars = capability({
  name: 'calendars',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  services: [CALENDARS_ASKED, WATCH_KEY],
  routes: calendarRoutes,
  publishes: [EVENTS_PUT_BACK],
  mount: mountWatches,
  subscribes: [
    handle(BOOKING_EVENTS, planEvent),
    handle(DECLINED, planEvent),
    handle(GUESTS_CHANGED, planEvent),
    handle(JOINED, planEvent),
    handle(PLACE_CHANGED, planEvent),
    handle(REASSIGNED, planEvent),
    handle(ROOMS_GIVEN, planRoom),
  ],
  jobs: [handle(CALENDAR_EVENTS, writeEvent)],
  cleanups: [cleanUpReadings],
  hooks: [
    on(BUSY_SOURCES, calendarTimes),
    on(LOCKED_WITH_HOSTS, lockSharers),
    on(HOST_GONE, forgetSharing),
    on(CONNECTED, adoptCalendars),
    on(CONNECTION_CHECKED, syncCalendars),
    on(DISCONNECTED, releaseCalendars),
    on(ROOM_MAKERS, makesRooms),
    on(ROOM_ACCOUNTS, roomAccounts),
    on(ROOM_CLAIMS, claimsRoom),
    on(EXPORTED, calendarsPart),
  ],
})
