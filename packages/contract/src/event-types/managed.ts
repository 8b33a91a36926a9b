import { z } from 'zod'
import { Id } from '../fields.ts'

/** The fields of an event type that an organization can lock for those to whom it gives it. */
export const LOCKABLE = [
  'name',
  'slug',
  'description',
  'isOn',
  'isSecret',
  'offText',
  'locations',
  'duration',
  'increment',
  'bufferBefore',
  'bufferAfter',
  'minimumNotice',
  'rescheduleNotice',
  'cancelNotice',
  'window',
  'limits',
  'questions',
  'availability',
  'reminders',
  'confirmation',
  'allowGuests',
  'confirmEmail',
  'approval',
  'video',
] as const
export type LockableField = (typeof LOCKABLE)[number]

export const Locked = z.array(z.enum(LOCKABLE)).max(LOCKABLE.length)

/** Of an event type that an organization gave to a person. */
export const Given = z.object({
  organizationId: Id,
  locked: Locked.meta({ description: 'Only the organization changes these' }),
})
