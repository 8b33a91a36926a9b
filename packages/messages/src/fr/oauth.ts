import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'oauth.sign_in': 'Une application demande l’accès à votre compte',
  'oauth.sign_in_text':
    'Connectez-vous pour voir de quelle application il s’agit et ce qu’elle demande. Elle n’a aucun accès tant que vous ne l’autorisez pas.',
  'oauth.allow_title': 'Autoriser {name} à agir pour vous ?',
  'oauth.allow_text': '{name} demande l’accès au compte {host}.',
  'oauth.described': 'Publié par {site}',
  'oauth.by_hand': 'Enregistré par un utilisateur de ce serveur',
  'oauth.may': 'Cette application pourra',
  'oauth.changes': 'Lire et modifier : {areas}',
  'oauth.reads': 'Lire : {areas}',
  'oauth.never': 'Elle ne voit jamais votre mot de passe, vos données de paiement ni vos autres clés.',
  'oauth.returns': 'Vous reviendrez à {place}.',
  'oauth.remove_any_time': 'Vous pouvez la supprimer à tout moment sous Intégrations > Clés API.',
  'oauth.allow': 'Autoriser',
  'oauth.deny': 'Ne pas autoriser',
  'oauth.allowed': '{name} est connecté',
  'oauth.allowed_text': 'Retour à l’application…',
  'oauth.go_on': 'Continuer vers {place}',
  'oauth.refused': '{name} a envoyé une demande qui ne fonctionne pas',
  'oauth.refused_text': 'Aucun accès n’a été donné. Transmettez ceci aux développeurs de l’application :',
  'oauth.back': 'Retour à {place}',
  'oauth.bad': 'Cette application ne peut pas être connectée',
  'oauth.bad_text':
    'L’application a ouvert une adresse incorrecte : aucun accès n’a été donné et rien n’a été envoyé. Transmettez ceci à ses développeurs :',
  'oauth.list': 'Applications connectées',
  'oauth.list_text': 'Applications que vous avez autorisées à agir pour vous sans clé.',
  'oauth.none':
    'Aucune application connectée. Quand une application demandera l’accès, vous déciderez sur une page à part.',
  'oauth.through_mcp': 'Pour les assistants IA (MCP) uniquement',
  'oauth.remove_text': 'Elle ne pourra plus agir pour vous et devra redemander l’accès.',
  'oauth.own': 'Vos propres applications',
  'oauth.own_text':
    'Déclarez une application qui demande l’accès à des personnes. Les applications dotées d’un document de métadonnées public n’en ont pas besoin.',
  'oauth.own_add': 'Déclarer une application',
  'oauth.own_none': 'Aucune application déclarée.',
  'oauth.own_name_text': 'Affiché quand l’application demande l’accès.',
  'oauth.own_redirects': 'URL de redirection',
  'oauth.own_redirects_text':
    'Une par ligne, exactement comme l’application les envoie. Utilisez https, ou http sur le même ordinateur.',
  'oauth.own_secret': 'L’application peut garder un secret',
  'oauth.own_secret_text':
    'Seulement si elle fonctionne sur un serveur. Les applications sur téléphone, sur ordinateur ou dans un navigateur ne le peuvent pas.',
  'oauth.own_make': 'Déclarer',
  'oauth.own_id': 'ID client',
  'oauth.own_fresh': 'Copiez le secret maintenant',
  'oauth.own_secret_copy': 'Copier le secret',
  'oauth.own_secret_copied': 'Secret copié',
  'oauth.own_remove_text': 'Toutes les personnes qui l’ont connectée seront déconnectées.',
  'oauth.addresses': 'Assistants IA et développeurs',
  'oauth.addresses_text':
    'Donnez cette adresse à un assistant IA compatible MCP. Il pourra alors trouver des créneaux et réserver. Pour voir vos rendez-vous, il vous demandera l’accès.',
  'oauth.address_copy': 'Copier l’adresse',
  'oauth.address_copied': 'Adresse copiée',
  'oauth.reference': 'Référence de l’API',
  'error.grant_not_found': 'Cette application n’est plus connectée',
  'error.app_not_found': 'Cette application a été supprimée',
  'error.app_unreadable': 'Impossible de lire le document de métadonnées de l’application',
  'error.app_limit_reached': 'Vous avez déjà 20 applications. Supprimez-en une d’abord.',
}
