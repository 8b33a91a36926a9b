import { MB, parser, SECOND } from '../../isolation/parser.ts'
import type { holidayCountries, holidaysOf } from './holidays.ts'

const LIBRARY = {
  module: new URL('./holidays.ts', import.meta.url).href,
  inputMax: 1_000,
  answerMax: MB,
  timeMs: 10 * SECOND,
}

export const HOLIDAYS = parser<typeof holidaysOf>({ ...LIBRARY, name: 'holidaysOf' })
export const HOLIDAY_COUNTRIES = parser<typeof holidayCountries>({ ...LIBRARY, name: 'holidayCountries' })
