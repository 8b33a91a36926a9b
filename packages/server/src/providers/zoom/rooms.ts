import { MINUTE } from '@scheduling/domain'
import { callingAt } from '../call.ts'
import type { RoomPort, WantedRoom } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { callError, Meeting, MeetingList } from './wire.ts'

const GONE = [404]
const SCHEDULED = 2

/** https://developers.zoom.us/docs/api/meetings/ */
export function zoomRooms({ apiOrigin: origin }: Registration): RoomPort {
  const call = callingAt(origin, callError)
  return {
    kind: 'zoom',
    async look(token) {
      await call({ method: 'GET', path: '/v2/users/me', token })
    },
    async make(token, room, isRepeat) {
      if (isRepeat) {
        // Zoom cannot recognize a second attempt, so we look for the meeting ourselves.
        const path = '/v2/users/me/meetings?type=upcoming&page_size=300'
        const { meetings } = read(MeetingList, (await call({ method: 'GET', path, token })).body)
        const made = meetings.find(({ agenda }) => agenda.includes(room.key))
        if (made) return { id: made.id, url: made.join_url }
      }
      const json = { ...wireOf(room), type: SCHEDULED, agenda: room.key }
      const { body } = await call({ method: 'POST', path: '/v2/users/me/meetings', token, json })
      const { id, join_url } = read(Meeting, body)
      return { id, url: join_url }
    },
    async change(token, id, room) {
      await call({ method: 'PATCH', path: pathOf(id), token, json: wireOf(room) })
    },
    async end(token, id) {
      await call({ method: 'DELETE', path: pathOf(id), token }, GONE)
    },
  }
}

function pathOf(id: string): string {
  return `/v2/meetings/${encodeURIComponent(id)}`
}

function wireOf({ title, start, end }: WantedRoom): object {
  return {
    topic: title,
    start_time: new Date(start).toISOString().replace('.000Z', 'Z'),
    duration: Math.ceil((end - start) / MINUTE),
    timezone: 'UTC',
  }
}
