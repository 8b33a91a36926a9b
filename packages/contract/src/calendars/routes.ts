import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { route } from '../route.ts'
import { slotRange } from '../slots/schemas.ts'
import { ChosenCalendar, WhenUnread, BusyKinds, BusyTime, Calendar, CalendarChoices } from './schemas.ts'

const result = z.object({ calendars: z.array(Calendar) })

export const calendars = {
  'GET /calendars': route({
    summary: 'The calendars of all connections, as last listed',
    auth: 'host',
    action: 'own_account',
    result,
    errors: ['not_signed_in'],
  }),
  'PUT /calendars': route({
    summary: 'Choose which calendars block time, and into which one bookings are written',
    auth: 'host',
    action: 'own_account',
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
    action: 'own_account',
    body: ChosenCalendar.extend({ whenUnread: WhenUnread }),
    result,
    errors: ['not_signed_in', 'invalid_input', 'calendar_not_found'],
  }),
  'PUT /calendars/counted': route({
    summary: 'Choose what of a calendar counts as busy. Repeat: the same',
    auth: 'host',
    action: 'own_account',
    body: ChosenCalendar.extend({ counted: BusyKinds }),
    result,
    errors: ['not_signed_in', 'invalid_input', 'calendar_not_found'],
  }),
  'GET /calendars/busy': route({
    summary: 'What the chosen calendars say themselves at this moment, for their owner',
    auth: 'host',
    action: 'own_account',
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
    action: 'own_account',
    result: CalendarChoices,
    errors: ['not_signed_in'],
  }),
  'PUT /calendars/choices': route({
    summary: 'Choose what goes for all calendars. Repeat: the same',
    auth: 'host',
    action: 'own_account',
    body: CalendarChoices,
    result: CalendarChoices,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
