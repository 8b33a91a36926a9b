import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  play: 'Redă videoclipul',
  speed: 'Viteză',
  quality: 'Calitate',
  quality_high: 'Înaltă',
  quality_small: 'Economie de date',
  full_screen: 'Ecran complet',
  chapters: 'Capitole',
  book: 'Rezervă un interval',
  close: 'Închide',
  website: 'Site {site}',
  failed_connection: 'Conexiunea s-a întrerupt.',
  failed_file: 'Nu am putut încărca acest videoclip.',
  failed_format: 'Nu am putut încărca acest videoclip. Încearcă alt browser.',
  try_again: 'Reîncearcă',
  password_title: 'Acest videoclip are parolă',
  password: 'Parolă',
  wrong_password: 'Parolă greșită. Încearcă din nou.',
  watch: 'Vezi videoclipul',
  missing_title: 'Videoclipul nu este aici',
  missing_text: 'Poate a fost șters sau proprietarul îl păstrează privat.',
  expired_title: 'Link expirat',
  expired_text: 'Acest link nu mai funcționează. Cere unul nou de la proprietarul videoclipului.',
  processing_title: 'Aproape gata',
  processing_text: 'Acest videoclip este încă în pregătire. Va apărea aici imediat.',
}
