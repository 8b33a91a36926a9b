import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'extension.description':
    'Ajoutez vos liens de réservation et vos créneaux libres aux messages dans Gmail et LinkedIn',
  'extension.settings': 'Connectez votre compte',
  'extension.settings_text':
    'Vous vous connectez sur votre propre serveur et y autorisez l’accès. L’extension ne voit jamais votre mot de passe.',
  'extension.server': 'Adresse du serveur',
  'extension.server_text': 'Là où se trouve votre tableau de bord, p. ex. meet.example.com',
  'extension.connect': 'Connecter',
  'extension.connected': 'Connecté à {origin}',
  'extension.connected_text':
    'Ouvrez un message dans Gmail ou LinkedIn, puis cliquez sur l’icône de l’extension dans la barre d’outils.',
  'extension.disconnect': 'Déconnecter',
  'extension.not_connected': 'Non connecté',
  'extension.not_connected_text':
    'Connectez votre compte pour ajouter des liens et des créneaux libres à vos messages.',
  'extension.open_settings': 'Ouvrir les paramètres',
  'extension.problem_address':
    'Saisissez une adresse qui commence par https://, par exemple https://meet.example.com.',
  'extension.problem_unreachable':
    '{origin} est injoignable. Vérifiez l’adresse et votre connexion, puis réessayez.',
  'extension.problem_no_server':
    'Aucun serveur de prise de rendez-vous ne se trouve à cette adresse : {origin}. Copiez l’adresse de votre tableau de bord.',
  'extension.problem_closed':
    'La fenêtre de connexion a été fermée. Connectez à nouveau le compte, puis choisissez Autoriser.',
  'extension.problem_denied': 'Vous n’avez pas autorisé l’accès, rien n’est donc connecté.',
  'extension.problem_refused': '{origin} n’a pas terminé la connexion. Réessayez.',
  'extension.failed': 'Une erreur s’est produite. Fermez cette fenêtre et réessayez.',
  'extension.event_type': 'Type d’événement',
  'extension.none': 'Aucun type d’événement actif',
  'extension.none_text': 'Activez-en un dans votre tableau de bord pour le partager ici.',
  'extension.open_event_types': 'Ouvrir les types d’événement',
  'extension.recipient': 'Destinataire',
  'extension.name': 'Nom',
  'extension.email': 'E-mail',
  'extension.insert_link': 'Insérer le lien',
  'extension.copy_link': 'Copier le lien',
  'extension.insert_times': 'Insérer des créneaux libres',
  'extension.pick_times': 'Choisir des créneaux',
  'extension.insert_one_off': 'Insérer des créneaux ponctuels',
  'extension.one_off_text': 'Garde quelques créneaux libres jusqu’à ce que cette personne en réserve un',
  'extension.campaign': 'Campagne',
  'extension.insert_lead': 'Insérer le lien de prospect',
  'extension.copy_lead': 'Copier le lien de prospect',
  'extension.lead_needs_email': 'Saisissez l’e-mail du destinataire. Chaque prospect a son propre lien.',
  'extension.recipient_refused': 'Le serveur n’a pas accepté ce destinataire. Vérifiez ce champ : {field}',
  'extension.working': 'Un instant…',
  'extension.inserted': 'Ajouté à votre message.',
  'extension.copied': 'Copié. Collez-le dans votre message.',
  'extension.copied_instead': 'Nous l’avons copié à la place. Collez-le dans votre message.',
  'extension.copy_failed': 'La copie est bloquée ici.',
  'extension.no_editor': 'Aucun message n’est ouvert sur cette page.',
  'extension.lost': 'Cette page a retiré le texte que nous avons inséré.',
  'extension.closed': 'Chrome ne laisse pas les extensions écrire sur cette page.',
  'extension.no_times': 'Aucun créneau libre dans les prochaines semaines. Vérifiez vos disponibilités.',
  'extension.back': 'Retour',
}
