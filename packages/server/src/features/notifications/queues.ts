import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'
import type { PlannedMail, PlannedReminder } from './plan.ts'

export interface MailJob {
  mail: PlannedMail
  /** How often it was postponed already. */
  waits?: number
}

export type ReminderJob = PlannedReminder & Pick<MailJob, 'waits'>

/** A reader of a booking's mails who turned mails on again. */
export interface ReaderReturn {
  hostId: HostId
  bookingId: string
  audience: 'invitee' | 'guest'
  recipient: string
  /** The booking's sequence at that moment. */
  sequence: number
}

const reader = {
  hostId: HOST_ID,
  bookingId: z.string(),
  recipient: z.string(),
  sequence: z.number(),
}
const mailed = { ...reader, eventId: z.string(), audience: z.enum(['host', 'invitee', 'guest']) }
const waits = z.number().optional()

/** Each mail is a job of its own, tried until it is sent. */
export const MAILS = defineJob<MailJob>({
  name: 'mails',
  schema: z.looseObject({ mail: z.looseObject(mailed), waits }),
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ mail }) => mail.hostId,
  threadOf: ({ mail }) => threadOf(mail),
})

export const REMINDERS = defineJob<ReminderJob>({
  name: 'reminders',
  schema: z.looseObject({
    ...mailed,
    dueAt: z.number(),
    nextDueAt: z.number().nullable(),
    start: z.number(),
    waits,
  }),
  lane: LANES.mail,
  retry: 'patient',
  hostOf: ({ hostId }) => hostId,
  threadOf,
})

export const READER_RETURNS = defineJob<ReaderReturn>({
  name: 'reader-returns',
  schema: z.looseObject({ ...reader, audience: z.enum(['invitee', 'guest']) }),
  lane: LANES.mail,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf,
})

/** All mails that one reader gets about one booking. */
function threadOf({ bookingId, recipient }: Pick<PlannedMail, 'bookingId' | 'recipient'>): string {
  return `${bookingId} ${recipient}`
}
