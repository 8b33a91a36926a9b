import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText } from './fields.ts'
import { route } from './route.ts'
import { slotRange } from './slots.ts'

const ChosenCalendar = z.strictObject({
  connectionId: Id,
  id: z.string().max(1_024).meta({ description: 'As its provider names it' }),
})
export type ChosenCalendar = z.output<typeof ChosenCalendar>

// A month of minutes: longer nobody trusts what a calendar said.
const TRUST_MAX = 43_200

const WhenUnread = z
  .strictObject({
    trustFor: z.int().min(0).max(TRUST_MAX).nullable().meta({
      description: 'For how many minutes what was last read counts; null: until it can be read again',
    }),
    afterwards: z.enum(['busy', 'free']),
  })
  .meta({ id: 'WhenUnread' })
export type WhenUnread = z.output<typeof WhenUnread>

const BUSY_KINDS = ['tentative', 'out_of_office', 'elsewhere'] as const
const BusyKinds = z
  .array(z.enum(BUSY_KINDS))
  .max(BUSY_KINDS.length)
  .meta({ description: 'What counts as busy besides what plainly is; `elsewhere`: working at another place' })
export type BusyKind = (typeof BUSY_KINDS)[number]

const BusyTime = z
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

const Calendar = z
  .object({
    ...ChosenCalendar.shape,
    name: z.string(),
    colour: z.string().nullable(),
    isPrimary: z.boolean(),
    canWrite: z.boolean(),
    isBlocking: z.boolean().meta({ description: 'When it is busy, nobody can book' }),
    isTarget: z.boolean().meta({ description: 'Bookings are written into it; of all calendars at most one' }),
    whenUnread: WhenUnread.meta({ description: 'What counts while it cannot be read' }),
    counted: BusyKinds,
  })
  .meta({ id: 'Calendar' })
export type Calendar = z.output<typeof Calendar>

const result = z.object({ calendars: z.array(Calendar) })

const CalendarChoices = z
  .strictObject({
    syncsCancelation: z
      .boolean()
      .meta({ description: 'A booking whose event is moved, deleted or declined in a calendar follows' }),
  })
  .meta({ id: 'CalendarChoices' })
export type CalendarChoices = z.output<typeof CalendarChoices>

export const calendars = {
  'GET /calendars': route({
    summary: 'The calendars of all connections, as last listed',
    auth: 'host',
    result,
    errors: ['not_signed_in'],
  }),
  'PUT /calendars': route({
    summary: 'Choose which calendars block time, and into which one bookings are written',
    auth: 'host',
    body: z.strictObject({
      blocking: z.array(ChosenCalendar).max(limits.CALENDARS_MAX),
      target: ChosenCalendar.nullable(),
    }),
    result,
    errors: ['not_signed_in', 'invalid_input', 'calendar_not_found', 'calendar_read_only'],
  }),
  'PUT /calendars/unread': route({
    summary: 'Choose what counts while a calendar cannot be read. Repeat: the same',
    auth: 'host',
    body: ChosenCalendar.extend({ whenUnread: WhenUnread }),
    result,
    errors: ['not_signed_in', 'invalid_input', 'calendar_not_found'],
  }),
  'PUT /calendars/counted': route({
    summary: 'Choose what of a calendar counts as busy. Repeat: the same',
    auth: 'host',
    body: ChosenCalendar.extend({ counted: BusyKinds }),
    result,
    errors: ['not_signed_in', 'invalid_input', 'calendar_not_found'],
  }),
  'GET /calendars/busy': route({
    summary: 'What the chosen calendars say themselves at this moment, for their owner',
    auth: 'host',
    query: z.object(slotRange),
    result: z.object({
      times: z.array(BusyTime),
      unread: z.array(z.string()).meta({ description: 'Accounts that did not answer' }),
    }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /calendars/choices': route({
    summary: 'What goes for all calendars',
    auth: 'host',
    result: CalendarChoices,
    errors: ['not_signed_in'],
  }),
  'PUT /calendars/choices': route({
    summary: 'Choose what goes for all calendars. Repeat: the same',
    auth: 'host',
    body: CalendarChoices,
    result: CalendarChoices,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
