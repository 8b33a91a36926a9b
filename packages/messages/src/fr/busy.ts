import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'busy.previous': 'Semaine précédente',
  'busy.next': 'Semaine suivante',
  'busy.meeting': 'Rendez-vous ou créneau gardé',
  'busy.in': 'Occupé, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Aucune heure occupée cette semaine.',
  'busy.count': {
    one: '{count} période occupée cette semaine',
    other: '{count} périodes occupées cette semaine',
  },
}
