import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'connect_client.title': '{name} demande quand vous êtes libre',
  'connect_client.text': 'Sujet : {topic} ({duration})',
  'connect_client.connect': 'Connecter {provider}',
  'connect_client.connect_title': 'Connecter un agenda',
  'connect_client.connect_text':
    '{name} voit vos heures occupées, jamais avec qui ni pourquoi, et peut réserver des créneaux avec vous. Nous consultons votre agenda jusqu’à ce que vous arrêtiez le partage.',
  'connect_client.none_ready': 'Aucun agenda ne peut être connecté sur ce serveur.',
  'connect_client.file_title': 'Partager une seule fois un fichier d’agenda',
  'connect_client.file_text':
    'Choisissez un fichier .ics. Votre navigateur n’envoie que ses heures occupées, et nous ne les conservons pas. Vous choisissez ensuite un créneau.',
  'connect_client.file': 'Fichier d’agenda (.ics)',
  'connect_client.times': 'Créneaux libres pour vous deux',
  'connect_client.no_times':
    'Aucun créneau n’est libre pour vous deux dans les quatre prochaines semaines. Faites-le savoir par e-mail.',
  'connect_client.zone': 'Fuseau horaire : {zone}',
  'connect_client.name': 'Votre nom',
  'connect_client.email': 'Votre e-mail',
  'connect_client.book': 'Réserver le rendez-vous',
  'connect_client.booked': 'Votre rendez-vous est réservé',
  'connect_client.booked_text':
    '{time}. Nous vous enverrons les détails par e-mail. Vous pouvez fermer cette page.',
  'connect_client.decline_title': 'Refuser',
  'connect_client.decline_text': '{name} verra que vous avez refusé, et ce lien cessera de fonctionner.',
  'connect_client.decline': 'Refuser',
  'connect_client.declined': 'Vous avez refusé',
  'connect_client.declined_text': '{name} ne voit pas votre agenda. Vous pouvez fermer cette page.',
  'connect_client.connected': '{name} voit vos heures occupées',
  'connect_client.connected_text': 'Gardez ce lien : il vous permet d’arrêter le partage à tout moment.',
  'connect_client.who': 'Partagé avec',
  'connect_client.what': 'Ce qui est visible',
  'connect_client.what_text': 'Seulement vos heures occupées',
  'connect_client.account': 'Agenda',
  'connect_client.since': 'Depuis',
  'connect_client.last_read': 'Dernière lecture',
  'connect_client.never': 'Pas encore',
  'connect_client.again':
    'Nous ne pouvons plus lire cet agenda. Connectez-le à nouveau ou arrêtez le partage.',
  'connect_client.take_back': 'Arrêter le partage',
  'connect_client.take_back_title': 'Arrêter de partager votre agenda ?',
  'connect_client.take_back_text': 'Nous supprimons notre accès. Les rendez-vous réservés sont maintenus.',
  'connect_client.taken_back': 'Vous avez arrêté le partage',
  'connect_client.taken_back_text':
    'Nous avons supprimé notre accès à votre agenda. Vous pouvez fermer cette page.',
  'connect_client.expired_text':
    'Ce lien a déjà été utilisé, a été remplacé par un plus récent ou a expiré. Demandez-en un nouveau à la personne qui l’a envoyé.',
  'connect_client.refused': 'Rien n’a été connecté',
  'connect_client.refused_text': 'Vous n’avez pas donné l’accès. Réessayez ou répondez autrement.',
  'connect_client.finishing': 'Connexion…',
  'connect_client.back': 'Revenir à la demande',
  'error.calendar_file_unreadable':
    'Ce fichier n’est pas lisible comme agenda. Exportez-le à nouveau au format .ics.',
}
