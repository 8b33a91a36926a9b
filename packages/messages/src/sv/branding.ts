import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'branding.text': 'Så ser din sida, dina mejl och dina inbäddningar ut.',
  'branding.preview': 'Din sida som deltagare ser den, även med ändringar som inte är sparade.',
  'branding.scheme': 'Besökarens tema',
  'branding.light': 'Ljust',
  'branding.dark': 'Mörkt',

  'image.avatar': 'Din bild',
  'image.avatar_text': 'Högst upp på din sida och i mejl om du inte har någon logotyp.',
  'image.logo': 'Logotyp',
  'image.logo_text': 'Visas i stället för din bild.',
  'image.background': 'Bakgrund',
  'image.background_text': 'Bakom din sida. Inbäddade sidor visar webbplatsen bakom dem i stället.',
  'image.kinds': 'JPEG, PNG, WebP eller GIF, högst {megabytes} MB.',
  'image.choose': 'Välj en fil: {name}',
  'image.replace': 'Ersätt: {name}',
  'image.remove': 'Ta bort: {name}',
  'image.choose_short': 'Välj en fil',
  'image.replace_short': 'Ersätt',
  'image.remove_short': 'Ta bort',
  'image.sending': 'Laddar upp …',
  'image.saved': 'Bilden har sparats',
  'image.background_saved': 'Bakgrunden har sparats',
  'image.removed': 'Bilden har tagits bort',
  'image.required': 'En bild krävs',
  'image.failed': 'Det gick inte att ladda upp filen. Försök igen om en stund.',
  'image.image_type': 'Det här är inte en bild i JPEG, PNG, WebP eller GIF.',
  'image.too_large': 'Filen är större än {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Bilden har mer än {count} miljon pixlar. Gör den mindre först.',
    other: 'Bilden har mer än {count} miljoner pixlar. Gör den mindre först.',
  },
  'image.image_broken': 'Bilden är trasig eller avklippt.',
  'image.image_slow': 'Det tar för lång tid att läsa bilden. Gör den mindre först.',

  'crop.title': 'Beskär din bild',
  'crop.frame': 'Synlig del: dra den eller flytta den med piltangenterna',
  'crop.zoom': 'Zoom',
  'crop.use': 'Beskär bilden',

  'colors.title': 'Färger',
  'colors.text': 'På din sida, i mejl och i inbäddningar utan egna färger.',
  'colors.background': 'Bakgrundsfärg',
  'colors.text_color': 'Textfärg',
  'colors.button': 'Färg på knappar och länkar',
  'colors.usual': 'Återställ standard',
  'colors.default': 'Standard',
  'colors.reset': 'Återställ standard: {name}',
  'colors.hard_to_read':
    'Texten är svår att läsa för vissa besökare. Om du inte väljer en bakgrund är den ljus för vissa och mörk för andra.',
  'colors.better': 'Använd {color}',

  'product_name.hide': 'Dölj namnet {product}',
  'product_name.text':
    'Tar bort det från din sida och från mejl till deltagare. De mejlen kommer då i ditt namn.',
}
