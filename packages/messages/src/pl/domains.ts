import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'domain.text':
    'Pokazuj swoje strony rezerwacji we własnej domenie. Gdy zadziała, będą jej używać linki, widżety i e-maile. Adres tego serwera także nadal będzie działać.',
  'domain.label': 'Twoja domena',
  'domain.label_text': 'Wybierz domenę, która nie jest używana do niczego innego, np. meet.example.com.',
  'domain.wrong': '„{domain}” to nie domena. Wpisz na przykład meet.example.com.',
  'domain.use': 'Użyj tej domeny',
  'domain.unknown':
    'Nie możemy jeszcze znaleźć {domain}. Będziemy dalej sprawdzać. Na razie nie musisz nic robić.',
  'domain.no_record': 'Nie ma jeszcze rekordu dla {domain}. Dodaj poniższe rekordy u sprzedawcy domeny.',
  'domain.wrong_target': '{domain} wskazuje na {found}, a nie tutaj. Zmień rekord na podany niżej.',
  'domain.no_proof':
    '{domain} wskazuje tutaj, ale brakuje rekordu TXT, który potwierdza, że należy do Ciebie. Dodaj rekord podany niżej.',
  'domain.not_spread':
    'Twoje rekordy są poprawne, ale jeszcze się nie rozeszły. To może potrwać kilka godzin. Sprawdzimy ponownie automatycznie.',
  'domain.no_answer':
    '{domain} wskazuje tutaj, ale ten serwer nie odpowiada na tę nazwę. Poproś osobę prowadzącą ten serwer o zezwolenie.',
  'domain.no_certificate':
    '{domain} wskazuje tutaj, ale nie ma jeszcze certyfikatu. To może potrwać kilka minut. Jeśli nic się nie zmieni, zapytaj osobę prowadzącą ten serwer.',
  'domain.works': 'Działa. Linki, widżety i e-maile używają {domain}.',
  'domain.still_used':
    'Linki nadal jej używają. Jeśli w ciągu godziny nie zadziała, użyją adresu tego serwera.',
  'domain.checked': 'Sprawdzono {when}',
  'domain.check': 'Sprawdź teraz',
  'domain.remove': 'Usuń domenę',
  'domain.set_meanwhile':
    'W innej karcie lub przez kogoś innego ustawiono inną domenę. Odśwież tę stronę, aby ją zobaczyć. Twoja nie jest używana.',
  'domain.removed': 'Linki znów używają adresu tego serwera',
  'domain.remove_ask': 'Usunąć Twoją domenę?',
  'domain.remove_text': 'Udostępnione już linki do {domain} przestaną działać.',
  'domain.records': 'Rekordy DNS',
  'domain.records_text': 'Dodaj oba tam, gdzie zarządzasz domeną.',
  'domain.name': 'Nazwa',
  'domain.value': 'Wartość',
  'domain.copy': 'Kopiuj: {what}',
  'domain.apex':
    'Domena bez niczego z przodu, np. example.com, nie może mieć CNAME. Zamiast tego nadaj jej te same adresy, które ma ten serwer.',
  'error.domain_not_found': 'Nie ustawiono własnej domeny',
}
