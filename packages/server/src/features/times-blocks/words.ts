import type { TimesFormat } from '@scheduling/contract/times-block'
import type { TimeZone } from '@scheduling/domain'
import { dateOf } from '@scheduling/domain'
import type { Language } from '@scheduling/domain/languages'
import { regionalTag } from '@scheduling/domain/languages'
import type { TimeFormat, TimeWords } from '@scheduling/domain/words'
import { countryOf, timeWords } from '@scheduling/domain/words'

/** Who reads the message, in which zone. */
export interface Recipient {
  language: Language
  timeZone: TimeZone
  timeFormat: TimeFormat
  /** The current one: dates of others have their year. */
  year: string
}

export function wordsFor({ language, timeZone, timeFormat, year }: Recipient): TimeWords {
  return timeWords(regionalTag(language, countryOf(timeZone)), timeFormat, year)
}

export function formatOf(words: TimeWords): TimesFormat {
  return {
    dayOf: (at, zone) => words.date(dateOf(zone, at)),
    timeRange: (from, to, zone) => words.span(zone, from, to),
  }
}
