import { at, capability } from '../../capability.ts'
import { duty } from '../../jobs/duty.ts'
import { BOOKING_EVENTS, REASSIGNED, ROOM_CLAIMS, ROOM_MAKERS } from '../bookings/record/events.ts'
import { CONNECTED, LOOKED_AFTER, ROOM_ACCOUNTS } from '../connections/events.ts'
import { keepRoom, checkRooms, sweepRooms } from './keep.ts'
import {
  adoptRooms,
  claimsMeetingRoom,
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
  listens: [duty(BOOKING_EVENTS, planMeetingRoom), duty(REASSIGNED, planMeetingRoom)],
  jobs: [duty(MEETING_ROOMS, keepRoom)],
  sweeps: [sweepRooms],
  takesPart: [
    at(CONNECTED, adoptRooms),
    at(LOOKED_AFTER, checkRooms),
    at(ROOM_MAKERS, makesMeetingRooms),
    at(ROOM_ACCOUNTS, meetingRoomAccounts),
    at(ROOM_CLAIMS, claimsMeetingRoom),
  ],
})
