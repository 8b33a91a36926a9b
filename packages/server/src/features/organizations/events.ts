import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Somebody is invited to an organization; its own table says who. The key is made when the mail is written. */
export interface PersonInvited {
  hostId: HostId
  invitationId: string
}

export const PERSON_INVITED = defineEvent<PersonInvited>({
  name: 'organization-invitations',
  schema: z.looseObject({ hostId: HOST_ID, invitationId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ invitationId }) => invitationId,
  hostOf: ({ hostId }) => hostId,
})
