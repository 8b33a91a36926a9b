import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'location.address': 'Adres',
  'location.phone_call': 'Rozmowa telefoniczna',
  'location.invitee_phone': 'Dzwonię do uczestnika',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Własna',
  'location.address_example': 'Ulica, numer, miasto',
  'location.phone_call_example': 'Numer, pod który dzwonią uczestnicy',
  'location.custom_example': 'Napisz własnymi słowami, gdzie',
  'location.invitee_phone_hint':
    'Prosimy uczestnika o numer. Znajdziesz go w e-mailu, kalendarzu i rezerwacji.',
  'location.room_url': 'Twój link do spotkania (opcjonalnie)',
  'location.room_url_hint':
    'Uczestnicy dostaną go po rezerwacji. Pozostaw puste, aby wysłać go samodzielnie.',
  'location.room_made': '{account} tworzy link dla każdego spotkania.',
  'location.room_made_hint': 'Uczestnicy dostaną go po rezerwacji.',
  'location.room_own': 'Użyj własnego linku',
  'location.room_instead': 'Używamy tego linku. Usuń go, a {account} utworzy osobny dla każdego spotkania.',
  'location.room_broken': 'Połącz ponownie {account}, aby można było tworzyć linki.',
  'location.room_reconnect': 'Połącz ponownie',
  'location.proposed': 'Szczegóły wyślę e-mailem',
  'location.add': 'Dodaj lokalizację',
  'location.remove': 'Usuń: {name}',
  'location.details_missing': 'Nie udało się pobrać szczegółów lokalizacji',
  'location.details_missing_text':
    'Nie ma jeszcze linku do dołączenia. Sprawdź, czy {name} ma połączenie, lub wyślij własny link.',
  'location.not_connected': '{name} nie ma połączenia',
  'location.connect': 'Połącz: {name}',
  'location.none': 'Trzeba wybrać co najmniej jedną lokalizację',
  'location.invitee_chooses': 'Uczestnik wybiera jedną z nich.',
}
