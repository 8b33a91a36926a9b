import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

/** A meeting to come of somebody who has gone, that nobody else has taken. */
export const Handover = z
  .object({
    bookingId: Id,
    start: InstantText,
    eventName: z.string(),
    invitee: z.string().meta({ description: 'The name of the invitee' }),
    person: z.string().meta({ description: 'The name of who has gone, and still comes to it' }),
    to: z.string().nullable().meta({ description: 'The name of who was to take it; null: whose turn it is' }),
    state: z.enum(['waiting', 'kept']).meta({
      description: 'Whether somebody is being looked for, or nobody was found and it stays as it is',
    }),
    reason: z
      .enum(['not_free', 'not_in_team'])
      .nullable()
      .meta({ description: 'Why nobody has taken it; null: somebody is being looked for' }),
  })
  .meta({ id: 'Handover' })
export type Handover = z.output<typeof Handover>
