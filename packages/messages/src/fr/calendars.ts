import type { texts as source } from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'connections.text':
    'Nous bloquons les heures où ces agendas sont occupés, et ajoutons les nouveaux rendez-vous à l’un d’eux.',
  'connections.connect': 'Connecter {name}',
  'connections.connect_text':
    'Vous choisissez le compte à l’écran suivant. Nous vérifions vos heures occupées et ajoutons vos rendez-vous.',
  'connections.add': 'Connecter un agenda',
  'connections.off_text': 'Demandez à l’opérateur de ce serveur de définir {needs}.',
  'connections.sign_in_title': 'Connecter {name}',
  'connections.address': 'Adresse',
  'connections.user': 'Nom d’utilisateur',
  'connections.password': 'Mot de passe d’application',
  'connections.own_password': 'Mot de passe',
  'connections.key': 'Clé API',
  'connections.heyreach_text': 'Vous trouverez la clé dans HeyReach sous Integrations, API.',
  'connections.lagrowthmachine_text':
    'Vous trouverez la clé dans La Growth Machine sous Settings, Integrations & API. Votre forfait doit y inclure l’API.',
  'connections.instantly_text':
    'Créez la clé dans Instantly sous Settings, Integrations, API keys. Il lui faut les autorisations pour les campagnes et les prospects (leads).',
  'connections.trial_text':
    'Vous n’avez pas besoin de votre propre compte pour essayer. Un simulateur sur cet ordinateur accepte ces identifiants.',
  'connections.trial_fill': 'Remplir',
  'connections.trial_look': 'Voir ce qu’il contient, ou le faire échouer',
  'connections.ics_text':
    'Un agenda publié à sa propre adresse. Dans Google Agenda : Paramètres, votre agenda, « Adresse secrète au format iCal ». Dans Outlook : Paramètres, Calendriers partagés, Publier un calendrier, le lien ICS. Nous y vérifions seulement les conflits et ne pouvons pas ajouter de rendez-vous.',
  'connections.caldav_text':
    'Pour iCloud, Nextcloud, Fastmail et d’autres serveurs. Saisissez l’adresse du serveur, par exemple caldav.icloud.com, caldav.fastmail.com ou cloud.example.com. Dans votre compte là-bas, créez un mot de passe réservé à cette application. Nous le chiffrons, et vous pouvez l’y révoquer à tout moment.',
  'connections.exchange_text':
    'Pour un serveur Exchange géré par votre organisation. Saisissez l’adresse que vous utilisez pour Outlook sur le web, par exemple mail.example.com. Le nom d’utilisateur est DOMAIN\\name ou une adresse e-mail. Pour Microsoft 365, choisissez plutôt Calendrier Outlook. Nous chiffrons ce que vous saisissez.',
  'connections.read_only':
    'Nous vérifions seulement les conflits dans cet agenda, toutes les 15 minutes. La personne qui le publie le met peut-être à jour moins souvent.',
  'connections.working': 'Connecté',
  'connections.read_at': 'Connecté, dernière vérification : {time}',
  'connections.broken': 'Reconnexion nécessaire',
  'connections.broken_text':
    'Nous n’avons plus accès à {name}. Les dernières heures occupées que nous avons lues comptent jusqu’à votre reconnexion.',
  'connections.failing':
    'Échec de la dernière tentative : {time}. Les dernières heures occupées que nous avons lues comptent toujours.',
  'connections.reconnect': 'Reconnecter',
  'connections.disconnect': 'Déconnecter',
  'connections.disconnect_title': 'Déconnecter {account} ?',
  'connections.disconnect_text':
    'Nous n’y vérifierons plus les conflits et n’y ajouterons plus de rendez-vous. Ce qui est déjà dans l’agenda y reste. Nous supprimons aussi notre accès.',
  'connections.disconnected': '{account} déconnecté',
  'connections.blocking': 'Vérifier les conflits dans',
  'connections.target': 'Agenda qui reçoit les nouveaux événements',
  'connections.no_target': 'Aucun',
  'connections.sync': 'Synchroniser les modifications de l’agenda',
  'connections.sync_text':
    'Si vous y déplacez, supprimez ou refusez un rendez-vous, nous le replanifions ou l’annulons ici et prévenons le participant.',
  'connections.calls': 'Vérifications récentes',
  'connections.call_done': 'effectué',
  'connections.call_took': '{count} ms',
  'connections.call_list_calendars': 'Liste des agendas',
  'connections.call_read_busy': 'Heures occupées',
  'connections.call_read_changes': 'Modifications depuis la dernière vérification',
  'connections.call_write_event': 'Réservation ajoutée',
  'connections.call_delete_event': 'Réservation retirée',
  'connections.call_watch': 'Notifications de modification activées',
  'connections.call_make_room': 'Salle créée',
  'connections.call_end_room': 'Salle fermée',
  'connections.call_read_contacts': 'Contacts lus',
  'connections.call_write_contact': 'Contact enregistré',
  'connections.call_write_meeting': 'Rendez-vous enregistré',
  'connections.call_read_campaigns': 'Campagnes lues',
  'connections.call_push_leads': 'Prospects ajoutés',
  'connections.call_tell_booked': 'Réservation envoyée',
  'connections.call_look': 'Compte vérifié',
  'connections.failure_unauthorized': 'connexion refusée',
  'connections.failure_forbidden': 'non autorisé',
  'connections.failure_not_found': 'n’existe plus',
  'connections.failure_rate_limited': 'trop de requêtes',
  'connections.failure_unavailable': 'aucune réponse',
  'connections.failure_invalid': 'réponse inattendue',
  'connections.tomorrow': 'Dans vos agendas : {day}',
  'connections.tomorrow_right':
    'Cela vous semble-t-il correct ? S’il manque quelque chose, choisissez son agenda ci-dessus.',
  'connections.tomorrow_free': 'Rien. Si c’est faux, choisissez les bons agendas ci-dessus.',
  'connections.busy': 'Occupé',
  'connections.no_answer': '{account} ne répond pas pour le moment.',
  'connections.counted': 'Ce qui compte comme occupé dans {calendar}',
  'connections.counted_tentative': 'Événements provisoires',
  'connections.counted_out_of_office': 'Absence du bureau',
  'connections.counted_elsewhere': 'Travail ailleurs',
  'connections.unread': 'Si {calendar} est illisible',
  'connections.unread_last': 'utiliser les dernières heures connues',
  'connections.unread_day_busy': 'utiliser les dernières heures connues pendant un jour, puis tout bloquer',
  'connections.unread_day_free':
    'utiliser les dernières heures connues pendant un jour, puis ne rien bloquer',
  'connections.unread_free': 'ne rien bloquer',
  'connections.saved': 'Agendas enregistrés',
  'connections.finishing': 'Connexion…',
  'connections.connected': '{account} est connecté',
  'connections.close_window': 'Vous pouvez fermer cette fenêtre.',
  'connections.refused': 'Rien n’a été connecté',
  'connections.refused_text': 'Vous n’avez pas donné l’accès, donc rien n’a changé. Vous pouvez réessayer.',
  'connections.back': 'Retour aux agendas connectés',
  'connections.bar': 'Reconnectez {account} : ses heures occupées ne sont peut-être plus à jour.',
  'connections.bar_rooms': 'Reconnectez {account} : d’ici là, nous ne pouvons pas créer de salles.',
  'connections.bar_failing':
    '{account} ne répond pas, ses heures occupées ne sont donc peut-être plus à jour. Nous continuons d’essayer.',
  'connections.bar_rooms_failing':
    '{account} ne répond pas, nous ne pouvons donc pas créer de salles. Nous continuons d’essayer.',
  'connections.look': 'Voir l’état',
  'connections.bar_label': 'Connexion d’agenda interrompue',
  'error.provider_off': 'Ce serveur n’est pas encore configuré pour ce fournisseur',
  'error.consent_invalid': 'Cette connexion a expiré. Connectez à nouveau le compte.',
  'error.consent_incomplete':
    'Nous avons besoin de toutes ces autorisations. Connectez à nouveau le compte et laissez toutes les cases cochées.',
  'error.account_refused': 'Cela n’a pas fonctionné. Vérifiez votre saisie et réessayez.',
  'error.account_unreadable':
    'Il n’y a pas d’agenda à cette adresse. Copiez l’adresse entière, y compris tout ce qui suit la dernière barre oblique.',
  'error.account_unreachable': 'Cette adresse ne répond pas. Vérifiez-la ou réessayez plus tard.',
  'error.calendar_not_found': 'Cet agenda n’existe plus',
  'error.calendar_read_only': 'Nous ne pouvons pas ajouter de rendez-vous à cet agenda',
  'error.connection_not_found': 'Cette connexion n’existe plus',
}
