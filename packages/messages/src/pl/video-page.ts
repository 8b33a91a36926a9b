import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  play: 'Odtwórz film',
  speed: 'Szybkość',
  quality: 'Jakość',
  quality_high: 'Wysoka',
  quality_small: 'Oszczędna',
  full_screen: 'Pełny ekran',
  chapters: 'Rozdziały',
  book: 'Zarezerwuj termin',
  close: 'Zamknij',
  website: 'Witryna {site}',
  failed_connection: 'Połączenie zostało przerwane.',
  failed_file: 'Nie udało się wczytać tego filmu.',
  failed_format: 'Nie udało się wczytać tego filmu. Spróbuj w innej przeglądarce.',
  try_again: 'Spróbuj ponownie',
  password_title: 'Ten film jest chroniony hasłem',
  password: 'Hasło',
  wrong_password: 'Błędne hasło. Spróbuj ponownie.',
  watch: 'Obejrzyj film',
  missing_title: 'Tego filmu tu nie ma',
  missing_text: 'Mógł zostać usunięty lub właściciel ustawił go jako prywatny.',
  expired_title: 'Link wygasł',
  expired_text: 'Ten link już nie działa. Poproś właściciela filmu o nowy.',
  processing_title: 'Prawie gotowe',
  processing_text: 'Ten film jest jeszcze przygotowywany. Za chwilę się tu pojawi.',
}
