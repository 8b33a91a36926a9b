import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Locked } from '../event-types/managed.ts'
import { EventSlug, Id } from '../fields.ts'

const given = {
  locked: Locked.meta({ description: 'Fields that people cannot change, and that follow every change here' }),
  everybody: z.boolean().meta({ description: 'Members who are not named get it, also those who join later' }),
}

/** To whom an event type is given, and what they cannot change. */
export const ManagedEventTypeInput = z.strictObject({
  ...given,
  people: z
    .array(
      z.strictObject({
        memberId: Id,
        gets: z.boolean(),
        slug: EventSlug.nullable().meta({
          description: 'The address at which it begins below their link; null: the one that it has here',
        }),
      }),
    )
    .max(limits.MEMBERS_MAX),
})
export type ManagedEventTypeInput = z.output<typeof ManagedEventTypeInput>

const STATES = ['given', 'waiting', 'taken', 'none'] as const

/** What came of it for each member. */
export const ManagedEventType = z
  .object({
    isManaged: z.boolean(),
    ...given,
    people: z.array(
      z.object({
        memberId: Id,
        gets: z.boolean(),
        isNamed: z.boolean().meta({ description: 'False: as everybody' }),
        slug: z.string().meta({ description: 'Its address below their link, or the one that it would get' }),
        wantedSlug: z.string().meta({
          description: 'The address that was chosen for them, or the one that it has here',
        }),
        isTaken: z.boolean().meta({ description: 'Another event type of theirs has the wanted address' }),
        state: z.enum(STATES).meta({
          description:
            'They have it; they will have it in a moment; it waits for another address; they do not get it',
        }),
      }),
    ),
  })
  .meta({ id: 'ManagedEventType' })
export type ManagedEventType = z.output<typeof ManagedEventType>
