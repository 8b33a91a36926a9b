import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'busy.previous': 'Vorige week',
  'busy.next': 'Volgende week',
  'busy.meeting': 'Afspraak of vastgehouden tijd',
  'busy.in': 'Bezet, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Geen bezette tijden deze week.',
  'busy.count': { one: '{count} bezette tijd deze week', other: '{count} bezette tijden deze week' },
}
