import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'check_up.title': 'Vérifier ma page',
  'check_up.text':
    'Nous ouvrons votre page comme le ferait un visiteur et vous disons si le widget y fonctionne.',
  'check_up.url': 'Adresse de votre page',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Vérifier',
  'check_up.again': 'Vérifier à nouveau',
  'check_up.looking':
    'Ouverture de la page ({site}), puis vérification de son code et de ses règles de sécurité…',
  'check_up.stop': 'Arrêter',
  'check_up.failed': 'La vérification a échoué. Réessayez.',
  'check_up.result': 'Résultat pour {url}',
  'check_up.problems': { one: '{count} problème', other: '{count} problèmes' },
  'check_up.warnings': { one: '{count} avertissement', other: '{count} avertissements' },
  'check_up.fine': 'Tout fonctionne',
  'check_up.found': 'Widgets sur la page',
  'check_up.found_here': 'Trouvé là :',
  'check_up.paste': 'Collez ceci :',
  'check_up.add': 'Ajoutez ceci :',
  'check_up.copy': 'Copier',
  'check_up.go_embeds': 'Ouvrir les widgets enregistrés',
  'check_up.go_event_types': 'Ouvrir les types d’événement',
  'level.good': 'Bon',
  'level.warning': 'Avertissement',
  'level.problem': 'Problème',
  'finding.works': 'Le widget fonctionne ici',
  'finding.works_text': 'Les visiteurs peuvent réserver sur cette page.',
  'finding.unreachable': 'Impossible d’ouvrir la page',
  'finding.unreachable_text':
    'Vérifiez l’adresse, et que tout le monde peut ouvrir la page sans se connecter. Nous ne pouvons pas vérifier les pages d’un réseau privé.',
  'finding.not_a_page': 'Ce n’est pas une page web',
  'finding.not_a_page_text':
    'L’adresse mène à un fichier. Saisissez l’adresse de la page que voient les visiteurs.',
  'finding.unreadable': 'Impossible de lire le code de la page',
  'finding.unreadable_text':
    'Elle n’est pas construite comme les autres pages. Est-ce bien la page que voient les visiteurs ? Demandez à la personne qui l’a créée.',
  'finding.missing': 'Il n’y a pas de widget sur cette page',
  'finding.missing_text':
    'Collez ce code à l’endroit où vous voulez le calendrier, puis publiez. Nous ne voyons pas ce qu’un gestionnaire de balises ou un script ajoute ensuite.',
  'finding.script_missing': 'Le script manque',
  'finding.script_missing_text':
    'Sans lui, le cadre ne s’adapte pas à son contenu, et les pop-ups s’ouvrent comme pages séparées. Collez ceci une fois, n’importe où sur la page.',
  'finding.script_twice': 'Le script figure plusieurs fois',
  'finding.script_twice_text': 'Cela ne gêne pas, mais une fois suffit. Retirez les autres.',
  'finding.frame_twice': 'La même page de réservation figure deux fois',
  'finding.frame_twice_text':
    'Les visiteurs la voient deux fois sur cette page. Retirez l’un des cadres, sauf si vous voulez les deux.',
  'finding.wrong_origin': 'Le code mène à un autre serveur',
  'finding.wrong_origin_text': 'Remplacez-le par ce code.',
  'finding.insecure': 'Le code utilise http:// sur une page en https://',
  'finding.insecure_text': 'Les navigateurs bloquent cela. Remplacez-le par ce code.',
  'finding.unknown_page': 'La page de réservation du code n’existe pas',
  'finding.unknown_page_text': 'Son adresse a peut-être changé. Remplacez-le par ce code.',
  'finding.other_owner': 'La page de réservation appartient à quelqu’un d’autre',
  'finding.other_owner_text':
    'Les réservations vont à un autre compte. Si ce n’est pas voulu, utilisez ce code.',
  'finding.event_off': 'Le type d’événement est désactivé',
  'finding.event_off_text':
    'Les visiteurs voient qu’ils ne peuvent pas le réserver. Activez-le sous les types d’événement.',
  'finding.policy_blocks_frame': 'La Content Security Policy de la page bloque la page de réservation',
  'finding.policy_blocks_frame_text': 'La personne qui gère le site doit ajouter ceci à cette politique.',
  'finding.policy_blocks_script': 'La Content Security Policy de la page bloque le script',
  'finding.policy_blocks_script_text': 'La personne qui gère le site doit ajouter ceci à cette politique.',
  'finding.sandbox_blocks': 'Le sandbox du cadre l’empêche de fonctionner',
  'finding.sandbox_blocks_text': 'Retirez le sandbox, ou autorisez-y ceci.',
  'finding.site_not_allowed': 'Ce site n’est pas autorisé à afficher la page de réservation',
  'finding.site_not_allowed_text': 'Ajoutez le site aux sites autorisés d’un widget enregistré.',
  'finding.bad_attribute': 'Un attribut a une valeur inutilisable',
  'finding.bad_attribute_text':
    'Nous utilisons sa valeur par défaut à la place. Corrigez la valeur dans votre code.',
  'finding.isolated':
    'Cet en-tête isole la page de toutes les autres. La personne qui gère le site doit le retirer.',
  'finding.wants_nonce':
    'La politique n’autorise que les scripts portant le nonce de la page. La personne qui gère le site doit l’ajouter aussi à ce script.',
}
