import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'overview.title': 'Oversikt',
  'overview.next': 'Neste møter',
  'overview.no_meetings': 'Ingen kommende møter.',
  'overview.all': 'Se alle',
  'overview.polls': 'Avstemninger å avgjøre',
  'overview.votes': { one: '{count} stemme', other: '{count} stemmer' },
  'overview.available': 'Neste ledige tid',
  'overview.none_available': 'Ingen ledige tider.',
  'overview.check_availability': 'Sjekk tilgjengeligheten din',
  'overview.recent': { one: 'Siste {count} dag', other: 'Siste {count} dager' },
  'overview.bookings': { one: '{count} booking', other: '{count} bookinger' },
  'overview.other': 'Andre bookinger',
  'overview.analytics': 'Se statistikk',
}
