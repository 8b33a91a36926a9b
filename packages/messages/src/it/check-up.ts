import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'check_up.title': 'Controlla la mia pagina',
  'check_up.text':
    'Apriamo la tua pagina come farebbe un visitatore e ti diciamo se l’incorporamento funziona.',
  'check_up.url': 'Indirizzo della tua pagina',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Controlla',
  'check_up.again': 'Controlla di nuovo',
  'check_up.looking': 'Apertura di {site}, poi controllo del codice e dei criteri di sicurezza…',
  'check_up.stop': 'Ferma',
  'check_up.failed': 'Non è stato possibile eseguire il controllo. Riprova.',
  'check_up.result': 'Risultato per {url}',
  'check_up.problems': { one: '{count} problema', other: '{count} problemi' },
  'check_up.warnings': { one: '{count} avviso', other: '{count} avvisi' },
  'check_up.fine': 'Funziona tutto',
  'check_up.found': 'Incorporamenti nella pagina',
  'check_up.found_here': 'Trovato nella pagina:',
  'check_up.paste': 'Incolla questo:',
  'check_up.add': 'Aggiungi questo:',
  'check_up.copy': 'Copia',
  'check_up.go_embeds': 'Apri incorporamenti salvati',
  'check_up.go_event_types': 'Apri tipi di evento',
  'level.good': 'Bene',
  'level.warning': 'Avviso',
  'level.problem': 'Problema',
  'finding.works': 'L’incorporamento qui funziona',
  'finding.works_text': 'I visitatori possono prenotare in questa pagina.',
  'finding.unreachable': 'Non è stato possibile aprire la pagina',
  'finding.unreachable_text':
    'Controlla l’indirizzo e che chiunque possa aprire la pagina senza accedere. Non possiamo controllare pagine in una rete privata.',
  'finding.not_a_page': 'Questa non è una pagina web',
  'finding.not_a_page_text':
    'L’indirizzo porta a un file. Inserisci l’indirizzo della pagina che vedono i visitatori.',
  'finding.unreadable': 'Non è stato possibile leggere il codice della pagina',
  'finding.unreadable_text':
    'Non è costruita come le altre pagine. È la pagina che vedono i visitatori? Chiedi a chi l’ha realizzata.',
  'finding.missing': 'In questa pagina non ci sono incorporamenti',
  'finding.missing_text':
    'Incolla questo codice dove vuoi il calendario e pubblica. Non possiamo vedere cosa aggiunge dopo un gestore di tag o uno script.',
  'finding.script_missing': 'Manca lo script',
  'finding.script_missing_text':
    'Senza, il riquadro non cresce con il suo contenuto e i popup si aprono come pagine separate. Incolla questo una volta, in un punto qualsiasi della pagina.',
  'finding.script_twice': 'Lo script c’è più di una volta',
  'finding.script_twice_text': 'Non fa danni, ma uno basta. Rimuovi gli altri.',
  'finding.frame_twice': 'La stessa pagina di prenotazione c’è due volte',
  'finding.frame_twice_text':
    'I visitatori la vedono due volte in questa pagina. Rimuovi uno dei riquadri, a meno che tu non li voglia entrambi.',
  'finding.wrong_origin': 'Il codice porta a un altro server',
  'finding.wrong_origin_text': 'Sostituiscilo con questo codice.',
  'finding.insecure': 'Il codice usa http:// in una pagina con https://',
  'finding.insecure_text': 'I browser lo bloccano. Sostituiscilo con questo codice.',
  'finding.unknown_page': 'La pagina di prenotazione nel codice non esiste',
  'finding.unknown_page_text': 'Il suo indirizzo potrebbe essere cambiato. Sostituiscilo con questo codice.',
  'finding.other_owner': 'La pagina di prenotazione appartiene a qualcun altro',
  'finding.other_owner_text':
    'Le prenotazioni arrivano a un altro account. Se non lo vuoi, usa questo codice.',
  'finding.event_off': 'Il tipo di evento è disattivato',
  'finding.event_off_text': 'I visitatori vedono che non possono prenotarlo. Attivalo nei tipi di evento.',
  'finding.policy_blocks_frame': 'La Content Security Policy della pagina blocca la pagina di prenotazione',
  'finding.policy_blocks_frame_text': 'Chi gestisce il sito deve aggiungere questo alla policy.',
  'finding.policy_blocks_script': 'La Content Security Policy della pagina blocca lo script',
  'finding.policy_blocks_script_text': 'Chi gestisce il sito deve aggiungere questo alla policy.',
  'finding.sandbox_blocks': 'La sandbox del riquadro gli impedisce di funzionare',
  'finding.sandbox_blocks_text': 'Rimuovi la sandbox o consenti questo al suo interno.',
  'finding.site_not_allowed': 'Questo sito non è autorizzato a mostrare la pagina di prenotazione',
  'finding.site_not_allowed_text': 'Aggiungi il sito ai siti consentiti di un incorporamento salvato.',
  'finding.bad_attribute': 'Un attributo ha un valore che non possiamo usare',
  'finding.bad_attribute_text': 'Usiamo invece il valore predefinito. Correggi il valore nel tuo codice.',
  'finding.isolated':
    'Questa intestazione isola la pagina da tutte le altre. Chi gestisce il sito deve rimuoverla.',
  'finding.wants_nonce':
    'La policy consente solo script con il nonce della pagina. Chi gestisce il sito deve aggiungerlo anche a questo script.',
}
