import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'connect_client.title': '{name} întreabă când ai timp',
  'connect_client.text': 'Despre: {topic} ({duration})',
  'connect_client.connect': 'Conectează {provider}',
  'connect_client.connect_title': 'Conectează un calendar',
  'connect_client.connect_text':
    '{name} îți vede intervalele ocupate, niciodată cu cine sau de ce, și poate rezerva întâlniri cu tine. Îți verificăm calendarul până oprești partajarea.',
  'connect_client.none_ready': 'Pe acest server nu se poate conecta niciun calendar.',
  'connect_client.file_title': 'Trimite o singură dată un fișier de calendar',
  'connect_client.file_text':
    'Alege un fișier .ics. Browserul tău trimite doar intervalele ocupate, iar noi nu le stocăm. Apoi alegi o oră.',
  'connect_client.file': 'Fișier de calendar (.ics)',
  'connect_client.times': 'Intervale potrivite pentru amândoi',
  'connect_client.no_times':
    'Nicio oră nu se potrivește amândurora în următoarele patru săptămâni. Anunță prin e-mail.',
  'connect_client.zone': 'Fus orar: {zone}',
  'connect_client.name': 'Numele tău',
  'connect_client.email': 'E-mailul tău',
  'connect_client.book': 'Rezervă întâlnirea',
  'connect_client.booked': 'Întâlnirea ta este rezervată',
  'connect_client.booked_text': '{time}. Îți trimitem detaliile prin e-mail. Poți închide această pagină.',
  'connect_client.decline_title': 'Refuză',
  'connect_client.decline_text': '{name} va vedea că ai refuzat, iar acest link nu va mai funcționa.',
  'connect_client.decline': 'Refuză',
  'connect_client.declined': 'Ai refuzat',
  'connect_client.declined_text': '{name} nu îți poate vedea calendarul. Poți închide această pagină.',
  'connect_client.connected': '{name} îți vede intervalele ocupate',
  'connect_client.connected_text': 'Păstrează acest link: cu el poți opri oricând partajarea.',
  'connect_client.who': 'Partajat cu',
  'connect_client.what': 'Ce se vede',
  'connect_client.what_text': 'Doar intervalele ocupate',
  'connect_client.account': 'Calendar',
  'connect_client.since': 'Conectat din',
  'connect_client.last_read': 'Ultima citire',
  'connect_client.never': 'Încă nu',
  'connect_client.again': 'Nu mai putem citi acest calendar. Conectează-l din nou sau oprește partajarea.',
  'connect_client.take_back': 'Oprește partajarea',
  'connect_client.take_back_title': 'Oprești partajarea calendarului?',
  'connect_client.take_back_text': 'Ne ștergem accesul la el. Întâlnirile rezervate rămân.',
  'connect_client.taken_back': 'Ai oprit partajarea',
  'connect_client.taken_back_text': 'Ne-am șters accesul la calendarul tău. Poți închide această pagină.',
  'connect_client.expired_text':
    'Acest link a fost deja folosit, înlocuit cu unul mai nou sau a expirat. Cere unul nou de la cine ți l-a trimis.',
  'connect_client.refused': 'Nu s-a conectat nimic',
  'connect_client.refused_text': 'Nu ai acordat acces. Încearcă din nou sau răspunde în alt mod.',
  'connect_client.finishing': 'Se conectează…',
  'connect_client.back': 'Înapoi la cerere',
  'error.calendar_file_unreadable':
    'Acest fișier nu a putut fi citit ca un calendar. Exportă-l din nou ca .ics.',
}
