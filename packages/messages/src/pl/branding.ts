import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'branding.text': 'Jak wyglądają Twoja strona, e-maile i widżety.',
  'branding.preview': 'Twoja strona, jak widzą ją uczestnicy, wraz z niezapisanymi zmianami.',
  'branding.scheme': 'Motyw odwiedzającego',
  'branding.light': 'Jasny',
  'branding.dark': 'Ciemny',

  'image.avatar': 'Twoje zdjęcie',
  'image.avatar_text': 'Na górze Twojej strony i e-maili, jeśli nie masz logo.',
  'image.logo': 'Logo',
  'image.logo_text': 'Widoczne zamiast Twojego zdjęcia.',
  'image.background': 'Tło',
  'image.background_text': 'Za Twoją stroną. Na osadzonych stronach widać zamiast niego witrynę pod spodem.',
  'image.kinds': 'JPEG, PNG, WebP lub GIF, do {megabytes} MB.',
  'image.choose': 'Wybierz plik: {name}',
  'image.replace': 'Zamień: {name}',
  'image.remove': 'Usuń: {name}',
  'image.choose_short': 'Wybierz plik',
  'image.replace_short': 'Zamień',
  'image.remove_short': 'Usuń',
  'image.sending': 'Przesyłanie…',
  'image.saved': 'Obraz zapisany',
  'image.background_saved': 'Tło zapisane',
  'image.removed': 'Obraz usunięty',
  'image.required': 'Obraz jest wymagany',
  'image.failed': 'Nie można przesłać pliku. Spróbuj ponownie za chwilę.',
  'image.image_type': 'To nie jest obraz JPEG, PNG, WebP ani GIF.',
  'image.too_large': 'Ten plik jest większy niż {megabytes} MB.',
  'image.too_many_pixels': {
    one: 'Ten obraz ma więcej niż {count} milion pikseli. Najpierw go zmniejsz.',
    few: 'Ten obraz ma więcej niż {count} miliony pikseli. Najpierw go zmniejsz.',
    many: 'Ten obraz ma więcej niż {count} milionów pikseli. Najpierw go zmniejsz.',
  },
  'image.image_broken': 'Ten obraz jest uszkodzony lub ucięty.',
  'image.image_slow': 'Odczyt tego obrazu trwa zbyt długo. Najpierw go zmniejsz.',

  'crop.title': 'Przytnij swój obraz',
  'crop.frame': 'Widoczna część: przeciągnij ją lub przesuń strzałkami',
  'crop.zoom': 'Powiększenie',
  'crop.use': 'Przytnij obraz',

  'colors.title': 'Kolory',
  'colors.text': 'Na Twojej stronie, w e-mailach i w widżetach bez własnych kolorów.',
  'colors.background': 'Kolor tła',
  'colors.text_color': 'Kolor tekstu',
  'colors.button': 'Kolor przycisków i linków',
  'colors.usual': 'Przywróć domyślne',
  'colors.default': 'Domyślny',
  'colors.reset': 'Przywróć domyślny: {name}',
  'colors.hard_to_read':
    'Ten tekst jest dla niektórych odwiedzających trudny do odczytania. Jeśli nie wybierzesz tła, u jednych jest ono jasne, a u innych ciemne.',
  'colors.better': 'Użyj {color}',

  'product_name.hide': 'Ukryj nazwę {product}',
  'product_name.text':
    'Usuwa ją z Twojej strony i e-maili do uczestników. Nadawcą tych e-maili jest wtedy Twoja nazwa.',
}
