import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // Deliveries
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
  'webhooks.deliveries_text': 'Bis zu {count}, 30 Tage lang; neue erscheinen von selbst. Ihre Zeit: {zone}',
  'webhooks.deliveries_none': 'Kein Ereignis in den letzten 30 Tagen',
  'webhooks.deliveries_none_text':
    'Hier steht bald die nächste Buchung. Bis dahin können Sie ein Beispiel senden, das wir nicht aufbewahren.',
  'webhooks.waiting': 'Wartet',
  'webhooks.failed': 'Fehlgeschlagen',
  'webhooks.open_booking': '{event}: den Termin öffnen',
  'webhooks.attempts': { one: '{count} Versuch', other: '{count} Versuche' },
  'webhooks.next_attempt': 'Nächster Versuch: {time}',
  'webhooks.open_delivery': '{event}, {time}: was gesendet wurde',
  'webhooks.body_copy': 'Inhalt kopieren',
  'webhooks.body_erased': 'Nicht mehr da: Er wurde mit den Daten des Gasts gelöscht.',
  'webhooks.response': 'Antwort',
  'webhooks.response_none': 'Noch keine',
  'webhooks.response_empty': 'Die Antwort ist leer.',
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

  // Events
  'webhook_event.invitee.created': 'Gebucht',
  'webhook_event.invitee.rescheduled': 'Verschoben',
  'webhook_event.invitee.reassigned': 'Weitergegeben',
  'webhook_event.invitee.canceled': 'Abgesagt',
  'webhook_event.invitee.no_show': 'Nicht wahrgenommen',
  'webhook_event.invitee.no_show_undone': 'Doch wahrgenommen',
  'webhook_event.one_off.taken': 'Einzeltermin gebucht',
  'webhook_event.poll.decided': 'Umfrage entschieden',
  'webhook_event.routing_form.answered': 'Routing-Formular beantwortet',
  'webhook_event.video.watched': 'Video angesehen',
  'webhook_event.lead.booked': 'Lead hat gebucht',

  // Webhooks
  'webhooks.title': 'Webhooks',
  'webhooks.text':
    'Ihr eigenes Programm erfährt sofort, wenn ein Termin gebucht, verschoben oder abgesagt wird.',
  'webhooks.add': 'Neuer Webhook',
  'webhooks.add_action': 'Webhook anlegen',
  'webhooks.empty': 'Noch keine Webhooks',
  'webhooks.empty_text':
    'Geben Sie die Adresse Ihres Programms ein: Es kann ein CRM füllen, in einen Chat schreiben oder anstoßen, was auf eine Buchung folgt.',
  'webhooks.gone': 'Diesen Webhook gibt es nicht',
  'webhooks.gone_text': 'Vielleicht wurde er gelöscht. Die Liste zeigt alle Ihre Webhooks.',
  'webhooks.all': 'Alle Webhooks',

  // Address and events
  'webhooks.url': 'Adresse',
  'webhooks.url_text': 'Bekommt jedes Ereignis als JSON, per POST.',
  'webhooks.url_invalid':
    'Die Webhook-Adresse muss gültig sein: eine Adresse, die mit https:// oder http:// beginnt',
  'webhooks.url_password':
    'Lassen Sie Benutzername und Passwort weg. Nutzen Sie stattdessen ein Token im Pfad oder in der Abfrage.',
  'webhooks.events': 'Ereignisse, die gesendet werden',
  'webhooks.events_required': 'Wählen Sie mindestens eines',
  'webhooks.saved': 'Webhook gespeichert',
  'webhooks.added': '{name} erfährt ab jetzt von Buchungen',

  // On, off, gone
  'webhooks.by_program': 'Von einem Programm eingerichtet',
  'webhooks.more': 'Weitere Aktionen für {name}',
  'webhooks.switch': '{name} erfährt von Buchungen',
  'webhooks.on': 'An',
  'webhooks.off': 'Aus',
  'webhooks.turned_on': '{name} erfährt wieder von Buchungen',
  'webhooks.turned_off': '{name} erfährt nichts mehr von Buchungen',
  'webhooks.is_gone':
    'Die Adresse hat mit 410 (nicht mehr vorhanden) geantwortet, darum haben wir den Webhook ausgeschaltet. Gibt es sie wieder, schalten Sie ihn wieder ein.',
  'webhooks.delete_title': '{name} löschen?',
  'webhooks.delete_text':
    'Wir senden nichts mehr dorthin, auch nicht, was auf einen weiteren Versuch wartet. Die Zustellungen werden auch gelöscht.',
  'webhooks.deleted': '{name} gelöscht',

  // The secret
  'webhooks.secret': 'Geheimnis',
  'webhooks.secret_text':
    'Wir haben es einmal gezeigt, als es entstand. Haben Sie es verloren, oder hat es jemand gesehen? Erstellen Sie ein neues.',
  'webhooks.secret_fresh': 'Kopieren Sie jetzt das Geheimnis',
  'webhooks.secret_once': 'Es wird nicht noch einmal gezeigt.',
  'webhooks.secret_use':
    'Damit prüft Ihr Programm, dass eine Anfrage von hier kommt und unverändert ist. Signiert wird nach Standard Webhooks; den Code dazu finden Sie unten bei „{section}“.',
  'webhooks.secret_copy': 'Geheimnis kopieren',
  'webhooks.secret_copied': 'Geheimnis kopiert',
  'webhooks.secret_done': 'Ich habe es',
  'webhooks.renew': 'Neues Geheimnis',
  'webhooks.renew_title': 'Das Geheimnis ersetzen?',
  'webhooks.renew_text':
    'Das alte gilt noch einen Tag lang neben dem neuen, damit Sie umstellen können. Danach gilt es nicht mehr.',

  // An example
  'webhooks.test': 'Ein Beispiel senden',
  'webhooks.test_text': 'Sendet jetzt eine als Test gekennzeichnete Anfrage an die gespeicherte Adresse.',
  'webhooks.test_event': 'Ereignis des Beispiels',
  'webhooks.test_action': 'Senden',
  'webhooks.test_delivered': 'Beispiel zugestellt ({status})',

  // Refusals
  'error.webhook_not_found': 'Dieser Webhook wurde gelöscht',
  'error.webhook_limit_reached': 'Mehr Webhooks sind nicht möglich. Löschen Sie zuerst einen.',
}
