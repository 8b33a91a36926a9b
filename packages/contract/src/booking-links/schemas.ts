import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Email, Id, InstantText, KeptInstant, line, typedName } from '../fields.ts'

const maxUses = z
  .int()
  .min(1)
  .max(limits.LINK_USES_MAX)
  .meta({ description: 'How many bookings can be made with it. Canceling one gives none back' })

const expiresAt = KeptInstant.nullable().meta({
  description: 'From then on it has expired; null: it does not expire',
})

export const NewBookingLinks = z.strictObject({
  count: z.int().min(1).max(limits.LINKS_AT_ONCE_MAX).default(1).meta({ description: 'How many are made' }),
  maxUses: maxUses.default(1),
  expiresAt: expiresAt.default(null),
  label: line(limits.TITLE_MAX).default('').meta({ description: 'A note that only the host sees' }),
  prefill: z
    .strictObject({
      name: typedName(limits.NAME_MAX, 0).default(''),
      email: z.union([Email, z.literal('')]).default(''),
    })
    .nullable()
    .default(null)
    .meta({ description: 'What the form begins with; for one link alone' }),
})

/** A link to an event type that ends after some bookings, or at some time. */
export const BookingLink = z
  .object({
    id: Id,
    slug: z.string().meta({ description: 'Its address below that of the host’s page' }),
    label: z.string(),
    maxUses,
    expiresAt: InstantText.nullable(),
    prefill: z.object({ name: z.string(), email: z.string() }),
    state: z.enum(['open', 'used_up', 'expired', 'revoked']),
    bookings: z
      .array(z.object({ id: Id, inviteeName: z.string().meta({ description: 'Empty: erased' }) }))
      .meta({ description: 'What was booked with it, the newest first' }),
    createdAt: InstantText,
  })
  .meta({ id: 'BookingLink' })
export type BookingLink = z.output<typeof BookingLink>
