import type { texts as source } from '../en/onboarding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'sign_up.title': 'Bienvenue sur {product}',
  'sign_up.known': 'Vous avez déjà un compte ?',
  'onboard.steps': 'Étapes',
  'onboard.welcome': 'Bienvenue',
  'onboard.link': 'Votre lien',
  'onboard.calendar': 'Votre agenda',
  'onboard.continue': 'Continuer',
  'about.title': 'Parlez-nous de vous',
  'about.company': 'Entreprise (facultatif)',
  'about.guessed': '{zone}, {language}, {clock}, début de semaine : {day}.',
  'about.change': 'Modifier',
  'trial.start': 'Commencer l’essai',
  'trial.text': {
    by: 'days',
    one: '{days} jour, tout compris. Aucune carte nécessaire.',
    other: '{days} jours, tout compris. Aucune carte nécessaire.',
  },
  'trial.without': 'Créer mon compte',
  'trial.none': 'Tout est inclus. Sans expiration.',
  'own_link.title': 'Choisissez votre lien de réservation',
  'own_link.text': 'C’est là que l’on réserve avec vous. Vous pourrez le changer plus tard.',
  'calendars.title': 'Synchronisez votre agenda',
  'calendars.text':
    'Nous y vérifions les conflits, pour que personne ne réserve pendant vos heures occupées.',
  'calendars.none':
    'Ce serveur ne peut pas encore connecter d’agendas. Les rendez-vous réservés ici ne se chevauchent jamais, mais nous ne voyons pas vos autres agendas. Retirez vos heures occupées de vos disponibilités.',
  'calendars.confirm': 'Saisissez le code envoyé à {email}. Vous pourrez ensuite connecter {name}.',
  'calendars.connect': 'Connecter {name}',
  'calendars.skip': 'Passer pour l’instant',
  'calendars.finish': 'Terminer',
  'ready.title': 'Votre lien de réservation est en ligne',
  'ready.text':
    'Envoyez-le à qui vous voulez. Un créneau libre est choisi, et vous recevez tous deux une invitation.',
  'ready.open': 'Voir comme un participant',
  'ready.embed': 'Ajouter à votre site web',
  'ready.changed': 'Vous pourrez tout modifier plus tard.',
  'first_event.name': 'Rendez-vous de 30 minutes',
  'first_event.description': 'Une demi-heure pour échanger. Choisissez un créneau qui vous convient.',
}
