import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'error.outreach_not_found': 'Acest instrument nu mai este conectat.',
  'error.outreach_campaign_not_found': 'Această campanie nu mai este legată.',
  'error.outreach_busy': 'Leadurile se adaugă încă. Așteaptă să se termine sau oprește mai întâi adăugarea.',
  'outreach.disconnect_text':
    'Leadurile aflate deja în {name} rămân acolo. {name} nu va mai afla despre rezervări, iar noi ștergem cheia.',
  'outreach.campaigns': 'Campanii',
  'outreach.campaigns_text':
    'Leadurile tale sunt adăugate în {name} cu linkurile lor personale. Când unul rezervă, anunțăm {name}, ca să nu mai primească mesaje.',
  'outreach.empty': 'Încă nicio campanie legată.',
  'outreach.no_campaigns': 'Creează mai întâi o campanie. Apoi îi poți adăuga aici leadurile.',
  'outreach.to_campaigns': 'Mergi la campanii',
  'outreach.link': 'Leagă o campanie',
  'outreach.ours': 'Campania ta',
  'outreach.theirs': 'Campania din {name}',
  'outreach.audience': 'Publicul din {name}',
  'outreach.draft': '{campaign} (schiță)',
  'outreach.field': 'Câmp personalizat pentru link',
  'outreach.field_text':
    'Folosește acest câmp în mesajele din {name} și fiecare lead primește propriul link.',
  'outreach.field_problem': 'Folosește litere, cifre și liniuțe de subliniere, de exemplu booking_link.',
  'outreach.tag': 'Etichetă pentru leadurile care au rezervat (opțional)',
  'outreach.tag_text': 'O adăugăm în {name} când un lead rezervă și o creăm dacă este nevoie.',
  'outreach.tag_set': 'Etichetă pentru leadurile care au rezervat: {tag}',
  'outreach.label': 'Marcaj pentru leadurile care au rezervat (opțional)',
  'outreach.label_text':
    'Alege un marcaj de lead existent în {name}. Dacă lași gol, leadurile care au rezervat sunt marcate „Meeting booked.”',
  'outreach.label_set': 'Marcaj pentru leadurile care au rezervat: {tag}',
  'outreach.choose': 'Alege una',
  'outreach.incomplete': 'Alege de unde vin leadurile și unde merg.',
  'outreach.targets_empty':
    'În {name} nu există încă nimic la care să adăugăm leaduri. Creează mai întâi acolo o campanie.',
  'outreach.save': 'Leagă campania',
  'outreach.saved': 'Campanie legată',
  'outreach.changed': 'Campanie actualizată',
  'outreach.edit': 'Modifică {campaign}',
  'outreach.gone': 'O campanie ștearsă',
  'outreach.goes_to': 'Leadurile merg la {target}, linkurile la {field}',
  'outreach.push': 'Adaugă leadurile',
  'outreach.push_stop': 'Oprește adăugarea',
  'outreach.push_none': 'Încă niciun lead adăugat.',
  'outreach.push_running': '{done} din {total} adăugate',
  'outreach.push_done': {
    one: '{count} lead este în {name}',
    few: '{count} leaduri sunt în {name}',
    other: '{count} de leaduri sunt în {name}',
  },
  'outreach.push_stopped': 'Oprit după {done} din {total}. Leadurile deja adăugate rămân.',
  'outreach.push_failed': 'Neterminat: {done} din {total} adăugate.',
  'outreach.refused': {
    one: '{count} lead nu a fost adăugat. {need}',
    few: '{count} leaduri nu au fost adăugate. {need}',
    other: '{count} de leaduri nu au fost adăugate. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach are nevoie de un profil LinkedIn pentru fiecare lead: importă unul cu o coloană de adrese de profil.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine are nevoie de o adresă de e-mail sau de un profil LinkedIn pentru fiecare lead.',
  'outreach.need_instantly':
    'Instantly are nevoie de o adresă de e-mail care nu este pe lista sa de blocare.',
  'outreach.told': {
    one: '{count} rezervare trimisă către {name}',
    few: '{count} rezervări trimise către {name}',
    other: '{count} de rezervări trimise către {name}',
  },
  'outreach.telling': {
    one: '{count} rezervare așteaptă',
    few: '{count} rezervări așteaptă',
    other: '{count} de rezervări așteaptă',
  },
  'outreach.untold': {
    one: '{count} rezervare nu a putut fi trimisă: {name} nu are acest lead.',
    few: '{count} rezervări nu au putut fi trimise: {name} nu are aceste leaduri.',
    other: '{count} de rezervări nu au putut fi trimise: {name} nu are aceste leaduri.',
  },
  'outreach.replied': {
    one: '{count} lead a răspuns',
    few: '{count} leaduri au răspuns',
    other: '{count} de leaduri au răspuns',
  },
  'outreach.unlink': 'Dezleagă',
  'outreach.unlink_title': 'Dezlegi {campaign}?',
  'outreach.unlink_text':
    'Leadurile aflate deja în {name} rămân acolo. {name} nu va mai afla despre rezervări din această campanie.',
  'outreach.unlinked': 'Campanie dezlegată',
  'outreach.do_unauthorized': 'Conectează din nou cu o cheie valabilă.',
  'outreach.do_forbidden':
    'Planul tău de la {name} nu include API-ul. Fă upgrade acolo, apoi încearcă din nou.',
  'outreach.do_not_found': 'Campania nu mai există în {name}. Leagă alta.',
  'outreach.do_rate_limited': '{name} ne-a cerut să încetinim. Continuăm automat.',
  'outreach.do_unavailable': '{name} nu răspunde. Încercăm din nou automat.',
  'outreach.do_invalid':
    '{name} a respins leadurile. Verifică dacă această campanie este activă și dacă există încă acest câmp: {field}. Apoi încearcă din nou.',
  'outreach.hook': 'Răspunsuri primite',
  'outreach.hook_text':
    'Lipește o adresă în webhookurile din {name} și vezi aici cine a răspuns. Păstreaz-o secretă: oricine o are poate raporta răspunsuri.',
  'outreach.hook_make': 'Creează o adresă',
  'outreach.hook_again': 'Înlocuiește adresa',
  'outreach.hook_end': 'Dezactivează',
  'outreach.hook_title': 'Adresă pentru webhookuri',
  'outreach.hook_once':
    'Copiaz-o acum: se afișează o singură dată. Orice adresă anterioară nu mai funcționează.',
  'outreach.hook_copy': 'Copiază adresa',
  'outreach.hook_copied': 'Adresă copiată',
  'outreach.hook_kept': 'Gata',
  'outreach.hook_never': 'Încă nu s-a primit nimic.',
  'outreach.hook_heard': 'Ultima primire: {date}',
}
