import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'links.text':
    'Envoyez à quelqu’un un lien qui cesse de fonctionner après un rendez-vous, ou autant que vous choisissez.',
  'links.empty': 'Aucun lien limité',
  'links.add': 'Créer des liens',
  'links.label': 'Remarque',
  'links.label_text': 'Vous seul la voyez.',
  'links.count': 'Nombre de liens',
  'links.max_uses': 'Rendez-vous par lien',
  'links.last_date': 'Lien valable jusqu’au',
  'links.until': 'Jusqu’au {date}',
  'links.last_date_text': 'Ce jour inclus. Laissez vide s’il ne doit pas expirer.',
  'links.name': 'Nom du participant',
  'links.email': 'E-mail du participant',
  'links.prefill_text': 'Nous le remplissons sur la page de réservation.',
  'links.made': 'Liens créés : {count}',
  'links.copy_all': 'Copier tous les liens',
  'links.unused': 'Pas encore utilisé',
  'links.used': 'Utilisé : {count} sur {max}',
  'links.expired': 'Expiré',
  'links.revoked': 'Révoqué',
  'links.revoke': 'Révoquer le lien',
  'links.revoke_title': 'Révoquer ce lien ?',
  'links.delete_title': 'Supprimer ce lien ?',
  'links.end_text':
    'Plus personne ne peut réserver avec ce lien. Les rendez-vous déjà réservés sont conservés.',
  'error.booking_link_not_found': 'Ce lien a été supprimé',
  'error.booking_link_limit_reached': 'Vous avez 500 liens. Supprimez-en pour en créer d’autres.',
}
