import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'extension.description':
    'Adja hozzá foglalási linkjeit és szabad időpontjait a Gmail- és LinkedIn-üzenetekhez',
  'extension.settings': 'Csatlakoztassa a fiókját',
  'extension.settings_text':
    'A saját szerverén jelentkezik be, és ott engedélyezi a hozzáférést. A bővítmény sosem látja a jelszavát.',
  'extension.server': 'Szerver címe',
  'extension.server_text': 'Ahol az irányítópultja van, pl. meet.example.com',
  'extension.connect': 'Csatlakoztatás',
  'extension.connected': 'Csatlakoztatva: {origin}',
  'extension.connected_text':
    'Nyisson meg egy üzenetet a Gmailben vagy a LinkedInen, majd kattintson a bővítmény ikonjára az eszköztáron.',
  'extension.disconnect': 'Leválasztás',
  'extension.not_connected': 'Nincs csatlakoztatva',
  'extension.not_connected_text':
    'Csatlakoztassa a fiókját, hogy linkeket és szabad időpontokat adjon az üzeneteihez.',
  'extension.open_settings': 'Beállítások megnyitása',
  'extension.problem_address':
    'Olyan címet adjon meg, amely így kezdődik: https://, például https://meet.example.com.',
  'extension.problem_unreachable':
    'Nem érjük el ezt: {origin}. Ellenőrizze a címet és a kapcsolatot, majd próbálja újra.',
  'extension.problem_no_server':
    'Itt nincs időpont-ütemező szerver: {origin}. Másolja ki az irányítópultja címét.',
  'extension.problem_closed':
    'A bejelentkezési ablakot bezárták. Csatlakoztassa újra, és válassza az Engedélyezés lehetőséget.',
  'extension.problem_denied': 'Nem engedélyezte a hozzáférést, ezért semmi sincs csatlakoztatva.',
  'extension.problem_refused': '{origin} nem fejezte be a bejelentkezést. Próbálja újra.',
  'extension.failed': 'Valami hiba történt. Zárja be ezt az ablakot, és próbálja újra.',
  'extension.event_type': 'Eseménytípus',
  'extension.none': 'Nincs aktív eseménytípus',
  'extension.none_text': 'Kapcsoljon be egyet az irányítópulton, hogy itt megoszthassa.',
  'extension.open_event_types': 'Eseménytípusok megnyitása',
  'extension.recipient': 'Címzett',
  'extension.name': 'Név',
  'extension.email': 'E-mail',
  'extension.insert_link': 'Link beszúrása',
  'extension.copy_link': 'Link másolása',
  'extension.insert_times': 'Szabad időpontok beszúrása',
  'extension.pick_times': 'Időpontok kiválasztása',
  'extension.insert_one_off': 'Egyszeri időpontok beszúrása',
  'extension.one_off_text': 'Fenntart néhány szabad időpontot, amíg a címzett le nem foglal egyet',
  'extension.campaign': 'Kampány',
  'extension.insert_lead': 'Leadlink beszúrása',
  'extension.copy_lead': 'Leadlink másolása',
  'extension.lead_needs_email': 'Adja meg a címzett e-mail-címét. Minden leadnek saját linkje van.',
  'extension.recipient_refused': 'A szerver nem fogadta el ezt a címzettet. Ellenőrizze ezt a mezőt: {field}',
  'extension.working': 'Egy pillanat…',
  'extension.inserted': 'Bekerült az üzenetbe.',
  'extension.copied': 'Kimásolva. Illessze be az üzenetbe.',
  'extension.copied_instead': 'Helyette kimásoltuk. Illessze be az üzenetbe.',
  'extension.copy_failed': 'Itt le van tiltva a másolás.',
  'extension.no_editor': 'Ezen az oldalon nincs megnyitott üzenet.',
  'extension.lost': 'Ez az oldal eltávolította a beszúrt szöveget.',
  'extension.closed': 'A Chrome nem engedi, hogy a bővítmények erre az oldalra írjanak.',
  'extension.no_times': 'A következő hetekben nincs szabad időpont. Ellenőrizze az elérhetőségét.',
  'extension.back': 'Vissza',
}
