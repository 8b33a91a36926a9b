import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  play: 'Videó lejátszása',
  speed: 'Sebesség',
  quality: 'Minőség',
  quality_high: 'Magas',
  quality_small: 'Adattakarékos',
  full_screen: 'Teljes képernyő',
  chapters: 'Fejezetek',
  book: 'Időpontfoglalás',
  close: 'Bezárás',
  website: 'Webhely: {site}',
  failed_connection: 'A kapcsolat megszakadt.',
  failed_file: 'Ezt a videót nem sikerült betölteni.',
  failed_format: 'Ezt a videót nem sikerült betölteni. Próbálja másik böngészővel.',
  try_again: 'Újra',
  password_title: 'Ez a videó jelszóval védett',
  password: 'Jelszó',
  wrong_password: 'Hibás jelszó. Próbálja újra.',
  watch: 'Videó megtekintése',
  missing_title: 'Ez a videó nincs itt',
  missing_text: 'Lehet, hogy törölték, vagy a tulajdonosa nem teszi közzé.',
  expired_title: 'A link lejárt',
  expired_text: 'Ez a link már nem működik. Kérjen újat a videó tulajdonosától.',
  processing_title: 'Mindjárt kész',
  processing_text: 'Ez a videó még készül. Hamarosan megjelenik itt.',
}
