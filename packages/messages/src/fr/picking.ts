import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'pick.label': 'Créneaux de cette semaine',
  'pick.label_days': 'Jours de cette semaine',
  'pick.how':
    'Cliquez sur un créneau pour le proposer, puis à nouveau pour le retirer. Les créneaux hachurés sont occupés. Les flèches déplacent, la barre d’espace sélectionne. Fuseau horaire : {zone}.',
  'pick.how_days':
    'Cliquez sur un jour pour le proposer, puis à nouveau pour le retirer. Les créneaux hachurés sont occupés. Les flèches déplacent, la barre d’espace sélectionne.',
  'pick.busy_at': '{time}, occupé',
  'pick.picked': '{time} est proposé',
  'pick.taken_out': '{time} retiré',
  'pick.date': 'Date',
  'pick.time': 'Heure',
  'pick.add': 'Ajouter ce créneau',
  'pick.none': 'Aucun créneau choisi.',
  'pick.count': { one: '{count} créneau choisi', other: '{count} créneaux choisis' },
  'pick.list': 'Créneaux choisis',
  'pick.remove': 'Retirer {time}',
  'pick.delete_title': 'Supprimer {name} ?',
  'pick.at_least_one': 'Choisissez au moins un créneau',
  'pick.too_many': { one: '{count} créneau au maximum', other: '{count} créneaux au maximum' },
  'pick.past': 'Un de ces créneaux est passé',
  'pick.duration_wrong': 'De 5 minutes à 24 heures',
  'pick.phone_text':
    'Le choix des créneaux demande un écran plus grand. Ouvrez cette page sur un ordinateur. Ce que vous avez déjà créé fonctionne sur tous les appareils.',
  'pick.error_one_off_not_found': 'Ce rendez-vous ponctuel a été supprimé',
  'pick.error_one_off_limit_reached':
    'Vous avez atteint la limite de 200 rendez-vous ponctuels. Supprimez-en un d’abord.',
  'pick.error_poll_not_found': 'Ce sondage a été supprimé',
  'pick.error_poll_limit_reached':
    'Vous avez atteint la limite de 200 sondages ouverts. Supprimez-en un d’abord.',
  'pick.error_poll_closed': 'Ce sondage est terminé',
  'pick.error_poll_without_votes': 'Personne n’a indiqué pouvoir venir à ce créneau',
}
