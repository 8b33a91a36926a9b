import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'overview.title': 'Översikt',
  'overview.next': 'Nästa möten',
  'overview.no_meetings': 'Inga kommande möten.',
  'overview.all': 'Visa alla',
  'overview.polls': 'Omröstningar att avgöra',
  'overview.votes': { one: '{count} röst', other: '{count} röster' },
  'overview.available': 'Nästa lediga tid',
  'overview.none_available': 'Inga lediga tider.',
  'overview.check_availability': 'Kontrollera din tillgänglighet',
  'overview.recent': { one: 'Senaste dygnet', other: 'Senaste {count} dagarna' },
  'overview.bookings': { one: '{count} bokning', other: '{count} bokningar' },
  'overview.other': 'Andra bokningar',
  'overview.analytics': 'Visa statistik',
}
