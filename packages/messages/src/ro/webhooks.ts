import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'webhooks.state_none': 'Niciun eveniment în ultimele 30 de zile',
  'webhooks.state_off': 'Dezactivat',
  'webhooks.state_gone': 'Dezactivat: adresa a răspuns cu 410 (gone)',
  'webhooks.state_delivered': 'Livrat {ago}',
  'webhooks.state_sending': 'Se trimite',
  'webhooks.state_waiting': '{answer}; următoarea încercare: {time}',
  'webhooks.state_failed': '{answer}; s-a renunțat',
  'webhooks.answered': 'A răspuns cu {status}',
  'webhooks.no_answer': 'Fără răspuns',
  'webhooks.state_paused': {
    one: 'În pauză după {count} încercare eșuată; următoarea: {time}',
    few: 'În pauză după {count} încercări eșuate; următoarea: {time}',
    other: 'În pauză după {count} de încercări eșuate; următoarea: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'În pauză după {count} încercare eșuată; încearcă din nou la următoarea rezervare',
    few: 'În pauză după {count} încercări eșuate; încearcă din nou la următoarea rezervare',
    other: 'În pauză după {count} de încercări eșuate; încearcă din nou la următoarea rezervare',
  },
  'webhooks.state_trying': 'Se încearcă din nou',
  'webhooks.paused': {
    one: 'În pauză: {count} încercare a eșuat din {since}.',
    few: 'În pauză: {count} încercări la rând au eșuat din {since}.',
    other: 'În pauză: {count} de încercări la rând au eșuat din {since}.',
  },
  'webhooks.paused_next': 'Următoarea încercare: {time}.',
  'webhooks.paused_trying': 'Încercăm din nou chiar acum.',
  'webhooks.paused_idle': 'Nimic nu așteaptă. Încercăm din nou la următoarea rezervare.',
  'webhooks.paused_text':
    'Când adresa funcționează din nou, trimitem tot ce așteaptă. Renunțăm după aproximativ trei zile.',
  'webhooks.try_now': 'Încearcă acum',
  'webhooks.slow': 'Lent din {since}: răspunsul durează peste două secunde. Întârzie doar ce trimitem acolo.',
  'webhooks.delivered': 'Livrat ({status})',
  'webhooks.deliveries': 'Livrări',
  'webhooks.deliveries_text': 'Cel mult {count}, păstrate 30 de zile. Cele noi apar automat. Ora ta: {zone}',
  'webhooks.deliveries_none': 'Niciun eveniment în ultimele 30 de zile',
  'webhooks.deliveries_none_text':
    'Următoarea rezervare apare aici. Până atunci poți trimite un exemplu, pe care nu îl păstrăm.',
  'webhooks.waiting': 'În așteptare',
  'webhooks.failed': 'Eșuat',
  'webhooks.open_booking': '{event}: deschide întâlnirea',
  'webhooks.attempts': { one: '{count} încercare', few: '{count} încercări', other: '{count} de încercări' },
  'webhooks.next_attempt': 'Următoarea încercare: {time}',
  'webhooks.open_delivery': '{event}, {time}: ce s-a trimis',
  'webhooks.body_copy': 'Copiază corpul',
  'webhooks.body_erased': 'Nu se mai păstrează: a fost șters odată cu datele participantului.',
  'webhooks.response': 'Răspuns',
  'webhooks.response_none': 'Încă niciunul',
  'webhooks.response_empty': 'Răspunsul este gol.',
  'webhooks.response_untold':
    'Nu arătăm răspunsuri din rețeaua proprie a serverului și nici răspunsuri care nu sunt text.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Trimite din nou',
  'webhooks.resend_text': 'Același conținut cu același webhook-id, semnat din nou.',
  'webhooks.resend_refused': 'Nu mai poate fi trimis din nou',
  'webhooks.what': 'Ce se trimite',
  'webhooks.what_summary': 'Un exemplu și cum se verifică semnătura',
  'webhooks.what_answer':
    'Un răspuns de la 200 la 299 înseamnă primit. După orice alt răspuns sau fără răspuns, trimitem din nou, din ce în ce mai rar. 410 dezactivează webhookul.',
  'webhooks.what_repeat':
    'Un eveniment poate veni de două ori sau târziu. Antetul webhook-id rămâne același la fiecare încercare, iar sequence crește la fiecare modificare a unei rezervări.',
  'webhooks.what_body': 'Corpul',
  'webhooks.what_event': 'Evenimentul corpului',
  'webhooks.what_signature': 'Verifică semnătura (în Node)',
  'webhooks.what_signature_text':
    'Verifică acest corp așa cum a venit, înainte să-l interpretezi ca JSON. În alte limbaje, folosește o bibliotecă Standard Webhooks.',

  'webhook_event.invitee.created': 'Rezervată',
  'webhook_event.invitee.rescheduled': 'Reprogramată',
  'webhook_event.invitee.reassigned': 'Reatribuită',
  'webhook_event.invitee.canceled': 'Anulată',
  'webhook_event.invitee.no_show': 'Neprezentare',
  'webhook_event.invitee.no_show_undone': 'Neprezentare anulată',
  'webhook_event.one_off.taken': 'Întâlnire unică rezervată',
  'webhook_event.poll.decided': 'Sondaj decis',
  'webhook_event.routing_form.answered': 'Răspuns la formularul de direcționare',
  'webhook_event.video.watched': 'Videoclip vizionat',
  'webhook_event.lead.booked': 'Lead cu rezervare',

  'webhooks.title': 'Webhookuri',
  'webhooks.text': 'Anunță imediat aplicația ta când o întâlnire este rezervată, reprogramată sau anulată.',
  'webhooks.add': 'Webhook nou',
  'webhooks.add_action': 'Adaugă webhookul',
  'webhooks.empty': 'Încă niciun webhook',
  'webhooks.empty_text':
    'Introdu adresa programului tău. Poate completa un CRM, poate scrie într-un chat sau poate porni orice urmează după o rezervare.',
  'webhooks.gone': 'Acest webhook nu există',
  'webhooks.gone_text': 'Poate a fost șters. Lista arată toate webhookurile tale.',
  'webhooks.all': 'Toate webhookurile',

  'webhooks.url': 'Adresă',
  'webhooks.url_text': 'Trimitem aici fiecare eveniment ca JSON, prin POST.',
  'webhooks.url_invalid':
    'URL-ul webhookului trebuie să fie valid: o adresă care începe cu https:// sau http://',
  'webhooks.url_password':
    'Nu include numele de utilizator și parola. Folosește în schimb un token în cale sau în interogare.',
  'webhooks.events': 'Evenimente de trimis',
  'webhooks.events_required': 'Alege cel puțin unul',
  'webhooks.saved': 'Webhook salvat',
  'webhooks.added': '{name} primește acum rezervările tale',

  'webhooks.by_program': 'Configurat de un program',
  'webhooks.more': 'Mai multe acțiuni pentru {name}',
  'webhooks.switch': '{name} primește rezervările tale',
  'webhooks.on': 'Activat',
  'webhooks.off': 'Dezactivat',
  'webhooks.turned_on': '{name} primește din nou rezervările tale',
  'webhooks.turned_off': '{name} nu mai primește rezervările tale',
  'webhooks.is_gone':
    'Adresa a răspuns cu 410 (gone), așa că am dezactivat webhookul. Dacă funcționează iar, activează din nou webhookul.',
  'webhooks.delete_title': 'Ștergi {name}?',
  'webhooks.delete_text':
    'Nu mai trimitem nimic acolo, nici ce așteaptă altă încercare. Se șterg și livrările sale.',
  'webhooks.deleted': 'Șters: {name}',

  'webhooks.secret': 'Secret',
  'webhooks.secret_text':
    'L-am arătat o singură dată, la creare. Dacă l-ai pierdut sau l-a văzut altcineva, creează unul nou.',
  'webhooks.secret_fresh': 'Copiază acum secretul',
  'webhooks.secret_once': 'Nu îl vei mai putea vedea.',
  'webhooks.secret_use':
    'Programul tău îl folosește ca să verifice că o cerere vine de aici și nu a fost modificată. Cererile sunt semnate conform Standard Webhooks. Codul este mai jos, la „{section}”.',
  'webhooks.secret_copy': 'Copiază secretul',
  'webhooks.secret_copied': 'Secret copiat',
  'webhooks.secret_done': 'L-am salvat',
  'webhooks.renew': 'Secret nou',
  'webhooks.renew_title': 'Înlocuiești secretul?',
  'webhooks.renew_text':
    'Cel vechi mai funcționează și el o zi, ca să ai timp de schimbare. După aceea nu mai funcționează.',

  'webhooks.test': 'Trimite un exemplu',
  'webhooks.test_text': 'Trimite acum la adresa salvată o cerere marcată ca test.',
  'webhooks.test_event': 'Evenimentul exemplului',
  'webhooks.test_action': 'Trimite',
  'webhooks.test_delivered': 'Exemplu livrat ({status})',

  'error.webhook_not_found': 'Acest webhook a fost șters',
  'error.webhook_limit_reached': 'Ai atins limita de webhookuri. Șterge mai întâi unul.',
}
