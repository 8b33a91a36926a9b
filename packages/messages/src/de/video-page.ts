import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  play: 'Video abspielen',
  speed: 'Geschwindigkeit',
  quality: 'Qualität',
  quality_high: 'Hoch',
  quality_small: 'Datensparend',
  full_screen: 'Vollbild',
  chapters: 'Kapitel',
  book: 'Termin buchen',
  close: 'Schließen',
  website: 'Website {site}',
  failed_connection: 'Die Verbindung ist abgebrochen.',
  failed_file: 'Wir konnten dieses Video nicht laden.',
  failed_format: 'Wir konnten dieses Video nicht laden. Versuchen Sie es mit einem anderen Browser.',
  try_again: 'Erneut versuchen',
  password_title: 'Dieses Video hat ein Passwort',
  password: 'Passwort',
  wrong_password: 'Das ist nicht das Passwort. Versuchen Sie es noch einmal.',
  watch: 'Video ansehen',
  missing_title: 'Dieses Video ist nicht hier',
  missing_text: 'Vielleicht wurde es gelöscht, oder sein Inhaber hält es privat.',
  expired_title: 'Link abgelaufen',
  expired_text: 'Dieser Link funktioniert nicht mehr. Bitten Sie den Inhaber des Videos um einen neuen.',
  processing_title: 'Gleich fertig',
  processing_text: 'Dieses Video wird noch vorbereitet. Es erscheint gleich hier.',
}
