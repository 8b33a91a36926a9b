import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** A host asks somebody by mail. The key is made when the mail is written. */
export interface ClientAsked {
  id: string
  hostId: HostId
  clientId: string
}

export const CLIENT_ASKED = defineEvent<ClientAsked>({
  name: 'client-requests',
  schema: z.looseObject({ id: z.string(), hostId: HOST_ID, clientId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})

/** A client lets the host see when they are busy. */
export type ClientConnected = ClientAsked

export const CLIENT_CONNECTED = defineEvent<ClientConnected>({ ...CLIENT_ASKED, name: 'client-connected' })
