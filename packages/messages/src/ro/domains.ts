import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'domain.text':
    'Afișează paginile tale de rezervare pe propriul domeniu. Linkurile, widgeturile și e-mailurile îl folosesc imediat ce funcționează. Adresa acestui server funcționează și ea în continuare.',
  'domain.label': 'Domeniul tău',
  'domain.label_text': 'Alege unul care nu este folosit pentru altceva, de exemplu meet.example.com.',
  'domain.wrong': '„{domain}” nu este un domeniu. Introdu unul ca meet.example.com.',
  'domain.use': 'Folosește acest domeniu',
  'domain.unknown':
    'Nu am găsit încă {domain}. Verificăm în continuare. Deocamdată nu trebuie să faci nimic.',
  'domain.no_record':
    'Nu există încă nicio înregistrare pentru {domain}. Adaugă-le pe cele de mai jos acolo unde ai cumpărat domeniul.',
  'domain.wrong_target': '{domain} indică spre {found}, nu aici. Schimbă înregistrarea cu cea de mai jos.',
  'domain.no_proof':
    '{domain} indică aici, dar lipsește înregistrarea TXT care dovedește că este al tău. Adaug-o pe cea de mai jos.',
  'domain.not_spread':
    'Înregistrările tale sunt corecte, dar încă nu s-au propagat. Poate dura câteva ore. Verificăm din nou automat.',
  'domain.no_answer':
    '{domain} indică aici, dar acest server nu răspunde la acel nume. Cere celor care administrează serverul să îl permită.',
  'domain.no_certificate':
    '{domain} indică aici, dar nu are încă certificat. Poate dura câteva minute. Dacă nu se schimbă, întreabă pe cine administrează serverul.',
  'domain.works': 'Funcționează. Linkurile, widgeturile și e-mailurile folosesc {domain}.',
  'domain.still_used':
    'Linkurile îl folosesc încă. Dacă nu funcționează din nou într-o oră, vor folosi adresa acestui server.',
  'domain.checked': 'Verificat: {when}',
  'domain.check': 'Verifică acum',
  'domain.remove': 'Elimină domeniul',
  'domain.set_meanwhile':
    'Alt domeniu a fost setat în altă filă sau de altcineva. Reîncarcă această pagină ca să-l vezi. Al tău nu este folosit.',
  'domain.removed': 'Linkurile folosesc din nou adresa acestui server',
  'domain.remove_ask': 'Îți elimini domeniul?',
  'domain.remove_text': 'Linkurile către {domain} distribuite deja nu vor mai funcționa.',
  'domain.records': 'Înregistrări DNS',
  'domain.records_text': 'Adaugă-le pe amândouă acolo unde gestionezi domeniul.',
  'domain.name': 'Nume',
  'domain.value': 'Valoare',
  'domain.copy': 'Copiază: {what}',
  'domain.apex':
    'Un domeniu fără nimic în față, ca example.com, nu poate avea un CNAME. Dă-i în schimb aceleași adrese ca ale acestui server.',
  'error.domain_not_found': 'Niciun domeniu propriu setat',
}
