import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'busy.previous': 'Edellinen viikko',
  'busy.next': 'Seuraava viikko',
  'busy.meeting': 'Tapaaminen tai alustava varaus',
  'busy.in': 'Varattu, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Ei varattuja aikoja tällä viikolla.',
  'busy.count': {
    one: '{count} varattu aika tällä viikolla',
    other: '{count} varattua aikaa tällä viikolla',
  },
}
