import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'extension.description':
    'Adaugă linkurile tale de rezervare și intervalele libere în mesaje din Gmail și LinkedIn',
  'extension.settings': 'Conectează-ți contul',
  'extension.settings_text':
    'Intri în cont pe propriul server și permiți accesul acolo. Extensia nu îți vede niciodată parola.',
  'extension.server': 'Adresa serverului',
  'extension.server_text': 'Unde se află panoul tău, de ex. meet.example.com',
  'extension.connect': 'Conectează',
  'extension.connected': 'Conectat la {origin}',
  'extension.connected_text':
    'Deschide un mesaj în Gmail sau LinkedIn, apoi dă clic pe pictograma extensiei din bara de instrumente.',
  'extension.disconnect': 'Deconectează',
  'extension.not_connected': 'Neconectat',
  'extension.not_connected_text': 'Conectează-ți contul ca să adaugi linkuri și intervale libere în mesaje.',
  'extension.open_settings': 'Deschide setările',
  'extension.problem_address':
    'Introdu o adresă care începe cu https://, de exemplu https://meet.example.com.',
  'extension.problem_unreachable':
    'Nu putem contacta {origin}. Verifică adresa și conexiunea, apoi încearcă din nou.',
  'extension.problem_no_server': 'La {origin} nu este un server de programări. Copiază adresa panoului tău.',
  'extension.problem_closed':
    'Fereastra de autentificare a fost închisă. Conectează din nou și alege Permite.',
  'extension.problem_denied': 'Nu ai permis accesul, deci nu s-a conectat nimic.',
  'extension.problem_refused': '{origin} nu a finalizat autentificarea. Încearcă din nou.',
  'extension.failed': 'Ceva nu a mers bine. Închide această fereastră și încearcă din nou.',
  'extension.event_type': 'Tip de eveniment',
  'extension.none': 'Niciun tip de eveniment activ',
  'extension.none_text': 'Activează unul în panou ca să-l distribui aici.',
  'extension.open_event_types': 'Deschide tipurile de evenimente',
  'extension.recipient': 'Destinatar',
  'extension.name': 'Nume',
  'extension.email': 'E-mail',
  'extension.insert_link': 'Inserează linkul',
  'extension.copy_link': 'Copiază linkul',
  'extension.insert_times': 'Inserează intervale libere',
  'extension.pick_times': 'Alege intervale',
  'extension.insert_one_off': 'Inserează intervale unice',
  'extension.one_off_text': 'Păstrează câteva intervale libere până când această persoană rezervă unul',
  'extension.campaign': 'Campanie',
  'extension.insert_lead': 'Inserează linkul leadului',
  'extension.copy_lead': 'Copiază linkul leadului',
  'extension.lead_needs_email': 'Introdu e-mailul destinatarului. Fiecare lead are propriul link.',
  'extension.recipient_refused': 'Serverul nu a acceptat acest destinatar. Verifică acest câmp: {field}',
  'extension.working': 'Un moment…',
  'extension.inserted': 'Adăugat în mesajul tău.',
  'extension.copied': 'Copiat. Lipește-l în mesajul tău.',
  'extension.copied_instead': 'L-am copiat în schimb. Lipește-l în mesajul tău.',
  'extension.copy_failed': 'Copierea este blocată aici.',
  'extension.no_editor': 'Pe această pagină nu este deschis niciun mesaj.',
  'extension.lost': 'Această pagină a eliminat textul inserat de noi.',
  'extension.closed': 'Chrome nu permite extensiilor să scrie pe această pagină.',
  'extension.no_times': 'Niciun interval liber în săptămânile următoare. Verifică-ți disponibilitatea.',
  'extension.back': 'Înapoi',
}
