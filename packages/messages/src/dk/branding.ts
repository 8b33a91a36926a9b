import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'branding.text': 'Sådan ser din side, dine mails og dine indlejringer ud.',
  'branding.preview': 'Din side, som deltagerne ser den, også med ændringer, der ikke er gemt.',
  'branding.scheme': 'Den besøgendes tema',
  'branding.light': 'Lyst',
  'branding.dark': 'Mørkt',

  'image.avatar': 'Dit billede',
  'image.avatar_text': 'Øverst på din side og i mails, hvis du ikke har et logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Vises i stedet for dit billede.',
  'image.background': 'Baggrund',
  'image.background_text': 'Bag din side. Indlejrede sider viser websitet bag dem i stedet.',
  'image.kinds': 'JPEG, PNG, WebP eller GIF, højst {megabytes} MB.',
  'image.choose': 'Vælg en fil: {name}',
  'image.replace': 'Erstat: {name}',
  'image.remove': 'Fjern: {name}',
  'image.choose_short': 'Vælg en fil',
  'image.replace_short': 'Erstat',
  'image.remove_short': 'Fjern',
  'image.sending': 'Uploader …',
  'image.saved': 'Billedet er gemt',
  'image.background_saved': 'Baggrunden er gemt',
  'image.removed': 'Billedet er fjernet',
  'image.required': 'Et billede er påkrævet',
  'image.failed': 'Filen kan ikke uploades. Prøv igen om et øjeblik.',
  'image.image_type': 'Det er ikke et JPEG-, PNG-, WebP- eller GIF-billede.',
  'image.too_large': 'Filen er større end {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Billedet har mere end {count} million pixel. Gør det mindre først.',
    other: 'Billedet har mere end {count} millioner pixel. Gør det mindre først.',
  },
  'image.image_broken': 'Billedet er beskadiget eller afskåret.',
  'image.image_slow': 'Det tager for lang tid at læse billedet. Gør det mindre først.',

  'crop.title': 'Beskær dit billede',
  'crop.frame': 'Synlig del: træk den, eller flyt den med piletasterne',
  'crop.zoom': 'Zoom',
  'crop.use': 'Beskær billede',

  'colors.title': 'Farver',
  'colors.text': 'På din side, i mails og i indlejringer uden egne farver.',
  'colors.background': 'Baggrundsfarve',
  'colors.text_color': 'Tekstfarve',
  'colors.button': 'Farve på knapper og links',
  'colors.usual': 'Nulstil til standard',
  'colors.default': 'Standard',
  'colors.reset': 'Nulstil til standard: {name}',
  'colors.hard_to_read':
    'Teksten er svær at læse for nogle besøgende. Medmindre du vælger en baggrund, er den lys for nogle og mørk for andre.',
  'colors.better': 'Brug {color}',

  'product_name.hide': 'Skjul navnet {product}',
  'product_name.text':
    'Fjerner det fra din side og fra mails til deltagere. De mails kommer så fra dit navn.',
}
