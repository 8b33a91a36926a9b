import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  play: 'Lire la vidéo',
  speed: 'Vitesse',
  quality: 'Qualité',
  quality_high: 'Élevée',
  quality_small: 'Économie de données',
  full_screen: 'Plein écran',
  chapters: 'Chapitres',
  book: 'Réserver un créneau',
  close: 'Fermer',
  website: 'Site web {site}',
  failed_connection: 'La connexion a été interrompue.',
  failed_file: 'Impossible de charger cette vidéo.',
  failed_format: 'Impossible de charger cette vidéo. Essayez un autre navigateur.',
  try_again: 'Réessayer',
  password_title: 'Cette vidéo est protégée par un mot de passe',
  password: 'Mot de passe',
  wrong_password: 'Mot de passe incorrect. Réessayez.',
  watch: 'Regarder la vidéo',
  missing_title: 'Cette vidéo est introuvable',
  missing_text: 'Elle a peut-être été supprimée, ou son propriétaire la garde privée.',
  expired_title: 'Lien expiré',
  expired_text: 'Ce lien ne fonctionne plus. Demandez-en un nouveau au propriétaire de la vidéo.',
  processing_title: 'Presque prête',
  processing_text: 'Cette vidéo est encore en préparation. Elle s’affichera ici dans un instant.',
}
