import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'overview.title': 'Přehled',
  'overview.next': 'Další schůzky',
  'overview.no_meetings': 'Žádné nadcházející schůzky.',
  'overview.all': 'Zobrazit vše',
  'overview.polls': 'Ankety k rozhodnutí',
  'overview.votes': { one: '{count} hlas', few: '{count} hlasy', other: '{count} hlasů' },
  'overview.available': 'Nejbližší dostupný termín',
  'overview.none_available': 'Žádné dostupné termíny.',
  'overview.check_availability': 'Zkontrolujte svou dostupnost',
  'overview.recent': {
    one: 'Poslední {count} den',
    few: 'Poslední {count} dny',
    other: 'Posledních {count} dní',
  },
  'overview.bookings': { one: '{count} rezervace', few: '{count} rezervace', other: '{count} rezervací' },
  'overview.other': 'Ostatní rezervace',
  'overview.analytics': 'Zobrazit statistiky',
}
