import type { Me } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { firstLanguage, LANGUAGES, regionFrom } from '@scheduling/domain/languages'
import { countryOf, timeFormatOf, weekStartIn } from '@scheduling/domain/words'

type Habits = Partial<Pick<Me, 'weekStart' | 'timeFormat'>>

/**
 * Guesses the start of the week from the zone's country, or else from the browser's language, and the clock from
 * that language. Unknown values stay open.
 * Many people have a browser in American English, but their weeks begin as in their country.
 */
export function guessHabits(tags: readonly string[], zone: TimeZone): Habits {
  const [tag = 'en'] = tags
  const country = countryOf(zone) ?? regionFrom(tags, 'en')
  const language = firstLanguage(tags)
  const weekStart = country ? weekStartIn(country) : language && LANGUAGES[language].weekStart
  return {
    ...(weekStart && isOffered(weekStart) && { weekStart }),
    timeFormat: timeFormatOf(tag),
  }
}

function isOffered(weekday: string): weekday is Me['weekStart'] {
  return weekday === 'mon' || weekday === 'sun' || weekday === 'sat'
}
