import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id } from './fields.ts'
import { route } from './route.ts'

const ChosenCalendar = z.strictObject({
  connectionId: Id,
  id: z.string().max(1_024).meta({ description: 'As its provider names it' }),
})
export type ChosenCalendar = z.output<typeof ChosenCalendar>

const Calendar = z
  .object({
    ...ChosenCalendar.shape,
    name: z.string(),
    colour: z.string().nullable(),
    isPrimary: z.boolean(),
    canWrite: z.boolean(),
    isBlocking: z.boolean().meta({ description: 'When it is busy, nobody can book' }),
    isTarget: z.boolean().meta({ description: 'Bookings are written into it; of all calendars at most one' }),
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
