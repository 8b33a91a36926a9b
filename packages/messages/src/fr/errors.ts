import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  invalid_input: 'Une information manque ou est incorrecte. Vérifiez les champs signalés.',
  slot_not_available: 'Le créneau choisi n’est pas disponible',
  slot_taken: 'Le créneau choisi vient d’être pris',
  already_canceled: 'Ce rendez-vous est déjà annulé',
  already_started: 'Ce rendez-vous a déjà commencé',
  inside_notice: 'Il est trop tard pour modifier ce rendez-vous',
  host_only: 'Seul l’hôte peut modifier ce rendez-vous',
  event_type_off: 'Cet événement ne peut pas être réservé pour le moment',
  event_type_not_found: 'Cet événement n’est plus proposé',
  owner_not_found: 'L’URL de la page de réservation n’est pas valide',
  booking_not_found: 'Lien expiré',
  idempotency_key_reused: 'Cette demande a déjà été envoyée avec d’autres informations. Réessayez.',
  rate_limited: 'Trop de tentatives. Réessayez dans quelques minutes.',
  requests_waiting:
    'L’hôte ne peut pas recevoir d’autre demande pour le moment. Si vous en avez déjà envoyé une, retirez-la avec le lien de votre e-mail, ou attendez la réponse.',
  mailbox_full:
    'Nous ne pouvons pas écrire à cette adresse pour le moment. Utilisez-en une autre ou réessayez plus tard.',
  proof_needed: 'Activez JavaScript pour réserver, ou réessayez dans quelques minutes.',
  unavailable: 'Le serveur est injoignable. Rien n’est perdu. Réessayez.',
  internal_error: 'Une erreur s’est produite. Rien n’est perdu. Réessayez.',
}
