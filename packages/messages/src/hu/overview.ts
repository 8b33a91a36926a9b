import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'overview.title': 'Áttekintés',
  'overview.next': 'Következő találkozók',
  'overview.no_meetings': 'Nincs közelgő találkozó.',
  'overview.all': 'Összes megtekintése',
  'overview.polls': 'Döntésre váró szavazások',
  'overview.votes': { one: '{count} szavazat', other: '{count} szavazat' },
  'overview.available': 'Következő elérhető időpont',
  'overview.none_available': 'Nincs elérhető időpont.',
  'overview.check_availability': 'Elérhetőség ellenőrzése',
  'overview.recent': { one: 'Utolsó {count} nap', other: 'Utolsó {count} nap' },
  'overview.bookings': { one: '{count} foglalás', other: '{count} foglalás' },
  'overview.other': 'További foglalások',
  'overview.analytics': 'Statisztika megtekintése',
}
