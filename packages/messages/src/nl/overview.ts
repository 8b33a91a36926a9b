import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'overview.title': 'Overzicht',
  'overview.next': 'Volgende afspraken',
  'overview.no_meetings': 'Geen komende afspraken.',
  'overview.all': 'Alle bekijken',
  'overview.polls': 'Peilingen om te beslissen',
  'overview.votes': { one: '{count} stem', other: '{count} stemmen' },
  'overview.available': 'Volgende beschikbare tijd',
  'overview.none_available': 'Geen beschikbare tijden.',
  'overview.check_availability': 'Controleer je beschikbaarheid',
  'overview.recent': { one: 'Laatste {count} dag', other: 'Laatste {count} dagen' },
  'overview.bookings': { one: '{count} boeking', other: '{count} boekingen' },
  'overview.other': 'Andere boekingen',
  'overview.analytics': 'Statistieken bekijken',
}
