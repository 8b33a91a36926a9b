import { limits } from '@scheduling/domain'
import { shorten } from './plain-text.ts'

// Shorter names say too little. Then we cut the end of the subject instead.
const NAME_MIN = 16

/** What a subject names: an event and a person. */
export interface Names {
  event: string
  name: string
}

/** At most TITLE_MAX. Shortens long names first, so that the time stays readable. */
export function fitSubject(write: (names: Names) => string, names: Names): string {
  let given = names
  for (const part of names.event.length < names.name.length ? PERSON_FIRST : EVENT_FIRST) {
    const excess = write(given).length - limits.TITLE_MAX
    if (excess > 0)
      given = { ...given, [part]: shorten(given[part], Math.max(NAME_MIN, given[part].length - excess)) }
  }
  return shorten(write(given), limits.TITLE_MAX)
}

const EVENT_FIRST = ['event', 'name'] as const
const PERSON_FIRST = ['name', 'event'] as const
