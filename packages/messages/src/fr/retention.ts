import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'retention.text': 'Supprimez les données des participants dès que vous n’en avez plus besoin.',
  'retention.label': 'Supprimer les données des participants',
  'retention.label_text': 'Pour les rendez-vous terminés.',
  'retention.never': 'Jamais',
  'retention.after': { one: '{count} mois après le rendez-vous', other: '{count} mois après le rendez-vous' },
  'retention.what':
    'Chaque nuit, nous supprimons les noms, les adresses e-mail, les réponses, les invités, les motifs et les campagnes. Vous voyez toujours combien de rendez-vous vous avez eus, de quel type et quand.',
  'retention.save': 'Enregistrer',
  'retention.saved': 'Enregistré',
  'retention.ask': 'Supprimer les anciennes données ?',
  'retention.ask_text': {
    one: 'Cette nuit, nous supprimons ce que les participants vous ont confié lors de rendez-vous terminés depuis plus de {count} mois. Cette action est irréversible. Exportez d’abord ces données si vous en avez besoin.',
    other:
      'Cette nuit, nous supprimons ce que les participants vous ont confié lors de rendez-vous terminés depuis plus de {count} mois. Cette action est irréversible. Exportez d’abord ces données si vous en avez besoin.',
  },
}
