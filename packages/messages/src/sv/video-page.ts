import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  play: 'Spela upp video',
  speed: 'Hastighet',
  quality: 'Kvalitet',
  quality_high: 'Hög',
  quality_small: 'Datasparläge',
  full_screen: 'Helskärm',
  chapters: 'Kapitel',
  book: 'Boka en tid',
  close: 'Stäng',
  website: 'Webbplatsen {site}',
  failed_connection: 'Anslutningen bröts.',
  failed_file: 'Det gick inte att läsa in videon.',
  failed_format: 'Det gick inte att läsa in videon. Prova en annan webbläsare.',
  try_again: 'Försök igen',
  password_title: 'Videon har ett lösenord',
  password: 'Lösenord',
  wrong_password: 'Fel lösenord. Försök igen.',
  watch: 'Se videon',
  missing_title: 'Videon finns inte här',
  missing_text: 'Den kan ha raderats, eller så har ägaren gjort den privat.',
  expired_title: 'Länken har gått ut',
  expired_text: 'Den här länken fungerar inte längre. Be videons ägare om en ny.',
  processing_title: 'Snart klar',
  processing_text: 'Videon förbereds fortfarande. Den visas här om en liten stund.',
}
