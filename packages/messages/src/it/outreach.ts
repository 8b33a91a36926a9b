import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'error.outreach_not_found': 'Questo strumento non è più collegato.',
  'error.outreach_campaign_not_found': 'Questa campagna non è più associata.',
  'error.outreach_busy': 'L’aggiunta dei lead è ancora in corso. Aspetta che finisca o prima fermala.',
  'outreach.disconnect_text':
    'I lead già in {name} restano lì. {name} non saprà più nulla delle prenotazioni, ed eliminiamo la chiave.',
  'outreach.campaigns': 'Campagne',
  'outreach.campaigns_text':
    'I tuoi lead vengono aggiunti a {name} con i loro link personali. Quando uno di loro prenota, lo comunichiamo a {name}, così non riceve altri messaggi.',
  'outreach.empty': 'Ancora nessuna campagna associata.',
  'outreach.no_campaigns': 'Prima crea una campagna. Poi potrai aggiungere qui i suoi lead.',
  'outreach.to_campaigns': 'Vai alle campagne',
  'outreach.link': 'Associa una campagna',
  'outreach.ours': 'La tua campagna',
  'outreach.theirs': 'Campagna in {name}',
  'outreach.audience': 'Pubblico in {name}',
  'outreach.draft': '{campaign} (bozza)',
  'outreach.field': 'Campo personalizzato per il link',
  'outreach.field_text': 'Usa questo campo nei tuoi messaggi in {name} e ogni lead riceverà il proprio link.',
  'outreach.field_problem': 'Usa lettere, cifre e trattini bassi, come booking_link.',
  'outreach.tag': 'Tag per i lead che prenotano (facoltativo)',
  'outreach.tag_text': 'Lo aggiungiamo in {name} quando un lead prenota, e lo creiamo se serve.',
  'outreach.tag_set': 'Tag per i lead che prenotano: {tag}',
  'outreach.label': 'Etichetta per i lead che prenotano (facoltativa)',
  'outreach.label_text':
    'Scegli un’etichetta lead esistente in {name}. Se lasci vuoto, i lead che prenotano vengono contrassegnati con “Meeting booked”.',
  'outreach.label_set': 'Etichetta per i lead che prenotano: {tag}',
  'outreach.choose': 'Scegli',
  'outreach.incomplete': 'Scegli da dove vengono i lead e dove vanno.',
  'outreach.targets_empty':
    'In {name} non c’è ancora nulla a cui aggiungere lead. Prima crea lì una campagna.',
  'outreach.save': 'Associa campagna',
  'outreach.saved': 'Campagna associata',
  'outreach.changed': 'Campagna aggiornata',
  'outreach.edit': 'Modifica {campaign}',
  'outreach.gone': 'Campagna eliminata',
  'outreach.goes_to': 'I lead vanno a {target}, i link a {field}',
  'outreach.push': 'Aggiungi lead',
  'outreach.push_stop': 'Ferma',
  'outreach.push_none': 'Ancora nessun lead aggiunto.',
  'outreach.push_running': '{done} di {total} aggiunti',
  'outreach.push_done': { one: '{count} lead è in {name}', other: '{count} lead sono in {name}' },
  'outreach.push_stopped': 'Fermato dopo {done} di {total}. I lead già aggiunti restano.',
  'outreach.push_failed': 'Non terminato: {done} di {total} aggiunti.',
  'outreach.refused': {
    one: '{count} lead non è stato aggiunto. {need}',
    other: '{count} lead non sono stati aggiunti. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach richiede un profilo LinkedIn per ogni lead: importane uno con una colonna di indirizzi di profili.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine richiede un indirizzo email o un profilo LinkedIn per ogni lead.',
  'outreach.need_instantly': 'Instantly richiede un indirizzo email che non sia nella sua lista di blocco.',
  'outreach.told': {
    one: '{count} prenotazione inviata a {name}',
    other: '{count} prenotazioni inviate a {name}',
  },
  'outreach.telling': {
    one: '{count} prenotazione è in attesa',
    other: '{count} prenotazioni sono in attesa',
  },
  'outreach.untold': {
    one: '{count} prenotazione non è stata inviata: {name} non ha il lead.',
    other: '{count} prenotazioni non sono state inviate: {name} non ha i lead.',
  },
  'outreach.replied': { one: '{count} lead ha risposto', other: '{count} lead hanno risposto' },
  'outreach.unlink': 'Dissocia',
  'outreach.unlink_title': 'Dissociare {campaign}?',
  'outreach.unlink_text':
    'I lead già in {name} restano lì. {name} non saprà più nulla delle prenotazioni di questa campagna.',
  'outreach.unlinked': 'Campagna dissociata',
  'outreach.do_unauthorized': 'Collega di nuovo con una chiave funzionante.',
  'outreach.do_forbidden': 'Il tuo piano su {name} non include la sua API. Fai l’upgrade lì, poi riprova.',
  'outreach.do_not_found': 'La campagna non esiste più in {name}. Associane un’altra.',
  'outreach.do_rate_limited': '{name} ci ha chiesto di rallentare. Continueremo automaticamente.',
  'outreach.do_unavailable': '{name} non risponde. Riproveremo automaticamente.',
  'outreach.do_invalid':
    '{name} ha respinto i lead. Controlla che la campagna sia attiva e che il campo {field} esista ancora, poi riprova.',
  'outreach.hook': 'Risposte',
  'outreach.hook_text':
    'Incolla un indirizzo nei webhook di {name} e vedrai qui chi ha risposto. Tienilo segreto: chiunque lo abbia può segnalare risposte.',
  'outreach.hook_make': 'Crea indirizzo',
  'outreach.hook_again': 'Sostituisci indirizzo',
  'outreach.hook_end': 'Disattiva',
  'outreach.hook_title': 'Indirizzo per i webhook',
  'outreach.hook_once':
    'Copialo ora: viene mostrato una volta sola. Eventuali indirizzi precedenti non funzionano più.',
  'outreach.hook_copy': 'Copia indirizzo',
  'outreach.hook_copied': 'Indirizzo copiato',
  'outreach.hook_kept': 'Fatto',
  'outreach.hook_never': 'Ancora nulla ricevuto.',
  'outreach.hook_heard': 'Ultima ricezione: {date}',
}
