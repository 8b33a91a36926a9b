import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'passkeys.title': 'Clés d’accès',
  'passkeys.text':
    'Connectez-vous avec votre empreinte, votre visage ou le code PIN de l’appareil au lieu d’un mot de passe et d’un code. Les faux sites web ne peuvent pas les demander.',
  'passkeys.not_here': 'Ce navigateur ne peut pas créer de clés d’accès à cette adresse.',
  'passkeys.add': 'Ajouter une clé d’accès',
  'passkeys.name': 'Nom de la clé d’accès',
  'passkeys.name_text': 'Pour distinguer vos clés d’accès.',
  'passkeys.first_name': 'Cet appareil',
  'passkeys.make': 'Créer la clé d’accès',
  'passkeys.declined': 'Aucune clé d’accès n’a été créée. La demande du navigateur a été fermée ou a expiré.',
  'passkeys.there': 'Cet appareil a déjà une clé d’accès pour votre compte.',
  'passkeys.was_added': 'Clé d’accès ajoutée',
  'passkeys.added': 'Ajoutée le {date}.',
  'passkeys.used': 'Dernière utilisation : {when}.',
  'passkeys.unused': 'Jamais utilisée.',
  'passkeys.rename': 'Renommer',
  'passkeys.rename_of': 'Renommer {name}',
  'passkeys.remove': 'Supprimer',
  'passkeys.remove_of': 'Supprimer {name}',
  'passkeys.remove_text':
    'Elle ne permettra plus de se connecter. Votre appareil la proposera peut-être encore jusqu’à ce que vous l’y supprimiez aussi.',
  'passkeys.was_removed': 'Clé d’accès supprimée',
  'error.passkey_not_found': 'Cette clé d’accès a été supprimée',
  'error.passkey_limit_reached': 'Vous avez atteint la limite de 20 clés d’accès. Supprimez-en une d’abord.',
}
