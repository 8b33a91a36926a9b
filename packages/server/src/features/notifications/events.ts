import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** A host's mails wait for another day because they went to too many strangers. */
export interface MailsHeld {
  id: string
  hostId: HostId
}

/** An invitee's mail server refused a mail about a booking for good. */
export interface MailRefused {
  id: string
  hostId: HostId
  bookingId: string
}

export const MAILS_REFUSED = defineEvent<MailRefused>({
  name: 'mails-refused',
  schema: z.looseObject({ id: z.string(), hostId: HOST_ID, bookingId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})

export const MAILS_HELD = defineEvent<MailsHeld>({
  name: 'mails-held',
  schema: z.looseObject({ id: z.string(), hostId: HOST_ID }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
