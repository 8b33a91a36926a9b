import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

export const ChosenCalendar = z.strictObject({
  connectionId: Id,
  id: z.string().max(limits.CALENDAR_ID_MAX).meta({ description: 'As its provider names it' }),
})
export type ChosenCalendar = z.output<typeof ChosenCalendar>

export const WhenUnread = z
  .strictObject({
    trustFor: z.int().min(0).max(limits.TRUST_MINUTES_MAX).nullable().meta({
      description: 'For how many minutes what was last read counts; null: until it can be read again',
    }),
    afterwards: z.enum(['busy', 'free']),
  })
  .meta({ id: 'WhenUnread' })
export type WhenUnread = z.output<typeof WhenUnread>

const BUSY_KINDS = ['tentative', 'out_of_office', 'elsewhere'] as const

export const BusyKinds = z
  .array(z.enum(BUSY_KINDS))
  .max(BUSY_KINDS.length)
  .meta({ description: 'What counts as busy besides what plainly is; `elsewhere`: working at another place' })

export type BusyKind = (typeof BUSY_KINDS)[number]

export const BusyTime = z
  .object({
    start: InstantText,
    end: InstantText,
    connectionId: Id,
    calendarId: z.string(),
    calendar: z.string(),
    title: z.string().nullable().meta({ description: 'Null where nothing but free and busy can be read' }),
  })
  .meta({ id: 'CalendarBusyTime' })
export type CalendarBusyTime = z.output<typeof BusyTime>

export const Calendar = z
  .object({
    ...ChosenCalendar.shape,
    name: z.string(),
    color: z.string().nullable(),
    isPrimary: z.boolean(),
    canWrite: z.boolean(),
    isBlocking: z.boolean().meta({ description: 'When it is busy, nobody can book' }),
    isTarget: z.boolean().meta({ description: 'Bookings are written into it; of all calendars at most one' }),
    whenUnread: WhenUnread.meta({ description: 'What counts while it cannot be read' }),
    counted: BusyKinds,
  })
  .meta({ id: 'Calendar' })
export type Calendar = z.output<typeof Calendar>

export const CalendarChoices = z
  .strictObject({
    syncsCancelation: z
      .boolean()
      .meta({ description: 'A booking whose event is moved, deleted or declined in a calendar follows' }),
  })
  .meta({ id: 'CalendarChoices' })
export type CalendarChoices = z.output<typeof CalendarChoices>
