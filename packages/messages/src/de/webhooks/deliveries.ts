import type { texts as source } from '../../en/webhooks/deliveries.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'webhooks.state_none': 'Kein Ereignis in den letzten 30 Tagen',
  'webhooks.state_off': 'Ausgeschaltet',
  'webhooks.state_gone': 'Ausgeschaltet: Die Adresse sagt, dass es sie nicht mehr gibt (410)',
  'webhooks.state_delivered': 'Zugestellt {ago}',
  'webhooks.state_sending': 'Wird gesendet',
  'webhooks.state_waiting': '{answer}; nächster Versuch: {time}',
  'webhooks.state_failed': '{answer}; aufgegeben',
  'webhooks.answered': 'Antwort {status}',
  'webhooks.no_answer': 'Keine Antwort',
  'webhooks.state_paused': {
    one: 'Pausiert nach {count} gescheiterten Versuch; nächster: {time}',
    other: 'Pausiert nach {count} gescheiterten Versuchen; nächster: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Pausiert nach {count} gescheiterten Versuch; nächster: mit der nächsten Buchung',
    other: 'Pausiert nach {count} gescheiterten Versuchen; nächster: mit der nächsten Buchung',
  },
  'webhooks.state_trying': 'Wird noch einmal versucht',
  'webhooks.paused': {
    one: 'Pausiert: Seit {since} ist {count} Versuch gescheitert.',
    other: 'Pausiert: Seit {since} sind {count} Versuche hintereinander gescheitert.',
  },
  'webhooks.paused_next': 'Nächster Versuch: {time}.',
  'webhooks.paused_trying': 'Es wird gerade noch einmal versucht.',
  'webhooks.paused_idle': 'Nichts wartet. Mit der nächsten Buchung versuchen wir es wieder.',
  'webhooks.paused_text':
    'Sobald die Adresse wieder funktioniert, senden wir alles, was wartet. Nach etwa drei Tagen geben wir auf.',
  'webhooks.try_now': 'Jetzt versuchen',
  'webhooks.slow':
    'Langsam seit {since}: Die Antwort dauert länger als zwei Sekunden. Das verzögert nur, was wir dorthin senden.',
  'webhooks.delivered': 'Zugestellt ({status})',
  'webhooks.deliveries': 'Zustellungen',
  'webhooks.deliveries_text':
    'Die letzten {count}, 30 Tage lang; neue erscheinen von selbst. Ihre Zeit: {zone}',
  'webhooks.deliveries_none': 'Kein Ereignis in den letzten 30 Tagen',
  'webhooks.deliveries_none_text':
    'Hier steht bald die nächste Buchung. Bis dahin können Sie ein Beispiel senden, das wir nicht aufbewahren.',
  'webhooks.waiting': 'Wartet',
  'webhooks.failed': 'Aufgegeben',
  'webhooks.open_booking': '{event}: den Termin öffnen',
  'webhooks.attempts': { one: '{count} Versuch', other: '{count} Versuche' },
  'webhooks.next_attempt': 'Nächster Versuch: {time}',
  'webhooks.open_delivery': '{event}, {time}: was gesendet wurde',
  'webhooks.body_copy': 'Inhalt kopieren',
  'webhooks.body_erased': 'Nicht mehr da: Er wird mit den Angaben der eingeladenen Person gelöscht.',
  'webhooks.response': 'Die Antwort',
  'webhooks.response_none': 'Noch keine',
  'webhooks.response_empty': 'Die Antwort hat keinen Text.',
  'webhooks.response_untold':
    'Antworten aus dem eigenen Netz des Servers zeigen wir nicht, und auch keine, die kein Text sind.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Noch einmal senden',
  'webhooks.resend_text': 'Dasselbe, mit derselben webhook-id, neu signiert.',
  'webhooks.resend_refused': 'Das kann nicht mehr gesendet werden',
  'webhooks.what': 'Was gesendet wird',
  'webhooks.what_summary': 'Ein Beispiel, und wie man die Signatur prüft',
  'webhooks.what_answer':
    'Jede Antwort von 200 bis 299 zählt als angekommen. Nach jeder anderen, oder gar keiner, wird dasselbe noch einmal gesendet, immer seltener; 410 schaltet den Webhook aus.',
  'webhooks.what_repeat':
    'Es kann doppelt oder verspätet kommen: Der Header webhook-id bleibt bei jedem Versuch gleich, und sequence wächst mit jeder Änderung einer Buchung.',
  'webhooks.what_body': 'Der Inhalt',
  'webhooks.what_event': 'Ereignis des Inhalts',
  'webhooks.what_signature': 'Die Signatur prüfen, hier in Node',
  'webhooks.what_signature_text':
    'Prüfen Sie den Inhalt, wie er ankam, bevor Sie ihn als JSON lesen. In anderen Sprachen nehmen Sie eine Bibliothek von Standard Webhooks.',
}
