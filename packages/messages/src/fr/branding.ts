import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'branding.text': 'L’apparence de votre page, de vos e-mails et de vos widgets.',
  'branding.preview':
    'Votre page telle que la voient les participants, avec les modifications non enregistrées.',
  'branding.scheme': 'Thème du visiteur',
  'branding.light': 'Clair',
  'branding.dark': 'Sombre',

  'image.avatar': 'Votre photo',
  'image.avatar_text': 'En haut de votre page et de vos e-mails si vous n’avez pas de logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Affiché à la place de votre photo.',
  'image.background': 'Arrière-plan',
  'image.background_text':
    'Derrière votre page. Les pages intégrées affichent à la place le site web derrière elles.',
  'image.kinds': 'JPEG, PNG, WebP ou GIF, jusqu’à {megabytes} Mo.',
  'image.choose': 'Choisir un fichier : {name}',
  'image.replace': 'Remplacer : {name}',
  'image.remove': 'Supprimer : {name}',
  'image.choose_short': 'Choisir un fichier',
  'image.replace_short': 'Remplacer',
  'image.remove_short': 'Supprimer',
  'image.sending': 'Mise en ligne…',
  'image.saved': 'Image enregistrée',
  'image.background_saved': 'Arrière-plan enregistré',
  'image.removed': 'Image supprimée',
  'image.required': 'Image obligatoire',
  'image.failed': 'Impossible de mettre le fichier en ligne. Réessayez dans un instant.',
  'image.image_type': 'Ce n’est pas une image JPEG, PNG, WebP ou GIF.',
  'image.too_large': 'Ce fichier dépasse {megabytes} Mo.',
  'image.too_many_pixels': {
    one: 'Cette image a plus de {count} million de pixels. Réduisez-la d’abord.',
    other: 'Cette image a plus de {count} millions de pixels. Réduisez-la d’abord.',
  },
  'image.image_broken': 'Cette image est défectueuse ou incomplète.',
  'image.image_slow': 'La lecture de cette image prend trop de temps. Réduisez-la d’abord.',

  'crop.title': 'Recadrez votre photo',
  'crop.frame': 'Partie visible : faites-la glisser ou déplacez-la avec les flèches',
  'crop.zoom': 'Zoom',
  'crop.use': 'Recadrer la photo',

  'colors.title': 'Couleurs',
  'colors.text': 'Sur votre page, dans les e-mails et dans les widgets sans couleurs propres.',
  'colors.background': 'Couleur d’arrière-plan',
  'colors.text_color': 'Couleur du texte',
  'colors.button': 'Couleur des boutons et des liens',
  'colors.usual': 'Réinitialiser',
  'colors.default': 'Par défaut',
  'colors.reset': 'Réinitialiser : {name}',
  'colors.hard_to_read':
    'Ce texte est difficile à lire pour certains visiteurs. Si vous ne choisissez pas d’arrière-plan, il est clair pour les uns et sombre pour les autres.',
  'colors.better': 'Utiliser {color}',

  'product_name.hide': 'Masquer le nom {product}',
  'product_name.text':
    'Le retire de votre page et des e-mails aux participants. Ces e-mails partent alors sous votre nom.',
}
