import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  play: 'Spill av video',
  speed: 'Hastighet',
  quality: 'Kvalitet',
  quality_high: 'Høy',
  quality_small: 'Datasparing',
  full_screen: 'Fullskjerm',
  chapters: 'Kapitler',
  book: 'Book tid',
  close: 'Lukk',
  website: 'Nettsted {site}',
  failed_connection: 'Forbindelsen ble brutt.',
  failed_file: 'Vi kunne ikke laste inn videoen.',
  failed_format: 'Vi kunne ikke laste inn videoen. Prøv en annen nettleser.',
  try_again: 'Prøv igjen',
  password_title: 'Denne videoen er beskyttet med passord',
  password: 'Passord',
  wrong_password: 'Feil passord. Prøv igjen.',
  watch: 'Se video',
  missing_title: 'Denne videoen finnes ikke her',
  missing_text: 'Den kan være slettet, eller eieren holder den privat.',
  expired_title: 'Lenken er utløpt',
  expired_text: 'Denne lenken fungerer ikke lenger. Be eieren av videoen om en ny.',
  processing_title: 'Nesten klar',
  processing_text: 'Denne videoen gjøres fortsatt klar. Den vises her om et øyeblikk.',
}
