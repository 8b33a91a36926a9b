import type { texts as source } from '../en/video-embed.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'video_embed.title': 'Mettre une vidéo sur votre site web',
  'video_embed.text':
    'Choisissez une vidéo et son apparence, puis copiez le code. Gratuit pour tous, sans compte.',
  'video_embed.video': 'Vidéo',
  'video_embed.video_text': 'Un lien YouTube ou Vimeo, ou l’adresse d’une page de vidéo sur ce site.',
  'video_embed.video_wrong':
    'Saisissez un lien YouTube ou Vimeo, ou l’adresse d’une page de vidéo sur ce site',
  'video_embed.frame': 'Vidéo',
  'video_embed.frame_title': 'Titre',
  'video_embed.frame_title_text': 'Lu à voix haute par les lecteurs d’écran.',
  'video_embed.width': 'Largeur',
  'video_embed.width_full': 'Pleine largeur',
  'video_embed.width_px': '{width} px au maximum',
  'video_embed.hide_title': 'Afficher seulement la vidéo',
  'video_embed.colors': 'Couleurs',
  'video_embed.backgroundColor': 'Arrière-plan',
  'video_embed.textColor': 'Texte',
  'video_embed.buttonColor': 'Bouton',
  'video_embed.own_color': 'Par défaut',
  'video_embed.call': 'Appel à l’action',
  'video_embed.call_none': 'Aucun',
  'video_embed.call_book': 'Réserver un créneau',
  'video_embed.call_link': 'Lien',
  'video_embed.call_text': 'Texte du bouton',
  'video_embed.call_url': 'Où il mène',
  'video_embed.book_url': 'Page de réservation',
  'video_embed.book_text':
    'Elle s’ouvre par-dessus la vidéo. Dans les petits cadres, elle s’ouvre dans un onglet.',
  'video_embed.book_wrong': 'Saisissez l’adresse d’une page de réservation qui commence par {origin}',
  'video_embed.book_example': 'Réserver un créneau',
  'video_embed.preview': 'Aperçu',
  'video_embed.no_video': 'Votre vidéo s’affiche ici',
  'video_embed.code': 'Code',
  'video_embed.code_text': 'Collez-le à l’endroit où vous voulez la vidéo.',
  'video_embed.sign_in_text': 'Choisissez ensuite parmi vos vidéos.',
  'video_embed.no_code': 'Saisissez une vidéo pour obtenir le code.',
}
