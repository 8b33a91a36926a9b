import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'host_mails.text': 'Choisissez les e-mails que nous envoyons à {email}.',
  'host_mails.booked': 'Nouveaux rendez-vous',
  'host_mails.booked_text': 'Avec l’invitation pour votre agenda.',
  'host_mails.rescheduled': 'Rendez-vous replanifiés',
  'host_mails.rescheduled_text': 'Par le participant ou par vous.',
  'host_mails.canceled': 'Rendez-vous annulés',
  'host_mails.canceled_text': 'Par le participant ou par vous.',
  'host_mails.reminder': 'Rappels',
  'host_mails.reminder_text': 'Comme défini dans chaque type d’événement.',
  'host_mails.undelivered': 'E-mails non distribués',
  'host_mails.undelivered_text': 'Quand le serveur de messagerie d’un participant refuse un e-mail.',
  'host_mails.watched': 'Vidéos regardées par des prospects',
  'host_mails.watched_text': 'Quand quelqu’un regarde avec le lien d’un prospect.',
  'host_mails.watched_pace': 'Fréquence pour un même prospect',
  'host_mails.watched_hourly': 'Chaque fois, une fois par heure au maximum',
  'host_mails.watched_daily': 'Une fois par jour',
  'host_mails.watched_once': 'Seulement la première fois',
  'host_mails.webhook': 'Webhooks en échec',
  'host_mails.webhook_text': 'Quand un webhook échoue durablement ou que nous le désactivons.',
  'host_mails.held': {
    one: '{count} e-mail à une nouvelle personne est en attente à cause de notre limite quotidienne. Nouvel essai : {when}.',
    other:
      '{count} e-mails à de nouvelles personnes sont en attente à cause de notre limite quotidienne. Prochains envois : {when}.',
  },
  'host_mails.always':
    'Nous vous écrivons toujours au sujet de votre compte : son mot de passe, son adresse et les nouveaux appareils. Les autres personnes choisissent les e-mails qu’elles reçoivent.',
}
