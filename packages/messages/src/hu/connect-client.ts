import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'connect_client.title': '{name} azt kérdezi, mikor ér rá',
  'connect_client.text': 'Tárgy: {topic} ({duration})',
  'connect_client.connect': 'Csatlakoztatás: {provider}',
  'connect_client.connect_title': 'Naptár csatlakoztatása',
  'connect_client.connect_text':
    '{name} látja, mikor elfoglalt Ön, de azt sosem, hogy kivel vagy miért, és időpontot foglalhat Önnel. A naptárát addig ellenőrizzük, amíg le nem állítja a megosztást.',
  'connect_client.none_ready': 'Ezen a szerveren nem lehet naptárat csatlakoztatni.',
  'connect_client.file_title': 'Naptárfájl egyszeri megosztása',
  'connect_client.file_text':
    'Válasszon .ics fájlt. A böngésző csak a foglalt időpontokat küldi el, és nem tároljuk őket. Utána időpontot választ.',
  'connect_client.file': 'Naptárfájl (.ics)',
  'connect_client.times': 'Mindkettőjüknek megfelelő időpontok',
  'connect_client.no_times':
    'A következő négy hétben nincs mindkettőjüknek megfelelő időpont. Jelezze e-mailben.',
  'connect_client.zone': 'Időzóna: {zone}',
  'connect_client.name': 'Az Ön neve',
  'connect_client.email': 'Az Ön e-mail-címe',
  'connect_client.book': 'Találkozó foglalása',
  'connect_client.booked': 'A találkozót lefoglaltuk',
  'connect_client.booked_text': '{time}. A részleteket e-mailben küldjük. Bezárhatja ezt az oldalt.',
  'connect_client.decline_title': 'Kérés elutasítása',
  'connect_client.decline_text': '{name} látni fogja, hogy elutasította, és ez a link nem működik tovább.',
  'connect_client.decline': 'Elutasítás',
  'connect_client.declined': 'Elutasította a kérést',
  'connect_client.declined_text': '{name} nem látja az Ön naptárát. Bezárhatja ezt az oldalt.',
  'connect_client.connected': '{name} látja, mikor elfoglalt Ön',
  'connect_client.connected_text': 'Őrizze meg ezt a linket: ezzel bármikor leállíthatja a megosztást.',
  'connect_client.who': 'Megosztva vele',
  'connect_client.what': 'Ezt látja',
  'connect_client.what_text': 'Csak azt, mikor elfoglalt Ön',
  'connect_client.account': 'Naptár',
  'connect_client.since': 'Mióta',
  'connect_client.last_read': 'Utoljára beolvasva',
  'connect_client.never': 'Még nem',
  'connect_client.again':
    'Ezt a naptárat már nem tudjuk beolvasni. Csatlakoztassa újra, vagy állítsa le a megosztást.',
  'connect_client.take_back': 'Megosztás leállítása',
  'connect_client.take_back_title': 'Leállítja a naptár megosztását?',
  'connect_client.take_back_text': 'Töröljük a hozzáférésünket. A lefoglalt találkozók megmaradnak.',
  'connect_client.taken_back': 'Leállította a megosztást',
  'connect_client.taken_back_text': 'Töröltük a hozzáférésünket a naptárához. Bezárhatja ezt az oldalt.',
  'connect_client.expired_text':
    'Ezt a linket már felhasználták, újabbra cserélték, vagy lejárt. Kérjen újat attól, aki küldte.',
  'connect_client.refused': 'Semmit sem csatlakoztattunk',
  'connect_client.refused_text': 'Nem adott hozzáférést. Próbálja újra, vagy válaszoljon másképp.',
  'connect_client.finishing': 'Csatlakoztatás…',
  'connect_client.back': 'Vissza a kéréshez',
  'error.calendar_file_unreadable':
    'Ezt a fájlt nem sikerült naptárként beolvasni. Exportálja újra .ics formátumban.',
}
