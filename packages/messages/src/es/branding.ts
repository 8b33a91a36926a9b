import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'branding.text': 'El aspecto de tu página, tus correos y tus inserciones.',
  'branding.preview': 'Tu página tal como la ven los invitados, con los cambios sin guardar.',
  'branding.scheme': 'Tema de quien visita',
  'branding.light': 'Claro',
  'branding.dark': 'Oscuro',

  'image.avatar': 'Tu imagen',
  'image.avatar_text': 'En la parte superior de tu página y tus correos si no tienes logotipo.',
  'image.logo': 'Logotipo',
  'image.logo_text': 'Se muestra en lugar de tu imagen.',
  'image.background': 'Fondo',
  'image.background_text':
    'Detrás de tu página. Las páginas insertadas muestran en su lugar el sitio web que tienen detrás.',
  'image.kinds': 'JPEG, PNG, WebP o GIF, hasta {megabytes} MB.',
  'image.choose': 'Elegir un archivo: {name}',
  'image.replace': 'Reemplazar: {name}',
  'image.remove': 'Quitar: {name}',
  'image.choose_short': 'Elegir archivo',
  'image.replace_short': 'Reemplazar',
  'image.remove_short': 'Quitar',
  'image.sending': 'Subiendo…',
  'image.saved': 'Imagen guardada',
  'image.background_saved': 'Fondo guardado',
  'image.removed': 'Imagen quitada',
  'image.required': 'Se requiere una imagen',
  'image.failed': 'No se puede subir el archivo. Inténtalo de nuevo en un momento.',
  'image.image_type': 'No es una imagen JPEG, PNG, WebP ni GIF.',
  'image.too_large': 'Este archivo supera los {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Esta imagen tiene más de {count} millón de píxeles. Redúcela primero.',
    other: 'Esta imagen tiene más de {count} millones de píxeles. Redúcela primero.',
  },
  'image.image_broken': 'Esta imagen está dañada o cortada.',
  'image.image_slow': 'Leer esta imagen lleva demasiado tiempo. Redúcela primero.',

  'crop.title': 'Recorta tu imagen',
  'crop.frame': 'Parte visible: arrástrala o muévela con las flechas',
  'crop.zoom': 'Zoom',
  'crop.use': 'Recortar imagen',

  'colors.title': 'Colores',
  'colors.text': 'En tu página, en los correos y en las inserciones sin colores propios.',
  'colors.background': 'Color de fondo',
  'colors.text_color': 'Color del texto',
  'colors.button': 'Color de botones y enlaces',
  'colors.usual': 'Restablecer',
  'colors.default': 'Predeterminado',
  'colors.reset': 'Restablecer: {name}',
  'colors.hard_to_read':
    'Este texto es difícil de leer para algunos visitantes. Si no eliges un fondo, es claro para unos y oscuro para otros.',
  'colors.better': 'Usar {color}',

  'product_name.hide': 'Ocultar el nombre {product}',
  'product_name.text':
    'Lo quita de tu página y de los correos a los invitados. Esos correos llegan entonces con tu nombre.',
}
