import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'export.gone': 'Ten plik został już pobrany lub wygasł',
  'export.text':
    'Pobierz wszystko z tego konta jako JSON dla programów i jako CSV dla arkuszy kalkulacyjnych.',
  'export.none': 'Wszystko w jednym pliku',
  'export.none_text':
    'Twój profil, harmonogramy, typy wydarzeń, rezerwacje z odpowiedziami uczestników, widżety, integracje, webhooki i aktywność. To może chwilę potrwać. Gdy plik będzie gotowy, wyślemy Ci e-maila.',
  'export.ask': 'Utwórz eksport',
  'export.ask_again': 'Utwórz nowy eksport',
  'export.of': 'Eksport: {time}',
  'export.waiting': 'Tworzymy plik. Możesz zamknąć tę stronę: gdy będzie gotowy, wyślemy Ci e-maila.',
  'export.failed': 'Coś poszło nie tak przy tworzeniu pliku. Spróbujemy ponownie automatycznie.',
  'export.ready': 'Twój plik jest gotowy. Możesz go pobrać raz, do: {until}. Potem go usuniemy.',
  'export.fetched': 'Plik został pobrany, więc go usunęliśmy.',
  'export.fetch': 'Pobierz plik ({size})',
  'export.saved': 'Zapisano {file}',
  'export.progress': 'Postęp',
  'export.parts': 'Części: {done} z {parts}',
  'error.export_fetching': 'Trwa pobieranie w innej karcie lub na innym urządzeniu',
  'error.export_not_found': 'Ten eksport już nie istnieje',
}
