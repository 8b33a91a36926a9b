import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'extension.error_rate_limited': 'Trop de tentatives. Réessayez dans quelques minutes.',
  'extension.error_upgrade_required': 'Mettez à niveau votre forfait pour accéder à cette fonctionnalité.',
  'extension.error_not_allowed': 'Non autorisé',
  'extension.error_role_not_allowed': 'Non autorisé. Demandez au propriétaire de votre organisation.',
  'extension.error_not_shown_to_role': 'Cela n’existe pas, ou vous n’y avez pas accès.',
  'extension.error_not_verified': 'Confirmez d’abord votre e-mail. Nous vous avons envoyé un code.',
  'extension.error_event_limit_reached': 'Vous avez atteint la limite d’événements',
  'extension.error_event_type_not_found': 'Ce type d’événement a été supprimé',
  'extension.error_link_expired': 'Lien expiré',
  'extension.error_campaign_not_found': 'Cette campagne n’existe plus',
  'extension.error_one_off_not_found': 'Ce rendez-vous ponctuel a été supprimé',
  'extension.error_one_off_limit_reached':
    'Vous avez atteint la limite de 200 rendez-vous ponctuels. Supprimez-en un d’abord.',
  'extension.error_event_type_off':
    'Ce type d’événement est désactivé. Activez-le dans votre tableau de bord.',
  'extension.error_not_shown_to_key':
    'L’extension n’y a pas accès. Ouvrez ses paramètres et connectez-la à nouveau.',
  'extension.error_key_not_allowed':
    'L’extension n’est pas autorisée à le faire. Ouvrez ses paramètres et connectez-la à nouveau.',
}
