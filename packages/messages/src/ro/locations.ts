import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'location.address': 'Adresă',
  'location.phone_call': 'Apel telefonic',
  'location.invitee_phone': 'Sun eu participantul',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Personalizată',
  'location.address_example': 'Stradă, număr, oraș',
  'location.phone_call_example': 'Numărul la care sună participanții',
  'location.custom_example': 'Spune unde, cu propriile cuvinte',
  'location.invitee_phone_hint':
    'Îi cerem participantului un număr. Îl găsești în e-mail, în calendar și în rezervare.',
  'location.room_url': 'Linkul întâlnirii tale (opțional)',
  'location.room_url_hint': 'Participanții îl primesc după ce rezervă. Lasă gol ca să trimiți chiar tu unul.',
  'location.room_made': '{account} creează un link pentru fiecare întâlnire.',
  'location.room_made_hint': 'Participanții îl primesc după ce rezervă.',
  'location.room_own': 'Folosește linkul meu',
  'location.room_instead':
    'Folosim acest link. Elimină-l, iar {account} creează câte unul pentru fiecare întâlnire.',
  'location.room_broken': 'Reconectează {account} ca să poată crea linkuri.',
  'location.room_reconnect': 'Reconectează',
  'location.proposed': 'Îți trimit detaliile prin e-mail',
  'location.add': 'Adaugă o locație',
  'location.remove': 'Elimină {name}',
  'location.details_missing': 'Detaliile locației nu au putut fi obținute',
  'location.details_missing_text':
    'Încă nu există un link de participare. Verifică dacă {name} este conectat sau trimite propriul link.',
  'location.not_connected': '{name} nu este conectat',
  'location.connect': 'Conectează {name}',
  'location.none': 'Trebuie selectată o locație',
  'location.invitee_chooses': 'Participantul alege una dintre acestea.',
}
