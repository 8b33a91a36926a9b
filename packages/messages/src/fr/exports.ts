import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'export.gone': 'Ce fichier a déjà été téléchargé, ou il a expiré',
  'export.text':
    'Téléchargez tout le contenu de ce compte, en JSON pour les programmes et en CSV pour les tableurs.',
  'export.none': 'Tout dans un seul fichier',
  'export.none_text':
    'Votre profil, vos plannings, vos types d’événement, vos réservations avec les réponses des participants, vos widgets, intégrations et webhooks, et votre activité. Cela peut prendre un moment. Nous vous écrirons quand le fichier sera prêt.',
  'export.ask': 'Créer un export',
  'export.ask_again': 'Créer un nouvel export',
  'export.of': 'Export du {time}',
  'export.waiting':
    'Nous créons le fichier. Vous pouvez fermer cette page : nous vous écrirons quand il sera prêt.',
  'export.failed':
    'Une erreur s’est produite pendant la création du fichier. Nous réessaierons automatiquement.',
  'export.ready':
    'Votre fichier est prêt. Vous pouvez le télécharger une fois, jusqu’au {until}. Ensuite, nous le supprimons.',
  'export.fetched': 'Le fichier a été téléchargé, nous l’avons donc supprimé.',
  'export.fetch': 'Télécharger le fichier ({size})',
  'export.saved': '{file} est enregistré',
  'export.progress': 'Progression',
  'export.parts': 'Parties : {done} sur {parts}',
  'error.export_fetching': 'Il est en cours de téléchargement dans un autre onglet ou sur un autre appareil',
  'error.export_not_found': 'Cet export n’existe plus',
}
