import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'location.address': 'Adresse',
  'location.phone_call': 'Appel téléphonique',
  'location.invitee_phone': 'J’appelle le participant',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Personnalisé',
  'location.address_example': 'Rue, numéro, ville',
  'location.phone_call_example': 'Numéro que les participants appellent',
  'location.custom_example': 'Indiquez le lieu, avec vos propres mots',
  'location.invitee_phone_hint':
    'Nous demandons un numéro au participant. Vous le trouverez dans l’e-mail, l’agenda et la réservation.',
  'location.room_url': 'Votre lien de rendez-vous (facultatif)',
  'location.room_url_hint':
    'Les participants le reçoivent après la réservation. Laissez vide pour en envoyer un vous-même.',
  'location.room_made': '{account} crée un lien pour chaque rendez-vous.',
  'location.room_made_hint': 'Les participants le reçoivent après la réservation.',
  'location.room_own': 'Utiliser mon propre lien',
  'location.room_instead':
    'Nous utilisons ce lien. Supprimez-le, et {account} en créera un pour chaque rendez-vous.',
  'location.room_broken': 'Reconnectez {account} pour créer des liens.',
  'location.room_reconnect': 'Reconnecter',
  'location.proposed': 'Je vous enverrai les détails par e-mail',
  'location.add': 'Ajouter un lieu',
  'location.remove': 'Supprimer {name}',
  'location.details_missing': 'Impossible d’obtenir les détails du lieu',
  'location.details_missing_text':
    'Il n’y a pas encore de lien pour participer. Vérifiez la connexion à {name}, ou envoyez votre propre lien.',
  'location.not_connected': '{name} n’est pas connecté',
  'location.connect': 'Connecter {name}',
  'location.none': 'Il faut choisir un lieu',
  'location.invitee_chooses': 'Le participant choisit l’un d’eux.',
}
