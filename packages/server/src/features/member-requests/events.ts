import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** News about a request. Its own table says what it is about. */
export interface RequestNews {
  /** The own host of who gets the mail. */
  hostId: HostId
  organization: HostId
  requestId: string
}

/** A member asks the owner. The key is made when the mail is written. */
export const MEMBER_ASKED = defineEvent<RequestNews>({
  name: 'member-requests',
  schema: z.looseObject({ hostId: HOST_ID, organization: HOST_ID, requestId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ requestId }) => requestId,
  hostOf: ({ hostId }) => hostId,
})

/** Somebody answered the member. */
export const MEMBER_ANSWERED = defineEvent<RequestNews>({ ...MEMBER_ASKED, name: 'member-request-answers' })
