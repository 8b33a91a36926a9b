import type { texts as source } from '../../en/webhooks/webhooks.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'webhooks.title': 'Webhooks',
  'webhooks.text':
    'Ihr eigenes Programm erfährt sofort, wenn ein Termin gebucht, verschoben oder abgesagt wird.',
  'webhooks.add': 'Neuer Webhook',
  'webhooks.add_action': 'Webhook anlegen',
  'webhooks.empty': 'Noch keine Webhooks',
  'webhooks.empty_text':
    'Geben Sie die Adresse Ihres Programms ein: Es kann ein CRM füllen, in einen Chat schreiben oder anstoßen, was auf eine Buchung folgt.',
  'webhooks.gone': 'Diesen Webhook gibt es nicht',
  'webhooks.gone_text': 'Vielleicht wurde er gelöscht. Die Liste nennt alle, die es gibt.',
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
    'Die Adresse hat mit 410 geantwortet, „gibt es nicht mehr“; darum haben wir den Webhook ausgeschaltet. Gibt es sie wieder, schalten Sie ihn wieder ein.',
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
