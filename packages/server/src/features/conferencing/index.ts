import { on, capability } from '../../capability.ts'
import { handle } from '../../jobs/handlers.ts'
import { BOOKING_EVENTS, PLACE_CHANGED, REASSIGNED, ROOM_CLAIMS, ROOM_MAKERS } from '../bookings/events.ts'
import { CONNECTED, CONNECTION_CHECKED, ROOM_ACCOUNTS } from '../connections/events.ts'
import { keepRoom, checkRooms, cleanUpRooms } from './keep.ts'
import {
  adoptRooms,
  claimsMeetingRoom,
  endMeetingRoom,
  makesMeetingRooms,
  meetingRoomAccounts,
  planMeetingRoom,
} from './plan.ts'
import { MEETING_ROOMS } from './queues.ts'
import { NOT_EXPORTED, TABLES } from './tables.ts'

export const conferencing = capability({
  name: 'conferencing',
  tables: TABLES,
  notExported: NOT_EXPORTED,
  subscribes: [
    handle(BOOKING_EVENTS, planMeetingRoom),
    handle(REASSIGNED, planMeetingRoom),
    handle(PLACE_CHANGED, endMeetingRoom),
  ],
  jobs: [handle(MEETING_ROOMS, keepRoom)],
  cleanups: [cleanUpRooms],
  hooks: [
    on(CONNECTED, adoptRooms),
    on(CONNECTION_CHECKED, checkRooms),
    on(ROOM_MAKERS, makesMeetingRooms),
    on(ROOM_ACCOUNTS, meetingRoomAccounts),
    on(ROOM_CLAIMS, claimsMeetingRoom),
  ],
})
