import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'busy.previous': 'Forrige uke',
  'busy.next': 'Neste uke',
  'busy.meeting': 'Møte eller tid som holdes av',
  'busy.in': 'Opptatt, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Ingen opptatte tider denne uken.',
  'busy.count': { one: '{count} opptatt tid denne uken', other: '{count} opptatte tider denne uken' },
}
