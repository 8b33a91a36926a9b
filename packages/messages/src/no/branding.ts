import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'branding.text': 'Slik ser siden, e-postene og innebyggingene dine ut.',
  'branding.preview': 'Siden din slik deltakerne ser den, medregnet ulagrede endringer.',
  'branding.scheme': 'Den besøkendes tema',
  'branding.light': 'Lyst',
  'branding.dark': 'Mørkt',

  'image.avatar': 'Bildet ditt',
  'image.avatar_text': 'Øverst på siden og i e-postene hvis du ikke har noen logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Vises i stedet for bildet ditt.',
  'image.background': 'Bakgrunn',
  'image.background_text': 'Bak siden din. Innebygde sider viser nettstedet bak i stedet.',
  'image.kinds': 'JPEG, PNG, WebP eller GIF, inntil {megabytes} MB.',
  'image.choose': 'Velg en fil: {name}',
  'image.replace': 'Erstatt: {name}',
  'image.remove': 'Fjern: {name}',
  'image.choose_short': 'Velg en fil',
  'image.replace_short': 'Erstatt',
  'image.remove_short': 'Fjern',
  'image.sending': 'Laster opp …',
  'image.saved': 'Bildet er lagret',
  'image.background_saved': 'Bakgrunnen er lagret',
  'image.removed': 'Bildet er fjernet',
  'image.required': 'Du må velge et bilde',
  'image.failed': 'Kan ikke laste opp filen. Prøv igjen om et øyeblikk.',
  'image.image_type': 'Dette er ikke et JPEG-, PNG-, WebP- eller GIF-bilde.',
  'image.too_large': 'Filen er større enn {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Bildet har mer enn {count} million piksler. Gjør det mindre først.',
    other: 'Bildet har mer enn {count} millioner piksler. Gjør det mindre først.',
  },
  'image.image_broken': 'Bildet er ødelagt eller ufullstendig.',
  'image.image_slow': 'Det tar for lang tid å lese bildet. Gjør det mindre først.',

  'crop.title': 'Beskjær bildet ditt',
  'crop.frame': 'Synlig del: dra den, eller flytt den med piltastene',
  'crop.zoom': 'Zoom',
  'crop.use': 'Beskjær bildet',

  'colors.title': 'Farger',
  'colors.text': 'På siden din, i e-poster og i innebygginger uten egne farger.',
  'colors.background': 'Bakgrunnsfarge',
  'colors.text_color': 'Tekstfarge',
  'colors.button': 'Farge på knapper og lenker',
  'colors.usual': 'Tilbakestill til standard',
  'colors.default': 'Standard',
  'colors.reset': 'Tilbakestill til standard: {name}',
  'colors.hard_to_read':
    'Denne teksten er vanskelig å lese for noen besøkende. Hvis du ikke velger en bakgrunn, er den lys for noen og mørk for andre.',
  'colors.better': 'Bruk {color}',

  'product_name.hide': 'Skjul navnet {product}',
  'product_name.text':
    'Fjerner det fra siden din og fra e-poster til deltakere. Slike e-poster kommer da fra ditt navn.',
}
