import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedDaysOff } from '../edited.ts'
import { DateText } from '../fields.ts'
import { route } from '../route.ts'
import { CountryCode, DaysOffSettings, HolidayCountry, RegionCode, TimeAway } from './schemas.ts'

export const daysOff = {
  'GET /days-off': route({
    summary: 'Public holidays and time away',
    auth: 'host',
    action: 'event_types',
    result: DaysOffSettings,
    edited: editedDaysOff,
    errors: ['not_signed_in'],
  }),
  'PATCH /days-off': route({
    edits: 'GET /days-off',
    summary: 'Change what is given. Existing meetings stay',
    auth: 'host',
    action: 'event_types',
    body: z
      .strictObject({
        country: CountryCode.nullable(),
        region: RegionCode.nullable().meta({ description: 'Absent with a country: the whole country' }),
        availableOn: z
          .array(DateText)
          .max(limits.WORKED_HOLIDAYS_MAX)
          .meta({ description: 'The holidays on which the usual hours apply' }),
        away: z.array(TimeAway).max(limits.TIME_AWAY_MAX),
      })
      .partial(),
    result: DaysOffSettings,
    errors: ['not_signed_in', 'invalid_input'],
  }),
  'GET /days-off/countries': route({
    summary: 'Countries with public holidays, and their regions',
    auth: 'host',
    action: 'event_types',
    result: z.object({ countries: z.array(HolidayCountry) }),
    errors: ['not_signed_in'],
  }),
}
