import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { DateText } from '../fields.ts'

export const TimeAway = z
  .strictObject({ from: DateText, to: DateText })
  .meta({ id: 'TimeAway', description: 'The first and the last date, in the zone of each schedule' })
export type TimeAway = z.output<typeof TimeAway>

export const CountryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Expected a country code such as DE')
  .meta({ description: 'ISO 3166-1 alpha-2' })

export const RegionCode = z
  .string()
  .min(1)
  .max(limits.REGION_CODE_MAX)
  .meta({ description: 'As in `GET /days-off/countries`' })

export const DaysOffSettings = z
  .object({
    country: CountryCode.nullable().meta({ description: 'Whose public holidays are days off; null: none' }),
    region: RegionCode.nullable().meta({ description: 'Null: the holidays of the whole country' }),
    holidays: z
      .array(z.object({ date: DateText, name: z.string(), isAvailable: z.boolean() }))
      .meta({ description: 'From today on, for two to three years' }),
    away: z.array(TimeAway).meta({ description: 'By date' }),
  })
  .meta({ id: 'DaysOff' })
export type DaysOffSettings = z.output<typeof DaysOffSettings>

export const HolidayCountry = z
  .object({ code: CountryCode, regions: z.array(z.object({ code: RegionCode, name: z.string() })) })
  .meta({ id: 'HolidayCountry' })
export type HolidayCountry = z.output<typeof HolidayCountry>
