import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'analytics.text': 'Vues et réservations par jour. Votre fuseau horaire : {zone}.',
  'analytics.range': 'Jours affichés',
  'analytics.last': { one: '{count} dernier jour', other: '{count} derniers jours' },
  'analytics.own': 'Personnalisé',
  'analytics.from': 'Du',
  'analytics.to': 'Au',
  'analytics.wrong': {
    one: 'Choisissez une plage de {count} jour au maximum.',
    other: 'Choisissez une plage de {count} jours au maximum.',
  },
  'analytics.shown': 'Affiché dans le graphique',
  'analytics.views': 'Vues',
  'analytics.bookings': 'Réservations',
  'analytics.rescheduled': 'Replanifiés',
  'analytics.canceled': 'Annulés',
  'analytics.completed': 'Terminés',
  'analytics.week': 'Du {from} au {to}',
  'analytics.before': 'Avant : {number}',
  'analytics.table': 'Afficher en tableau',
  'analytics.day': 'Jour',
  'analytics.hours': 'Heures les plus demandées',
  'analytics.sum': 'Total',
  'analytics.event_types': 'Réservations par type d’événement',
  'analytics.sources': 'Sources des réservations',
  'analytics.no_source': 'Direct ou inconnu',
  'analytics.people': 'Rendez-vous par personne',
  'analytics.none': 'Aucune vue ni réservation ces jours-là',
  'analytics.none_text':
    'Nous comptons les vues et les réservations dès que quelqu’un ouvre votre page. Nous n’utilisons pas de cookies et ne suivons personne.',
}
