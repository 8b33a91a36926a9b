import { callingAt } from '../call.ts'
import type { RoomPort, WantedRoom } from '../provider.ts'
import { read } from '../read.ts'
import type { Registration } from '../registration.ts'
import { callError, OnlineMeeting } from './wire.ts'

const MEETINGS = '/v1.0/me/onlineMeetings'
const GONE = [404]

/** Rooms without an event: https://learn.microsoft.com/graph/api/resources/onlinemeeting */
export function teamsRooms({ apiOrigin: origin }: Registration): RoomPort {
  const call = callingAt(origin, callError)
  return {
    kind: 'microsoft_teams',
    async look(token) {
      await call({ method: 'GET', path: '/v1.0/me', token })
    },
    async make(token, room) {
      // Repeating the same external id returns the same room.
      const json = { ...wireOf(room), externalId: room.key }
      const { body } = await call({ method: 'POST', path: `${MEETINGS}/createOrGet`, token, json })
      const { id, joinWebUrl } = read(OnlineMeeting, body)
      return { id, url: joinWebUrl }
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
  return `${MEETINGS}/${encodeURIComponent(id)}`
}

function wireOf({ title, start, end }: WantedRoom): object {
  return {
    subject: title,
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(end).toISOString(),
  }
}
