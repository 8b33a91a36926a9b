import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'busy.previous': 'Forrige uge',
  'busy.next': 'Næste uge',
  'busy.meeting': 'Møde eller holdt tid',
  'busy.in': 'Optaget, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Ingen optagede tider i denne uge.',
  'busy.count': { one: '{count} optaget tid i denne uge', other: '{count} optagede tider i denne uge' },
}
