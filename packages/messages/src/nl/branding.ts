import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'branding.text': 'Hoe je pagina, e-mails en widgets eruitzien.',
  'branding.preview': 'Je pagina zoals genodigden die zien, met wijzigingen die nog niet zijn opgeslagen.',
  'branding.scheme': 'Thema van de bezoeker',
  'branding.light': 'Licht',
  'branding.dark': 'Donker',

  'image.avatar': 'Je foto',
  'image.avatar_text': 'Boven aan je pagina en e-mails als je geen logo hebt.',
  'image.logo': 'Logo',
  'image.logo_text': 'Getoond in plaats van je foto.',
  'image.background': 'Achtergrond',
  'image.background_text':
    'Achter je pagina. Ingesloten pagina’s tonen in plaats daarvan de website erachter.',
  'image.kinds': 'JPEG, PNG, WebP of GIF, tot {megabytes} MB.',
  'image.choose': 'Kies een bestand: {name}',
  'image.replace': 'Vervangen: {name}',
  'image.remove': 'Verwijderen: {name}',
  'image.choose_short': 'Bestand kiezen',
  'image.replace_short': 'Vervangen',
  'image.remove_short': 'Verwijderen',
  'image.sending': 'Uploaden …',
  'image.saved': 'Afbeelding opgeslagen',
  'image.background_saved': 'Achtergrond opgeslagen',
  'image.removed': 'Afbeelding verwijderd',
  'image.required': 'Afbeelding vereist',
  'image.failed': 'Kan het bestand niet uploaden. Probeer het zo opnieuw.',
  'image.image_type': 'Dit is geen JPEG-, PNG-, WebP- of GIF-afbeelding.',
  'image.too_large': 'Dit bestand is groter dan {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Deze afbeelding heeft meer dan {count} miljoen pixels. Maak die eerst kleiner.',
    other: 'Deze afbeelding heeft meer dan {count} miljoen pixels. Maak die eerst kleiner.',
  },
  'image.image_broken': 'Deze afbeelding is beschadigd of afgekapt.',
  'image.image_slow': 'Het lezen van deze afbeelding duurt te lang. Maak die eerst kleiner.',

  'crop.title': 'Snijd je foto bij',
  'crop.frame': 'Zichtbare deel: sleep het, of verplaats het met de pijltoetsen',
  'crop.zoom': 'Zoom',
  'crop.use': 'Foto bijsnijden',

  'colors.title': 'Kleuren',
  'colors.text': 'Op je pagina, in e-mails, en in widgets zonder eigen kleuren.',
  'colors.background': 'Achtergrondkleur',
  'colors.text_color': 'Tekstkleur',
  'colors.button': 'Kleur van knoppen en links',
  'colors.usual': 'Standaard herstellen',
  'colors.default': 'Standaard',
  'colors.reset': 'Standaard herstellen: {name}',
  'colors.hard_to_read':
    'Deze tekst is voor sommige bezoekers moeilijk te lezen. Als je geen achtergrond kiest, is die voor sommigen licht en voor anderen donker.',
  'colors.better': '{color} gebruiken',

  'product_name.hide': 'De naam {product} verbergen',
  'product_name.text':
    'Haalt de naam van je pagina en uit e-mails aan genodigden. Die e-mails komen dan van jouw naam.',
}
