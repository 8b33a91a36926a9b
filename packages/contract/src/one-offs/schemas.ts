import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { OfferedLocation } from '../event-types/schemas.ts'
import { Id, InstantText, KeptInstant, keptName, mailedName, text } from '../fields.ts'

export const fields = {
  name: mailedName(limits.TITLE_MAX),
  description: text(limits.DESCRIPTION_MAX),
  duration: z.int().min(limits.DURATION_MIN).max(limits.DURATION_MAX),
  locations: z.array(OfferedLocation).min(1, 'One location must be selected').max(limits.LOCATIONS_MAX),
  slots: z
    .array(KeptInstant)
    .min(1, 'At least one time must be picked')
    .max(limits.PICKED_TIMES_MAX)
    .meta({ description: 'Starts that are offered, also outside of the usual hours' }),
  expiresAt: KeptInstant.nullable().meta({
    description: 'From then on its link has expired; null: after its last time',
  }),
  holdsTimes: z.boolean().meta({ description: 'Whether its times are kept free from other bookings' }),
}

/** Hand-picked times, offered once to one invitee. */
export const OneOff = z
  .object({
    id: Id,
    slug: z.string().meta({ description: 'Its address below that of the host’s page' }),
    ...fields,
    name: keptName(limits.TITLE_MAX),
    slots: z.array(InstantText),
    state: z.enum(['pending', 'taken', 'expired']),
    bookingId: Id.nullable().meta({ description: 'What came of it' }),
    createdAt: InstantText,
  })
  .meta({ id: 'OneOff' })
export type OneOff = z.output<typeof OneOff>
