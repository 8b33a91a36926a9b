import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'busy.previous': 'Föregående vecka',
  'busy.next': 'Nästa vecka',
  'busy.meeting': 'Möte eller reservation',
  'busy.in': 'Upptagen, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Inga upptagna tider den här veckan.',
  'busy.count': {
    one: '{count} upptagen tid den här veckan',
    other: '{count} upptagna tider den här veckan',
  },
}
