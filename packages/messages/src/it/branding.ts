import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'branding.text': 'L’aspetto della tua pagina, delle email e degli incorporamenti.',
  'branding.preview': 'La tua pagina come la vedono gli invitati, con le modifiche non salvate.',
  'branding.scheme': 'Tema di chi visita',
  'branding.light': 'Chiaro',
  'branding.dark': 'Scuro',

  'image.avatar': 'La tua immagine',
  'image.avatar_text': 'In cima alla tua pagina e alle email se non hai un logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Mostrato al posto della tua immagine.',
  'image.background': 'Sfondo',
  'image.background_text':
    'Dietro la tua pagina. Le pagine incorporate mostrano invece il sito web che hanno dietro.',
  'image.kinds': 'JPEG, PNG, WebP o GIF, fino a {megabytes} MB.',
  'image.choose': 'Scegli un file: {name}',
  'image.replace': 'Sostituisci: {name}',
  'image.remove': 'Rimuovi: {name}',
  'image.choose_short': 'Scegli un file',
  'image.replace_short': 'Sostituisci',
  'image.remove_short': 'Rimuovi',
  'image.sending': 'Caricamento…',
  'image.saved': 'Immagine salvata',
  'image.background_saved': 'Sfondo salvato',
  'image.removed': 'Immagine rimossa',
  'image.required': 'Immagine obbligatoria',
  'image.failed': 'Impossibile caricare il file. Riprova tra poco.',
  'image.image_type': 'Non è un’immagine JPEG, PNG, WebP o GIF.',
  'image.too_large': 'Questo file supera {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Questa immagine ha più di {count} milione di pixel. Prima riducila.',
    other: 'Questa immagine ha più di {count} milioni di pixel. Prima riducila.',
  },
  'image.image_broken': 'Questa immagine è danneggiata o tagliata.',
  'image.image_slow': 'La lettura di questa immagine richiede troppo tempo. Prima riducila.',

  'crop.title': 'Ritaglia la tua immagine',
  'crop.frame': 'Parte visibile: trascinala o spostala con le frecce',
  'crop.zoom': 'Zoom',
  'crop.use': 'Ritaglia immagine',

  'colors.title': 'Colori',
  'colors.text': 'Sulla tua pagina, nelle email e negli incorporamenti senza colori propri.',
  'colors.background': 'Colore di sfondo',
  'colors.text_color': 'Colore del testo',
  'colors.button': 'Colore di pulsanti e link',
  'colors.usual': 'Ripristina',
  'colors.default': 'Predefinito',
  'colors.reset': 'Ripristina: {name}',
  'colors.hard_to_read':
    'Questo testo è difficile da leggere per alcuni visitatori. Se non scegli uno sfondo, per alcuni è chiaro e per altri scuro.',
  'colors.better': 'Usa {color}',

  'product_name.hide': 'Nascondi il nome {product}',
  'product_name.text':
    'Lo rimuove dalla tua pagina e dalle email agli invitati. Quelle email arrivano allora a tuo nome.',
}
