import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  play: 'Afspil video',
  speed: 'Hastighed',
  quality: 'Kvalitet',
  quality_high: 'Høj',
  quality_small: 'Databesparelse',
  full_screen: 'Fuld skærm',
  chapters: 'Kapitler',
  book: 'Book en tid',
  close: 'Luk',
  website: 'Website {site}',
  failed_connection: 'Forbindelsen blev afbrudt.',
  failed_file: 'Vi kunne ikke indlæse videoen.',
  failed_format: 'Vi kunne ikke indlæse videoen. Prøv en anden browser.',
  try_again: 'Prøv igen',
  password_title: 'Videoen er beskyttet med adgangskode',
  password: 'Adgangskode',
  wrong_password: 'Forkert adgangskode. Prøv igen.',
  watch: 'Se video',
  missing_title: 'Videoen findes ikke her',
  missing_text: 'Den er måske slettet, eller ejeren holder den privat.',
  expired_title: 'Linket er udløbet',
  expired_text: 'Dette link virker ikke længere. Bed videoens ejer om et nyt.',
  processing_title: 'Næsten klar',
  processing_text: 'Videoen gøres stadig klar. Den vises her om et øjeblik.',
}
