import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  play: 'Riproduci video',
  speed: 'Velocità',
  quality: 'Qualità',
  quality_high: 'Alta',
  quality_small: 'Risparmio dati',
  full_screen: 'Schermo intero',
  chapters: 'Capitoli',
  book: 'Prenota un orario',
  close: 'Chiudi',
  website: 'Sito web {site}',
  failed_connection: 'La connessione si è interrotta.',
  failed_file: 'Non è stato possibile caricare questo video.',
  failed_format: 'Non è stato possibile caricare questo video. Prova con un altro browser.',
  try_again: 'Riprova',
  password_title: 'Questo video è protetto da password',
  password: 'Password',
  wrong_password: 'Password errata. Riprova.',
  watch: 'Guarda video',
  missing_title: 'Questo video non è disponibile',
  missing_text: 'Potrebbe essere stato eliminato, oppure chi ne è titolare lo tiene privato.',
  expired_title: 'Link scaduto',
  expired_text: 'Questo link non funziona più. Chiedine uno nuovo a chi è titolare del video.',
  processing_title: 'Quasi pronto',
  processing_text: 'Questo video è ancora in preparazione. Comparirà qui tra poco.',
}
