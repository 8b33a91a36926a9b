import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'overview.title': 'Oversigt',
  'overview.next': 'Næste møder',
  'overview.no_meetings': 'Ingen kommende møder.',
  'overview.all': 'Se alle',
  'overview.polls': 'Afstemninger, der skal afgøres',
  'overview.votes': { one: '{count} stemme', other: '{count} stemmer' },
  'overview.available': 'Næste ledige tid',
  'overview.none_available': 'Ingen ledige tider.',
  'overview.check_availability': 'Tjek din tilgængelighed',
  'overview.recent': { one: 'Seneste {count} dag', other: 'Seneste {count} dage' },
  'overview.bookings': { one: '{count} booking', other: '{count} bookinger' },
  'overview.other': 'Andre bookinger',
  'overview.analytics': 'Se statistik',
}
