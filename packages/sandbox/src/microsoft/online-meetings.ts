import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { refuseCall, sendJson } from './answers.ts'

/** https://learn.microsoft.com/graph/api/resources/onlinemeeting */
export interface OnlineMeeting {
  id: string
  externalId: string
  subject: string
  startDateTime: string
  endDateTime: string
  joinWebUrl: string
}

interface Call {
  account: { isPersonal: boolean; meetings: Map<string, OnlineMeeting> }
  /** The first part of the path. */
  first: string
  body: Record<string, unknown>
}

/** The same external id returns the first meeting unchanged. */
export function createOrGet({ account, body }: Call, response: ServerResponse): void {
  const asked = body as Partial<OnlineMeeting>
  if (account.isPersonal)
    return refuseCall(response, 403, 'Forbidden', 'The user is not licensed for online meetings.')
  if (!asked.externalId) return refuseCall(response, 400, 'BadRequest', 'ExternalId is required.')
  const onlineMeeting = [...account.meetings.values()].find(
    ({ externalId }) => externalId === asked.externalId,
  )
  if (onlineMeeting) return sendJson(response, 200, onlineMeeting)
  if (!isSpan(asked)) return refuseCall(response, 400, 'BadRequest', 'EndDateTime is before StartDateTime.')
  const id = `MSp${randomBytes(18).toString('base64url')}`
  const joinWebUrl = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${randomBytes(12).toString('hex')}`
  const made = { ...(asked as OnlineMeeting), id, joinWebUrl }
  account.meetings.set(id, made)
  sendJson(response, 201, made)
}

export function changeMeeting({ account, first, body }: Call, response: ServerResponse): void {
  const onlineMeeting = account.meetings.get(first)
  if (!onlineMeeting) return refuseCall(response, 404, 'NotFound', 'The meeting was not found.')
  // A change of one end must include both.
  if (!isSpan(body)) return refuseCall(response, 400, 'BadRequest', 'EndDateTime is before StartDateTime.')
  const changed = { ...onlineMeeting, ...body }
  account.meetings.set(first, changed)
  sendJson(response, 200, changed)
}

export function endMeeting({ account, first }: Call, response: ServerResponse): void {
  if (!account.meetings.delete(first))
    return refuseCall(response, 404, 'NotFound', 'The meeting was not found.')
  response.writeHead(204).end()
}

function isSpan({ startDateTime, endDateTime }: Partial<Record<keyof OnlineMeeting, unknown>>): boolean {
  return Date.parse(String(endDateTime)) > Date.parse(String(startDateTime))
}
