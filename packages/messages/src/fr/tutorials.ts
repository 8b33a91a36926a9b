import type { texts as source } from '../en/tutorials.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'tutorials.text': 'De courts guides pour les tâches les plus courantes.',
  'tutorials.search': 'Rechercher des tutoriels',
  'tutorials.none': 'Aucun tutoriel ne correspond. Essayez un autre mot.',
  'tutorials.steps': 'Étapes',
  'tutorials.try': 'Essayer',
  'tutorials.play': 'Lire depuis {site}',
  'tutorials.all': 'Tous les tutoriels',
  'tutorials.start': 'Premiers pas',
  'tutorials.hours': 'Vos horaires',
  'tutorials.share': 'Partager et demander',
  'tutorials.meetings': 'Rendez-vous',
  'tutorials.teams': 'Équipes',
  'tutorials.routing': 'Routage',
  'tutorials.clients': 'Clients',
  'tutorials.inviting': 'Inviter',
  'tutorial.first_event': 'Votre premier type d’événement',
  'tutorial.first_event_text': 'Ce que l’on réserve : la durée, le lieu et le moment.',
  'tutorial.first_event_1': 'Ouvrez Types d’événement et appuyez sur « Nouveau type d’événement ».',
  'tutorial.first_event_2': 'Donnez-lui un nom. Nous proposons une adresse, que vous pouvez modifier.',
  'tutorial.first_event_3': 'Choisissez sa durée et le lieu.',
  'tutorial.first_event_4':
    'Appuyez sur « Créer le type d’événement ». Vous pouvez aussitôt partager son lien.',
  'tutorial.your_link': 'Votre lien',
  'tutorial.your_link_text': 'Une seule adresse pour tout ce que l’on peut réserver avec vous.',
  'tutorial.your_link_1': 'Ouvrez Paramètres et choisissez « Mon lien ».',
  'tutorial.your_link_2': 'Saisissez le nom souhaité. Nous le vérifions au fil de la saisie.',
  'tutorial.your_link_3': 'Votre ancien lien continue de fonctionner pendant 90 jours.',
  'tutorial.weekly_hours': 'Vos horaires hebdomadaires',
  'tutorial.weekly_hours_text': 'Quand on peut réserver avec vous, semaine après semaine.',
  'tutorial.weekly_hours_1': 'Ouvrez Disponibilités et choisissez un planning.',
  'tutorial.weekly_hours_2': 'Saisissez les heures de chaque jour, ou tracez-les dans la semaine.',
  'tutorial.weekly_hours_3': 'Copiez les heures d’un jour sur d’autres.',
  'tutorial.weekly_hours_4': 'Les heures sont dans votre fuseau horaire. Chacun les voit dans le sien.',
  'tutorial.days_off': 'Jours de congé et autres horaires',
  'tutorial.days_off_text': 'Pour les congés, ou un samedi exceptionnel.',
  'tutorial.days_off_1': 'Ouvrez le planning et ajoutez une date.',
  'tutorial.days_off_2': 'Choisissez « Non disponible », ou d’autres heures pour ce jour.',
  'tutorial.days_off_3': 'Les autres semaines restent telles quelles.',
  'tutorial.why_no_time': 'Pourquoi un créneau n’est-il pas disponible ?',
  'tutorial.why_no_time_text': 'Les raisons pour lesquelles un créneau n’est pas proposé.',
  'tutorial.why_no_time_1':
    'Ouvrez un type d’événement et choisissez « Pourquoi un créneau n’est-il pas disponible ? ».',
  'tutorial.why_no_time_2': 'Choisissez un jour. Chaque créneau indique ce qui le bloque.',
  'tutorial.why_no_time_3': 'Suivez le lien à côté pour modifier ce paramètre.',
  'tutorial.on_your_site': 'Sur votre site',
  'tutorial.on_your_site_text': 'Votre page de réservation, dans votre site web.',
  'tutorial.on_your_site_1': 'Appuyez sur « Partager votre lien » et choisissez « Ajouter à un site web ».',
  'tutorial.on_your_site_2':
    'Choisissez son apparence : dans la page, ou un pop-up depuis un bouton ou un lien.',
  'tutorial.on_your_site_3': 'Collez le code à l’endroit où vous voulez le calendrier.',
  'tutorial.on_your_site_4': '« Vérifier ma page » vous dit s’il y fonctionne.',
  'tutorial.ask_questions': 'Poser des questions avant le rendez-vous',
  'tutorial.ask_questions_text': 'Des questions auxquelles on répond en réservant.',
  'tutorial.ask_questions_1': 'Ouvrez un type d’événement et allez à Questions.',
  'tutorial.ask_questions_2': 'Ajoutez une question : texte, un choix ou plusieurs choix.',
  'tutorial.ask_questions_3': 'Indiquez si une réponse est obligatoire.',
  'tutorial.ask_questions_4': 'Vous trouverez les réponses dans votre e-mail et dans Événements planifiés.',
  'tutorial.move_cancel': 'Déplacer ou annuler un rendez-vous',
  'tutorial.move_cancel_text': 'Vous et le participant pouvez tous deux le faire, et dire pourquoi.',
  'tutorial.move_cancel_1': 'Ouvrez Événements planifiés et choisissez le rendez-vous.',
  'tutorial.move_cancel_2': 'Appuyez sur Replanifier et choisissez un autre créneau, ou sur Annuler.',
  'tutorial.move_cancel_3': 'Ajoutez un petit mot. Tout le monde le reçoit par e-mail.',
  'tutorial.move_cancel_4': 'Le lien du participant vers le rendez-vous continue de fonctionner.',
  'tutorial.ask_client': 'Demander ses disponibilités à quelqu’un',
  'tutorial.ask_client_text':
    'Voyez les créneaux qui conviennent à tous deux, sans échanger d’e-mails à n’en plus finir.',
  'tutorial.ask_client_1':
    'Ouvrez Événements planifiés, choisissez Clients et appuyez sur « Demander des disponibilités ».',
  'tutorial.ask_client_2': 'Indiquez le sujet et la durée. Demandez par e-mail, ou copiez un lien.',
  'tutorial.ask_client_3':
    'Votre client connecte un agenda, partage une seule fois un fichier d’agenda, ou refuse. Aucun compte n’est nécessaire.',
  'tutorial.ask_client_4':
    'Appuyez sur « Trouver un créneau » et choisissez-en un. Vous recevrez tous deux un e-mail.',
  'tutorial.client_shares': 'Ce que partage un client',
  'tutorial.client_shares_text':
    'Seulement ses heures occupées, et seulement tant que vous le voulez tous deux.',
  'tutorial.client_shares_1': 'Vous voyez ses heures occupées, jamais avec qui ni pourquoi.',
  'tutorial.client_shares_2':
    'Clients indique quels agendas sont connectés, et quand nous les avons lus pour la dernière fois.',
  'tutorial.client_shares_3':
    'Vos clients peuvent arrêter le partage avec le lien reçu. De votre côté, choisissez « Déconnecter » dans le menu de la ligne.',
  'tutorial.invite_hosts': 'Inviter d’autres hôtes',
  'tutorial.invite_hosts_text': 'Parlez de ce produit aux personnes avec qui vous travaillez.',
  'tutorial.invite_hosts_1':
    'Ouvrez « Parrainage », saisissez un e-mail professionnel et appuyez sur « Inviter ».',
  'tutorial.invite_hosts_2':
    'La liste montre qui s’est inscrit grâce à votre e-mail. Après trois jours, vous pouvez envoyer un rappel.',
  'tutorial.invite_hosts_3':
    'Ou partagez votre lien d’affiliation. Vous voyez combien de personnes s’inscrivent avec, mais pas lesquelles.',
  'tutorial.organization': 'Travailler en organisation',
  'tutorial.organization_text':
    'Une page et des types d’événement partagés pour votre équipe. Chacun garde son propre compte.',
  'tutorial.organization_1':
    'Choisissez « Créer une organisation » dans le menu de votre compte et nommez-la. Dès lors, vous agissez pour elle.',
  'tutorial.organization_2':
    'Ouvrez « Organisation » et saisissez l’e-mail d’une personne à inviter. Son lien fonctionne une fois, pendant 7 jours.',
  'tutorial.organization_3':
    'Choisissez un rôle : les admins gèrent les personnes, les types d’événement, les paramètres et tous les rendez-vous. Les membres voient les types d’événement et leurs propres rendez-vous.',
  'tutorial.organization_4':
    'Passez à tout moment de l’organisation à votre propre compte dans le menu du compte.',
  'tutorial.routing_form': 'Diriger les gens vers le bon rendez-vous',
  'tutorial.routing_form_text':
    'Un court formulaire demande ce qu’il faut à chacun, puis mène à la page adaptée.',
  'tutorial.routing_form_1':
    'Ouvrez Types d’événement, choisissez Formulaires de routage et appuyez sur « Nouveau formulaire ».',
  'tutorial.routing_form_2':
    'Ajoutez des questions. Pour chaque réponse qui compte, appuyez sur « Ajouter une règle » et choisissez où elle mène.',
  'tutorial.routing_form_3':
    'Choisissez où vont tous les autres. Appuyez ensuite sur « Essayer » et répondez comme le ferait un visiteur.',
  'tutorial.routing_form_4': 'Activez « Les visiteurs peuvent voir ce formulaire », et partagez son lien.',
}
