import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'trial.label': 'Votre essai',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday : économisez {percent} % sur Growth le premier mois ({months} mois), jusqu’au {date}',
    other: 'Black Friday : économisez {percent} % sur Growth les {months} premiers mois, jusqu’au {date}',
  },
  'trial.bar': 'Vous utilisez {product} à l’essai. Veuillez mettre à niveau votre compte maintenant.',
  'unpaid.label': 'Votre paiement',
  'unpaid.bar': 'Votre dernier paiement a échoué. Réglez-le avant le {date} pour garder votre forfait.',
  'unpaid.paused':
    'Votre dernier paiement a échoué, et votre forfait est suspendu. Réglez-le pour continuer.',
  'unpaid.pay': 'Payer',
  'plan.upgrade': 'Mettre à niveau',
  'plan.upgrade_now': 'Mettre à niveau maintenant',
  'plan.ask_owner': 'Seul le propriétaire de votre organisation peut la mettre à niveau.',
  'plan.asked': 'Votre demande est en route vers le propriétaire.',
  'plan.asked_already': 'Vous avez déjà demandé. Le propriétaire a reçu votre demande.',
  'plan.extra': 'Minutes supplémentaires à {price} la minute',
  'plan.lock_title': 'Pas dans votre forfait',
  'plan.locked': 'Mettez à niveau votre forfait pour accéder à cette fonctionnalité.',
  'plan.minutes_title': 'Plus de minutes de vidéo',
  'plan.minutes_locked':
    'Chaque nouveau prospect consomme la durée de la vidéo sur les minutes de ce mois-ci. Obtenez plus de minutes pour l’envoyer à plus de prospects. Elles sont disponibles immédiatement.',
  'plan.more_minutes': 'Obtenir plus de minutes',
  'upgrade.greeting': '{name}, mettez à niveau votre compte',
  'upgrade.change': '{name}, votre forfait',
  'upgrade.plan': 'Votre forfait',
  'upgrade.trial_until': 'Essai jusqu’au {date}',
  'upgrade.trial_ended': 'Votre essai a pris fin le {date}',
  'upgrade.everything': 'Tout est inclus',
  'upgrade.everything_text':
    'Ce serveur ne vend pas de forfaits. Vous pouvez utiliser toutes les fonctionnalités, sans expiration.',
  'upgrade.ask_text':
    'L’opérateur de ce serveur attribue les forfaits. Indiquez ce qu’il vous faut, et vous recevrez une réponse par e-mail.',
  'upgrade.ask_label': 'De quoi avez-vous besoin ?',
  'upgrade.ask': 'Demander la mise à niveau',
  'upgrade.nobody': 'L’opérateur de ce serveur attribue les forfaits. Demandez-lui un forfait supérieur.',
}
