import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'overview.title': 'Aperçu',
  'overview.next': 'Prochains rendez-vous',
  'overview.no_meetings': 'Aucun rendez-vous à venir.',
  'overview.all': 'Tout voir',
  'overview.polls': 'Sondages à trancher',
  'overview.votes': { one: '{count} vote', other: '{count} votes' },
  'overview.available': 'Prochain créneau libre',
  'overview.none_available': 'Aucun créneau libre.',
  'overview.check_availability': 'Vérifiez vos disponibilités',
  'overview.recent': { one: '{count} dernier jour', other: '{count} derniers jours' },
  'overview.bookings': { one: '{count} réservation', other: '{count} réservations' },
  'overview.other': 'Autres réservations',
  'overview.analytics': 'Voir les statistiques',
}
