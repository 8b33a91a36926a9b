import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'deletion.text': {
    by: 'days',
    one: 'Votre compte est fermé immédiatement et supprimé définitivement après {days} jour.',
    other: 'Votre compte est fermé immédiatement et supprimé définitivement après {days} jours.',
  },
  'deletion.at_once': 'Vos pages passent hors ligne, et toutes vos sessions sont fermées.',
  'deletion.back': {
    by: 'days',
    one: 'Pour le récupérer, connectez-vous dans un délai de {days} jour.',
    other: 'Pour le récupérer, connectez-vous dans un délai de {days} jours.',
  },
  'deletion.then': 'Ensuite, nous supprimons tout : vos données et ce que vos participants vous ont confié.',
  'deletion.export': 'Exportez d’abord vos données',
  'deletion.reason': 'Pourquoi souhaitez-vous partir ?',
  'deletion.reason_text':
    'La personne qui gère ce serveur peut le lire jusqu’à la disparition de votre compte.',
  'deletion.meetings': { one: '{count} rendez-vous à venir', other: '{count} rendez-vous à venir' },
  'deletion.cancel': 'Les annuler',
  'deletion.cancel_text':
    'Nous écrivons maintenant à vos participants. Les rendez-vous restent annulés si vous revenez.',
  'deletion.keep': 'Les garder',
  'deletion.keep_text':
    'Nous ne prévenons pas vos participants. Une fois votre compte disparu, ils ne pourront plus déplacer ni annuler.',
  'deletion.password': 'Votre mot de passe',
  'deletion.failed': 'Nous n’avons pas pu supprimer votre compte. Veuillez réessayer !',
  'deletion.ask': 'Supprimer mon compte',
}
