import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  play: 'Přehrát video',
  speed: 'Rychlost',
  quality: 'Kvalita',
  quality_high: 'Vysoká',
  quality_small: 'Úsporná',
  full_screen: 'Celá obrazovka',
  chapters: 'Kapitoly',
  book: 'Rezervovat termín',
  close: 'Zavřít',
  website: 'Web {site}',
  failed_connection: 'Spojení bylo přerušeno.',
  failed_file: 'Toto video se nepodařilo načíst.',
  failed_format: 'Toto video se nepodařilo načíst. Zkuste jiný prohlížeč.',
  try_again: 'Zkusit znovu',
  password_title: 'Toto video je chráněné heslem',
  password: 'Heslo',
  wrong_password: 'Nesprávné heslo. Zkuste to znovu.',
  watch: 'Přehrát toto video',
  missing_title: 'Toto video tu není',
  missing_text: 'Možná bylo smazáno nebo ho vlastník nechává soukromé.',
  expired_title: 'Platnost odkazu vypršela',
  expired_text: 'Tento odkaz už nefunguje. Požádejte vlastníka videa o nový.',
  processing_title: 'Skoro hotovo',
  processing_text: 'Toto video se ještě připravuje. Za chvíli se tu objeví.',
}
