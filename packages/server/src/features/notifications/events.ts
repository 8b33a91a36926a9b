import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Mails that a host caused wait for another day, because so many strangers were written to. */
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
