import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'webhooks.state_none': 'Nessun evento negli ultimi 30 giorni',
  'webhooks.state_off': 'Disattivato',
  'webhooks.state_gone': 'Disattivato: l’indirizzo ha risposto con 410 (gone)',
  'webhooks.state_delivered': 'Consegnato {ago}',
  'webhooks.state_sending': 'Invio in corso',
  'webhooks.state_waiting': '{answer}; prossimo tentativo: {time}',
  'webhooks.state_failed': '{answer}; abbandonato',
  'webhooks.answered': 'Ha risposto con {status}',
  'webhooks.no_answer': 'Nessuna risposta',
  'webhooks.state_paused': {
    one: 'In pausa dopo {count} tentativo non riuscito; prossimo: {time}',
    other: 'In pausa dopo {count} tentativi non riusciti; prossimo: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'In pausa dopo {count} tentativo non riuscito; riprova con la prossima prenotazione',
    other: 'In pausa dopo {count} tentativi non riusciti; riprova con la prossima prenotazione',
  },
  'webhooks.state_trying': 'Nuovo tentativo',
  'webhooks.paused': {
    one: 'In pausa: {count} tentativo non riuscito (da: {since}).',
    other: 'In pausa: {count} tentativi di fila non riusciti (da: {since}).',
  },
  'webhooks.paused_next': 'Prossimo tentativo: {time}.',
  'webhooks.paused_trying': 'Stiamo riprovando proprio ora.',
  'webhooks.paused_idle': 'Non c’è nulla in attesa. Riproveremo con la prossima prenotazione.',
  'webhooks.paused_text':
    'Quando l’indirizzo funzionerà di nuovo, invieremo tutto ciò che è in attesa. Rinunciamo dopo circa tre giorni.',
  'webhooks.try_now': 'Prova ora',
  'webhooks.slow':
    'Lento (da: {since}): impiega più di due secondi per rispondere. Ritarda solo ciò che inviamo lì.',
  'webhooks.delivered': 'Consegnato ({status})',
  'webhooks.deliveries': 'Consegne',
  'webhooks.deliveries_text':
    'Fino a {count}, conservate per 30 giorni. Le nuove compaiono automaticamente. La tua ora: {zone}',
  'webhooks.deliveries_none': 'Nessun evento negli ultimi 30 giorni',
  'webhooks.deliveries_none_text':
    'La tua prossima prenotazione comparirà qui. Fino ad allora puoi inviare un esempio, che non conserviamo.',
  'webhooks.waiting': 'In attesa',
  'webhooks.failed': 'Non riuscito',
  'webhooks.open_booking': '{event}: apri la riunione',
  'webhooks.attempts': { one: '{count} tentativo', other: '{count} tentativi' },
  'webhooks.next_attempt': 'Prossimo tentativo: {time}',
  'webhooks.open_delivery': '{event}, {time}: cosa è stato inviato',
  'webhooks.body_copy': 'Copia il corpo',
  'webhooks.body_erased': 'Non più conservato: è stato eliminato con i dati della persona invitata.',
  'webhooks.response': 'Risposta',
  'webhooks.response_none': 'Ancora nessuna',
  'webhooks.response_empty': 'La risposta è vuota.',
  'webhooks.response_untold':
    'Non mostriamo risposte dalla rete del server stesso, né risposte che non siano testo.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Invia di nuovo',
  'webhooks.resend_text': 'Lo stesso contenuto con lo stesso webhook-id, firmato di nuovo.',
  'webhooks.resend_refused': 'Non si può più inviare di nuovo',
  'webhooks.what': 'Cosa viene inviato',
  'webhooks.what_summary': 'Un esempio e come controllare la firma',
  'webhooks.what_answer':
    'Una risposta da 200 a 299 significa ricevuto. Dopo qualsiasi altra risposta, o nessuna, inviamo di nuovo, sempre meno spesso. 410 disattiva il webhook.',
  'webhooks.what_repeat':
    'Un evento può arrivare due volte o in ritardo. L’intestazione webhook-id resta la stessa a ogni tentativo, e sequence cresce a ogni modifica di una prenotazione.',
  'webhooks.what_body': 'Il corpo',
  'webhooks.what_event': 'Evento del corpo',
  'webhooks.what_signature': 'Controlla la firma (in Node)',
  'webhooks.what_signature_text':
    'Controlla il corpo così com’è arrivato, prima di analizzarlo come JSON. In altri linguaggi usa una libreria di Standard Webhooks.',

  'webhook_event.invitee.created': 'Prenotata',
  'webhook_event.invitee.rescheduled': 'Riprogrammata',
  'webhook_event.invitee.reassigned': 'Riassegnata',
  'webhook_event.invitee.canceled': 'Annullata',
  'webhook_event.invitee.no_show': 'No-show',
  'webhook_event.invitee.no_show_undone': 'No-show annullato',
  'webhook_event.one_off.taken': 'Una tantum prenotata',
  'webhook_event.poll.decided': 'Sondaggio deciso',
  'webhook_event.routing_form.answered': 'Risposta a modulo di smistamento',
  'webhook_event.video.watched': 'Video guardato',
  'webhook_event.lead.booked': 'Lead con prenotazione',

  'webhooks.title': 'Webhook',
  'webhooks.text':
    'Informa subito il tuo programma quando una riunione viene prenotata, riprogrammata o annullata.',
  'webhooks.add': 'Nuovo webhook',
  'webhooks.add_action': 'Aggiungi webhook',
  'webhooks.empty': 'Ancora nessun webhook',
  'webhooks.empty_text':
    'Inserisci l’indirizzo del tuo programma. Può compilare un CRM, pubblicare in una chat o avviare ciò che segue una prenotazione.',
  'webhooks.gone': 'Questo webhook non esiste',
  'webhooks.gone_text': 'Potrebbe essere stato eliminato. L’elenco mostra tutti i tuoi webhook.',
  'webhooks.all': 'Tutti i webhook',

  'webhooks.url': 'Indirizzo',
  'webhooks.url_text': 'Inviamo qui ogni evento come JSON, con POST.',
  'webhooks.url_invalid':
    'L’URL del webhook deve essere valido: un indirizzo che inizia con https:// o http://',
  'webhooks.url_password':
    'Non includere nome utente e password. Usa invece un token nel percorso o nella query.',
  'webhooks.events': 'Eventi da inviare',
  'webhooks.events_required': 'Scegline almeno uno',
  'webhooks.saved': 'Webhook salvato',
  'webhooks.added': '{name} ora riceve le tue prenotazioni',

  'webhooks.by_program': 'Configurato da un programma',
  'webhooks.more': 'Altre azioni per {name}',
  'webhooks.switch': '{name} riceve le tue prenotazioni',
  'webhooks.on': 'Attivo',
  'webhooks.off': 'Inattivo',
  'webhooks.turned_on': '{name} riceve di nuovo le tue prenotazioni',
  'webhooks.turned_off': '{name} non riceve più le tue prenotazioni',
  'webhooks.is_gone':
    'L’indirizzo ha risposto con 410 (gone), quindi abbiamo disattivato il webhook. Se funziona di nuovo, riattiva il webhook.',
  'webhooks.delete_title': 'Eliminare {name}?',
  'webhooks.delete_text':
    'Non invieremo più nulla, compreso ciò che attende un altro tentativo. Vengono eliminate anche le sue consegne.',
  'webhooks.deleted': '{name} eliminato',

  'webhooks.secret': 'Segreto',
  'webhooks.secret_text':
    'L’abbiamo mostrato una volta, alla creazione. Se l’hai perso o qualcun altro l’ha visto, creane uno nuovo.',
  'webhooks.secret_fresh': 'Copia ora il segreto',
  'webhooks.secret_once': 'Non potrai vederlo di nuovo.',
  'webhooks.secret_use':
    'Il tuo programma lo usa per controllare che una richiesta arrivi da qui e non sia stata modificata. Le richieste sono firmate secondo Standard Webhooks. Il codice è in “{section}” qui sotto.',
  'webhooks.secret_copy': 'Copia segreto',
  'webhooks.secret_copied': 'Segreto copiato',
  'webhooks.secret_done': 'L’ho salvato',
  'webhooks.renew': 'Nuovo segreto',
  'webhooks.renew_title': 'Sostituire il segreto?',
  'webhooks.renew_text':
    'Quello vecchio funziona ancora per un giorno, così hai tempo per passare al nuovo. Poi smette di funzionare.',

  'webhooks.test': 'Invia un esempio',
  'webhooks.test_text': 'Invia ora una richiesta, contrassegnata come prova, all’indirizzo salvato.',
  'webhooks.test_event': 'Evento dell’esempio',
  'webhooks.test_action': 'Invia',
  'webhooks.test_delivered': 'Esempio consegnato ({status})',

  'error.webhook_not_found': 'Questo webhook è stato eliminato',
  'error.webhook_limit_reached': 'Hai raggiunto il limite di webhook. Prima eliminane uno.',
}
