import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'webhooks.state_none': 'Aucun événement ces 30 derniers jours',
  'webhooks.state_off': 'Désactivé',
  'webhooks.state_gone': 'Désactivé : l’adresse a répondu 410 (gone)',
  'webhooks.state_delivered': 'Livré {ago}',
  'webhooks.state_sending': 'Envoi en cours',
  'webhooks.state_waiting': '{answer} ; prochaine tentative : {time}',
  'webhooks.state_failed': '{answer} ; abandonné',
  'webhooks.answered': 'A répondu {status}',
  'webhooks.no_answer': 'Aucune réponse',
  'webhooks.state_paused': {
    one: 'En pause après {count} tentative échouée ; prochaine : {time}',
    other: 'En pause après {count} tentatives échouées ; prochaine : {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'En pause après {count} tentative échouée ; nouvel essai à la prochaine réservation',
    other: 'En pause après {count} tentatives échouées ; nouvel essai à la prochaine réservation',
  },
  'webhooks.state_trying': 'Nouvel essai en cours',
  'webhooks.paused': {
    one: 'En pause : {count} tentative a échoué. Depuis : {since}.',
    other: 'En pause : {count} tentatives de suite ont échoué. Depuis : {since}.',
  },
  'webhooks.paused_next': 'Prochaine tentative : {time}.',
  'webhooks.paused_trying': 'Nous réessayons en ce moment.',
  'webhooks.paused_idle': 'Rien n’est en attente. Nous réessaierons à la prochaine réservation.',
  'webhooks.paused_text':
    'Quand l’adresse fonctionnera à nouveau, nous enverrons tout ce qui est en attente. Nous abandonnons après environ trois jours.',
  'webhooks.try_now': 'Essayer maintenant',
  'webhooks.slow':
    'Lent depuis : {since}. Il faut plus de deux secondes pour répondre. Seuls nos envois à cette adresse sont retardés.',
  'webhooks.delivered': 'Livré ({status})',
  'webhooks.deliveries': 'Envois',
  'webhooks.deliveries_text':
    'Jusqu’à {count}, conservés 30 jours. Les nouveaux s’affichent automatiquement. Votre heure : {zone}',
  'webhooks.deliveries_none': 'Aucun événement ces 30 derniers jours',
  'webhooks.deliveries_none_text':
    'Votre prochaine réservation s’affichera ici. D’ici là, vous pouvez envoyer un exemple, que nous ne conservons pas.',
  'webhooks.waiting': 'En attente',
  'webhooks.failed': 'Échec',
  'webhooks.open_booking': '{event} : ouvrir le rendez-vous',
  'webhooks.attempts': { one: '{count} tentative', other: '{count} tentatives' },
  'webhooks.next_attempt': 'Prochaine tentative : {time}',
  'webhooks.open_delivery': '{event}, {time} : ce qui a été envoyé',
  'webhooks.body_copy': 'Copier le corps',
  'webhooks.body_erased': 'Plus conservé : supprimé avec les données du participant.',
  'webhooks.response': 'Réponse',
  'webhooks.response_none': 'Aucune pour l’instant',
  'webhooks.response_empty': 'La réponse est vide.',
  'webhooks.response_untold':
    'Nous n’affichons pas les réponses venant du réseau du serveur, ni celles qui ne sont pas du texte.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Renvoyer',
  'webhooks.resend_text': 'Le même contenu avec le même webhook-id, signé à nouveau.',
  'webhooks.resend_refused': 'Cela ne peut plus être renvoyé',
  'webhooks.what': 'Ce qui est envoyé',
  'webhooks.what_summary': 'Un exemple, et comment vérifier la signature',
  'webhooks.what_answer':
    'Une réponse de 200 à 299 signifie que c’est reçu. Après toute autre réponse, ou sans réponse, nous renvoyons, de moins en moins souvent. 410 désactive le webhook.',
  'webhooks.what_repeat':
    'Un événement peut arriver deux fois ou en retard. L’en-tête webhook-id reste le même à chaque tentative, et sequence augmente à chaque modification d’une réservation.',
  'webhooks.what_body': 'Le corps',
  'webhooks.what_event': 'Événement du corps',
  'webhooks.what_signature': 'Vérifier la signature (en Node)',
  'webhooks.what_signature_text':
    'Vérifiez le corps tel qu’il est arrivé, avant de l’analyser comme JSON. Dans d’autres langages, utilisez une bibliothèque Standard Webhooks.',

  'webhook_event.invitee.created': 'Réservé',
  'webhook_event.invitee.rescheduled': 'Replanifié',
  'webhook_event.invitee.reassigned': 'Réattribué',
  'webhook_event.invitee.canceled': 'Annulé',
  'webhook_event.invitee.no_show': 'Absence',
  'webhook_event.invitee.no_show_undone': 'Absence annulée',
  'webhook_event.one_off.taken': 'Rendez-vous ponctuel réservé',
  'webhook_event.poll.decided': 'Sondage décidé',
  'webhook_event.routing_form.answered': 'Réponse au formulaire de routage',
  'webhook_event.video.watched': 'Vidéo regardée',
  'webhook_event.lead.booked': 'Prospect ayant réservé',

  'webhooks.title': 'Webhooks',
  'webhooks.text': 'Informez votre propre programme dès qu’un rendez-vous est réservé, replanifié ou annulé.',
  'webhooks.add': 'Nouveau webhook',
  'webhooks.add_action': 'Ajouter le webhook',
  'webhooks.empty': 'Aucun webhook',
  'webhooks.empty_text':
    'Saisissez l’adresse de votre programme. Il peut remplir un CRM, publier dans un chat ou lancer tout ce qui suit une réservation.',
  'webhooks.gone': 'Ce webhook n’existe pas',
  'webhooks.gone_text': 'Il a peut-être été supprimé. La liste affiche tous vos webhooks.',
  'webhooks.all': 'Tous les webhooks',

  'webhooks.url': 'Adresse',
  'webhooks.url_text': 'Nous y envoyons chaque événement au format JSON, par POST.',
  'webhooks.url_invalid':
    'L’URL du webhook doit être valide : une adresse qui commence par https:// ou http://',
  'webhooks.url_password':
    'N’indiquez ni nom d’utilisateur ni mot de passe. Utilisez plutôt un jeton dans le chemin ou la requête.',
  'webhooks.events': 'Événements à envoyer',
  'webhooks.events_required': 'Choisissez-en au moins un',
  'webhooks.saved': 'Webhook enregistré',
  'webhooks.added': '{name} reçoit désormais vos réservations',

  'webhooks.by_program': 'Configuré par un programme',
  'webhooks.more': 'Autres actions pour {name}',
  'webhooks.switch': '{name} reçoit vos réservations',
  'webhooks.on': 'Activé',
  'webhooks.off': 'Désactivé',
  'webhooks.turned_on': '{name} reçoit à nouveau vos réservations',
  'webhooks.turned_off': '{name} ne reçoit plus vos réservations',
  'webhooks.is_gone':
    'L’adresse a répondu 410 (gone), nous avons donc désactivé le webhook. Si elle est de retour, réactivez le webhook.',
  'webhooks.delete_title': 'Supprimer {name} ?',
  'webhooks.delete_text':
    'Nous n’y enverrons plus rien, pas même ce qui attend une nouvelle tentative. Ses envois sont supprimés aussi.',
  'webhooks.deleted': '{name} supprimé',

  'webhooks.secret': 'Secret',
  'webhooks.secret_text':
    'Nous l’avons affiché une fois, à sa création. Si vous l’avez perdu, ou si quelqu’un d’autre l’a vu, créez-en un nouveau.',
  'webhooks.secret_fresh': 'Copiez le secret maintenant',
  'webhooks.secret_once': 'Vous ne pourrez plus le voir ensuite.',
  'webhooks.secret_use':
    'Votre programme s’en sert pour vérifier qu’une requête vient d’ici et n’a pas été modifiée. Les requêtes sont signées selon Standard Webhooks. Le code se trouve sous « {section} » ci-dessous.',
  'webhooks.secret_copy': 'Copier le secret',
  'webhooks.secret_copied': 'Secret copié',
  'webhooks.secret_done': 'C’est enregistré',
  'webhooks.renew': 'Nouveau secret',
  'webhooks.renew_title': 'Remplacer le secret ?',
  'webhooks.renew_text':
    'L’ancien fonctionne encore un jour, pour vous laisser le temps de changer. Ensuite, il cesse de fonctionner.',

  'webhooks.test': 'Envoyer un exemple',
  'webhooks.test_text': 'Envoie maintenant une requête, marquée comme test, à l’adresse enregistrée.',
  'webhooks.test_event': 'Événement de l’exemple',
  'webhooks.test_action': 'Envoyer',
  'webhooks.test_delivered': 'Exemple livré ({status})',

  'error.webhook_not_found': 'Ce webhook a été supprimé',
  'error.webhook_limit_reached': 'Vous avez atteint la limite de webhooks. Supprimez-en un d’abord.',
}
