import type { Me } from '@scheduling/contract'
import type { TimeZone } from '@scheduling/domain'
import { firstSpoken, SPOKEN, regionFrom } from '@scheduling/domain/languages'
import { countryOf, timeFormatOf, weekStartIn } from '@scheduling/domain/words'

type Habits = Partial<Pick<Me, 'weekStart' | 'timeFormat'>>

/**
 * How weeks begin in the country of this zone, or else in the browser's language, and clocks count in that language; what
 * neither says stays open.
 * Many people have a browser in American English, and their weeks begin as those around them do.
 */
export function guessHabits(tags: readonly string[], zone: TimeZone): Habits {
  const [tag = 'en'] = tags
  const country = countryOf(zone) ?? regionFrom(tags, 'en')
  const language = firstSpoken(tags)
  const weekStart = country ? weekStartIn(country) : language && SPOKEN[language].weekStart
  return {
    ...(weekStart && isOffered(weekStart) && { weekStart }),
    timeFormat: timeFormatOf(tag),
  }
}

function isOffered(weekday: string): weekday is Me['weekStart'] {
  return weekday === 'mon' || weekday === 'sun' || weekday === 'sat'
}
