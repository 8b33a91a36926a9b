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

export const MAILS_HELD = defineEvent<MailsHeld>({
  name: 'mails-held',
  schema: z.looseObject({ id: z.string(), hostId: HOST_ID }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})
