import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'connector.key': 'Clé API',
  'connector.key_text':
    '{app} se connecte avec une clé API. Créez-en une réservée à {app}, pour pouvoir la supprimer sans toucher aux autres programmes.',
  'connector.key_scopes':
    'Elle permet de lire et de modifier les rendez-vous, les rendez-vous ponctuels et les webhooks, et de lire les types d’événement.',
  'connector.key_make': 'Créer la clé',
  'connector.hears': 'Événements envoyés à {app}',
  'connector.remove': 'Supprimer',
  'connector.remove_of': 'Supprimer {name}',
  'connector.stand_in': 'Essayer ici',
  'connector.stand_in_text':
    '{app} ne peut pas joindre ce serveur d’essai ; un simulateur sur cet ordinateur prend donc sa place. Collez-y votre clé, activez un déclencheur et lancez des actions.',
  'connector.stand_in_open': 'Ouvrir le simulateur',
  'connector.zapier_key': 'Créez une clé API et copiez-la.',
  'connector.zapier_connect':
    'Dans Zapier, ajoutez cette application à un Zap, puis connectez-vous avec {origin} et la clé.',
  'connector.zapier_choose':
    'Choisissez un déclencheur, comme un nouveau rendez-vous, ou une action, comme en réserver un.',
  'connector.zapier_try': 'Testez avec vos derniers rendez-vous, puis activez le Zap.',
  'connector.zapier_note':
    'L’administrateur de ce serveur publie l’application Zapier une fois, depuis examples/zapier.',
  'connector.zapier_none':
    'Aucun événement. Activez un Zap avec un déclencheur de cette application, et il s’affichera ici.',
  'connector.pabbly_connect_address':
    'Dans Pabbly Connect, choisissez Webhook by Pabbly comme déclencheur et copiez l’URL du webhook.',
  'connector.pabbly_connect_paste': 'Ajoutez ici un webhook avec cette URL et choisissez ses événements.',
  'connector.pabbly_connect_try':
    'Envoyez un événement de test depuis la page du webhook, pour que Pabbly Connect détecte les champs.',
  'connector.pabbly_connect_act':
    'Pour réserver, replanifier ou annuler depuis un workflow, créez une clé API et utilisez-la comme jeton bearer dans API by Pabbly, avec {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Une application créée avec l’app builder de Pabbly peut configurer ses propres webhooks avec la clé.',
  'connector.pabbly_connect_none':
    'Aucun événement. Ajoutez un webhook avec une URL Pabbly Connect, et il s’affichera ici.',
  'chrome_extension.get': 'Téléchargez l’extension et décompressez le fichier.',
  'chrome_extension.load':
    'Dans Chrome, ouvrez chrome://extensions, activez le mode développeur, choisissez Charger l’extension non empaquetée et sélectionnez le dossier.',
  'chrome_extension.connect':
    'Saisissez {origin} dans les paramètres de l’extension, choisissez Connecter et autorisez l’accès.',
  'chrome_extension.use':
    'Ouvrez un message dans Gmail ou LinkedIn, cliquez sur l’icône de l’extension et insérez un lien ou des créneaux libres.',
  'chrome_extension.download': 'Télécharger l’extension',
  'chrome_extension.note':
    'Elle ne lit une page qu’après un clic sur son icône. L’accès prend fin quand vous la supprimez sous Clés API.',
  'chrome_extension.not_allowed':
    'Ce serveur n’autorise pas l’extension. Demandez à la personne qui le gère.',
  'chrome_extension.access': 'Applications connectées',

  'integrations.text':
    'Connectez vos agendas, vos visioconférences, votre CRM, votre site web et vos statistiques.',
  'integrations.search': 'Rechercher des intégrations',
  'integrations.categories': 'Catégorie',
  'integrations.all': 'Toutes',
  'integrations.video': 'Visioconférence',
  'integrations.calendars': 'Agendas',
  'integrations.sales': 'Vente et CRM',
  'integrations.embed': 'Widgets',
  'integrations.tracking': 'Suivi',
  'integrations.native': 'Intégrations natives',
  'integrations.extensions': 'Extensions',
  'integrations.connectors': 'API et connecteurs',
  'integrations.count': { one: '{count} intégration', other: '{count} intégrations' },
  'integrations.none': 'Aucun résultat pour « {search} »',
  'integrations.none_text':
    'Tous les sites web fonctionnent avec le code général : « Partager votre lien », puis « Ajouter à un site web ».',
  'integrations.show_all': 'Tout afficher',
  'integrations.connected': 'Connecté',
  'integrations.gone': 'Cette intégration n’existe pas',
  'integrations.gone_text':
    'Elle porte peut-être un autre nom. Consultez toutes les intégrations dans le catalogue.',

  'platform.video': 'Ajouter une vidéo',
  'platform.video_choice': 'Vidéo',
  'platform.video_none': 'Choisissez l’une de vos vidéos',
  'platform.video_tool': 'Choisir les couleurs et un bouton',
  'platform.ways': 'Où la placer',
  'platform.event': 'Ce que l’on peut réserver',
  'platform.steps': 'Étape par étape',
  'platform.picture': 'Où va le code : « {place} »',
  'platform.address': 'Votre adresse',
  'platform.download': 'Télécharger l’extension',
  'platform.test': 'Vérifiez ensuite votre page',
  'way.page': 'Dans la page',
  'way.every_page': 'Un bouton sur chaque page',
  'way.plugin': 'Extension',
  'way.link': 'Un lien',
  'way.app_block': 'Bloc d’application',
  'way.video': 'Une vidéo',
  'note.wordpress_video':
    'Avec l’extension, les auteurs peuvent aussi ajouter des vidéos. Le cadre garde la forme de la vidéo.',
  'note.video': 'Le cadre garde la forme de la vidéo à toutes les largeurs. Aucun script n’est nécessaire.',
  'note.video_fixed': 'Le code va dans une zone à hauteur fixe. Aucun script n’est nécessaire.',
  'note.wordpress_plugin':
    'Pour les administrateurs. Les auteurs peuvent ensuite utiliser le bloc et le code court.',
  'note.wordpress_html':
    'Pour les administrateurs, et pour les éditeurs d’un site unique. WordPress retire les cadres et les scripts pour tous les autres.',
  'note.wordpress_link':
    'Pour les auteurs et les contributeurs sans l’extension. WordPress ne leur permet d’ajouter que des liens.',
  'note.wix_page': 'Wix place le code dans un cadre à hauteur fixe, ce code ne contient donc pas de script.',
  'note.wix_every_page': 'Nécessite un forfait Wix avec votre propre domaine.',
  'note.squarespace_page':
    'La hauteur s’adapte au contenu. Votre forfait doit autoriser le code avec cadres et scripts.',
  'note.squarespace_every_page': 'Nécessite un forfait avec injection de code.',
  'note.shopify_page':
    'Fonctionne dans tous les thèmes Online Store 2.0. Shopify n’autorise aucun script au paiement.',
  'note.shopify_every_page': 'Le pied de page figure sur toutes les pages de la boutique, sauf au paiement.',
  'note.shopify_app_block':
    'Pour les développeurs avec un compte Partner : examples/shopify est une extension de thème prête à déployer.',
  'note.unbounce_page':
    'Unbounce place les éléments à des positions fixes ; le cadre a donc une hauteur fixe et défile à l’intérieur.',
  'note.unbounce_every_page': 'Le bouton flotte au-dessus de la page et n’y prend donc pas de place.',
  'note.weebly_page': 'L’éditeur n’affiche qu’un aperçu. Vérifiez la page publiée.',
  'note.webflow_page':
    'Nécessite un forfait de site ou de workspace payant. Le calendrier ne s’affiche que sur le site publié.',
  'note.webflow_every_page': 'Nécessite un forfait de site payant.',
  'step.open_page': 'Ouvrez la page dans l’éditeur.',
  'step.open_settings': 'Ouvrez les paramètres du site.',
  'step.choose': 'Choisissez {path}.',
  'step.drag': 'Faites glisser {place} à l’endroit où vous voulez le calendrier.',
  'step.paste': 'Collez le code.',
  'step.paste_into': 'Collez le code dans {place}.',
  'step.height': 'Donnez à la zone une hauteur d’au moins 700 px. Elle ne s’adapte pas à son contenu.',
  'step.drag_video': 'Faites glisser {place} à l’endroit où vous voulez la vidéo.',
  'step.video_height':
    'Donnez à la zone une hauteur de 578 px pour une largeur de 800 px. Elle ne s’adapte pas à son contenu.',
  'step.wordpress_video': 'Collez le code court à l’endroit où vous voulez la vidéo.',
  'step.publish':
    'Enregistrez et publiez, puis ouvrez la page comme un visiteur. Les éditeurs affichent souvent une zone vide à la place.',
  'step.wordpress_install':
    'Téléchargez l’extension, mettez-la en ligne sous Extensions → Ajouter une extension → Téléverser une extension, et activez-la.',
  'step.wordpress_connect': 'Sous {path}, saisissez {origin} et choisissez « Tester la connexion ».',
  'step.wordpress_insert':
    'Insérez le bloc « Scheduling » à l’endroit où vous voulez le calendrier, ou collez le code court.',
  'step.paste_link': 'Collez l’adresse sur sa propre ligne, ou sélectionnez un mot et faites-en un lien.',
  'step.shopify_deploy':
    'Copiez examples/shopify dans votre application sous extensions/scheduling et déployez-la.',
  'step.shopify_address': 'Collez l’adresse dans les paramètres du bloc.',

  'connect.step_connect': 'Connectez votre compte.',
  'connect.step_connect_teams':
    'Si vos réservations vont dans un calendrier Outlook, il n’y a rien à connecter : ses événements ont déjà une salle. Avec un autre agenda, ou sans agenda, connectez ici votre compte professionnel ou scolaire.',
  'connect.step_calendar':
    'Connectez le compte sous « Agendas connectés », et choisissez l’agenda qui reçoit les nouveaux événements.',
  'connect.step_location': 'Choisissez {app} comme lieu d’un type d’événement.',
  'connect.step_room':
    'Chaque réservation a sa propre salle et la garde quand elle est replanifiée. Le lien figure dans les e-mails, dans l’agenda et sur la page de la réservation.',
  'connect.step_busy':
    'Choisissez les agendas où nous vérifions les conflits. Personne ne peut réserver avec vous quand ils sont occupés.',
  'connect.step_follow':
    'Déplacez ou supprimez une réservation dans l’agenda, et nous la mettons à jour ici.',
  'connect.step_contacts':
    'Pour chaque réservation, nous cherchons ou ajoutons le contact par son e-mail et ajoutons un rendez-vous. S’il est replanifié, annulé ou réattribué, nous mettons ce rendez-vous à jour.',
  'connect.step_fields': 'Choisissez quelles réponses remplissent quels champs de contact.',
  'connect.step_key':
    'Créez une clé dans {app} et collez-la ici. Nous la testons aussitôt et la conservons chiffrée.',
  'connect.step_push':
    'Associez l’une de vos campagnes et ajoutez ses prospects avec leurs liens personnels.',
  'connect.step_told':
    'Quand un prospect réserve, {app} en est informé et cesse de lui écrire. Les réservations n’attendent jamais cela.',
  'connect.disconnect_rooms':
    'Nous ne créerons plus de salles. Les salles existantes restent. Nous supprimons aussi notre accès.',

  'tracking.ga4_id': 'ID de mesure',
  'tracking.gtag_id': 'ID de balise ou de conteneur',
  'tracking.fpixel_id': 'ID du pixel',
  'tracking.example': 'Par exemple {example}',
  'tracking.format': 'Saisissez un ID comme {example}',
  'tracking.where_ga4': 'Dans Google Analytics : Administration → Flux de données → votre site web.',
  'tracking.where_gtag':
    'Dans Google Ads : Outils → Conversions → la balise. Dans Tag Manager : à côté du nom du conteneur.',
  'tracking.where_fpixel': 'Dans le Gestionnaire d’évènements de Meta : Sources de données → votre pixel.',
  'tracking.connect': 'Connecter',
  'tracking.change': 'Enregistrer',
  'tracking.disconnect': 'Déconnecter',
  'tracking.connected': '{app} reçoit désormais vos réservations',
  'tracking.disconnected': '{app} ne reçoit plus vos réservations',
  'tracking.what': 'Ce qui est envoyé, et quand',
  'tracking.when':
    'Une fois par réservation, au moment où elle est faite. Pas à nouveau si elle est replanifiée ou annulée.',
  'tracking.sent_ga4':
    'L’événement {event} avec l’ID de la réservation, son heure de début, votre lien et le type d’événement.',
  'tracking.sent_gtag':
    'L’événement {event} ({container} dans un conteneur Tag Manager) avec l’ID de la réservation, son heure de début, votre lien et le type d’événement.',
  'tracking.sent_fpixel':
    'L’événement standard {event} avec l’ID de la réservation, son heure de début, votre lien et le type d’événement.',
  'tracking.never': 'Jamais un nom, une adresse e-mail ou une réponse.',
  'tracking.where_sent': 'Comment c’est envoyé',
  'tracking.embedded':
    'Sur les pages avec votre widget, l’événement passe par les outils de statistiques de votre site, dès que son outil de consentement signale l’accord du visiteur. Sans consentement, rien n’est envoyé.',
  'tracking.direct':
    'Sur votre page de réservation, nous demandons d’abord aux visiteurs. L’événement n’a ni cookie ni identifiant de visiteur. Nous ne l’envoyons pas si le navigateur demande à ne pas être suivi.',
  'tracking.direct_container':
    'Les conteneurs Tag Manager ne reçoivent que les réservations faites dans un widget, car ils liraient l’adresse de la page de réservation.',
  'tracking.consent':
    'Indiquez dans vos règles de confidentialité que vous comptez les réservations. Si votre site n’a pas besoin de consentement, définissez data-consent="granted".',
}
