import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

/** A new password. */
export const Password = z
  .string()
  .min(limits.PASSWORD_MIN, 'At least 8 characters are needed')
  .max(limits.PASSWORD_MAX)
  .refine((value) => /\p{Lu}/u.test(value), {
    error: 'An uppercase letter is needed',
    params: { reason: 'uppercase' },
  })
  .refine((value) => /[^\p{L}\p{N}\s]/u.test(value), {
    error: 'A special character is needed',
    params: { reason: 'special' },
  })

export const Session = z
  .object({
    id: Id,
    isThisOne: z.boolean(),
    browser: z.string().nullable().meta({ description: 'Null where it says nothing known of itself' }),
    system: z.string().nullable(),
    timeZone: z.string().nullable().meta({ description: 'Of its clock; null where it did not say' }),
    startedAt: InstantText,
    seenAt: InstantText.meta({ description: 'To the hour' }),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.output<typeof Session>
