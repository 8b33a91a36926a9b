import type { texts as source } from '../en/recorder.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // Recorder
  'recorder.title': 'Aufnahme vom {time}',
  'recorder.what': 'Was aufgenommen wird',
  'recorder.both': 'Bildschirm und Kamera',
  'recorder.screen': 'Bildschirm',
  'recorder.camera': 'Kamera',
  'recorder.microphone': 'Mikrofon',
  'recorder.no_bubble':
    'Dieser Browser nimmt entweder den Bildschirm oder die Kamera auf. Für beides zugleich nutzen Sie Chrome oder Edge.',
  'recorder.share': 'Bildschirm, Fenster oder Tab auswählen',
  'recorder.share_other': 'Anderes auswählen',
  'recorder.shares_nothing': 'Noch wird nichts geteilt.',
  'recorder.shares_something': 'Ihr Bildschirm wird geteilt.',
  'recorder.shares_monitor': 'Ein ganzer Bildschirm wird geteilt.',
  'recorder.shares_window': 'Ein Fenster wird geteilt.',
  'recorder.shares_browser': 'Ein Browser-Tab wird geteilt.',
  'recorder.sound': 'Der Ton davon wird mit aufgenommen.',
  'recorder.no_sound':
    'Der Ton davon wird nicht aufgenommen. In Chrome und Edge wählen Sie einen Tab und schalten dessen Ton ein.',
  'recorder.turn_on_camera': 'Kamera einschalten',
  'recorder.turn_on_microphone': 'Mikrofon einschalten',
  'recorder.with_microphone': 'Meine Stimme aufnehmen',
  'recorder.level': 'Mikrofonpegel',
  'recorder.heard': 'Wir hören Sie.',
  'recorder.silent': 'Wir hören Sie nicht. Prüfen Sie, ob das richtige Mikrofon gewählt und nicht stumm ist.',
  'recorder.controls': 'Aufnahme',
  'recorder.preview': 'Was aufgenommen wird',
  'recorder.first_both':
    'Wählen Sie, was geteilt wird, und schalten Sie die Kamera ein. Hier ist die Vorschau.',
  'recorder.first_screen': 'Wählen Sie, was geteilt wird. Hier ist die Vorschau.',
  'recorder.first_camera': 'Schalten Sie die Kamera ein. Hier ist die Vorschau.',
  'recorder.bubble':
    'Ihre Kamera. Verschieben Sie sie mit den Pfeiltasten, ändern Sie die Größe mit + und −.',
  'recorder.draw': 'Zeichnen',
  'recorder.erase': 'Zeichnung löschen',
  'recorder.draw_hint':
    'Zeichnen Sie mit dem Zeiger auf der Vorschau. D schaltet den Stift ein und aus, E löscht.',
  'recorder.now': 'Los',
  'recorder.start': 'Aufnahme starten',
  'recorder.asks_screen': 'Noch wird nichts geteilt: Ihr Browser fragt beim Start, was geteilt werden soll.',
  'recorder.asks_camera': 'Ihre Kamera ist aus: Ihr Browser fragt beim Start danach.',
  'recorder.longest': 'Bis zu {time} in einer Aufnahme',
  'recorder.cancel': 'Abbrechen',
  'recorder.pause': 'Pause',
  'recorder.resume': 'Fortsetzen',
  'recorder.stop': 'Stopp',
  'recorder.start_over': 'Neu beginnen',
  'recorder.use': 'Dieses Video verwenden',
  'recorder.is_paused': 'Angehalten',
  'recorder.ends_soon': 'Die Aufnahme endet in weniger als 30 Sekunden. Sie bleibt erhalten.',
  'recorder.left': 'Verbleibende Zeit: {time}',
  'recorder.minutes_left': 'Videominuten für Leads, die in diesem Monat übrig sind: {left} von {max}',
  'recorder.minutes_none': {
    by: 'max',
    one: 'Die {max} Videominute dieses Monats ist verbraucht. Sie können aufnehmen; neue Leads müssen auf den nächsten Monat oder mehr Minuten warten.',
    other:
      'Alle {max} Videominuten dieses Monats sind verbraucht. Sie können aufnehmen; neue Leads müssen auf den nächsten Monat oder mehr Minuten warten.',
  },
  'recorder.minutes_enough': 'Bei dieser Länge reichen die Minuten des Monats für Leads: {count}',
  'recorder.kept': '{size} auf diesem Gerät gespeichert, Upload läuft',
  'recorder.kept_here':
    '{size} auf diesem Gerät gespeichert. Der Upload beginnt, sobald der Server erreichbar ist.',
  'recorder.stopped': 'Sehen Sie es an. Verwenden Sie es oder beginnen Sie neu.',
  'recorder.ended_limit': 'Die längste Aufnahme Ihres Tarifs ist erreicht. Alles bleibt erhalten.',
  'recorder.ended_source': 'Das Teilen wurde beendet. Alles bis dahin bleibt erhalten.',
  'recorder.ended_camera': 'Die Kamera wurde getrennt. Alles bis dahin bleibt erhalten.',
  'recorder.ended_microphone': 'Das Mikrofon wurde getrennt. Alles bis dahin bleibt erhalten.',
  'recorder.ended_asleep': 'Ihr Computer war im Ruhezustand. Alles bis dahin bleibt erhalten.',
  'recorder.ended_full': 'Dieses Gerät hat keinen Platz mehr. Alles bis dahin bleibt erhalten.',
  'recorder.ended_failure': 'Der Browser konnte nicht weiter aufnehmen. Alles bis dahin bleibt erhalten.',
  'recorder.no_space':
    'Dieses Gerät hat keinen Platz für eine Aufnahme. Schaffen Sie Platz und versuchen Sie es erneut.',
  'recorder.no_type':
    'Dieser Browser kann diese Quellen nicht aufnehmen. Aktualisieren Sie ihn oder nutzen Sie einen anderen.',
  'recorder.failed': 'Die Aufnahme konnte nicht beginnen. Versuchen Sie es erneut.',
  'recorder.unsupported': 'Dieser Browser kann keine Videos aufnehmen',
  'recorder.unsupported_text':
    'Öffnen Sie diese Seite in einem aktuellen Chrome, Edge, Firefox oder Safari, oder laden Sie eine Datei hoch.',
  'device.error': 'Gerätefehler: Erlauben Sie die Videoaufnahme',
  'device.camera_denied': 'Diese Website darf Ihre Kamera nicht verwenden.',
  'device.camera_missing':
    'Es wurde keine Kamera gefunden. Schließen Sie eine an und versuchen Sie es erneut.',
  'device.camera_busy':
    'Ein anderes Programm verwendet die Kamera. Schließen Sie es und versuchen Sie es erneut.',
  'device.camera_unsupported': 'Dieser Browser kann auf dieser Seite keine Kamera verwenden.',
  'device.microphone_denied': 'Diese Website darf Ihr Mikrofon nicht verwenden.',
  'device.microphone_missing':
    'Es wurde kein Mikrofon gefunden. Schließen Sie eines an oder schalten Sie „Meine Stimme aufnehmen“ aus.',
  'device.microphone_busy':
    'Ein anderes Programm verwendet das Mikrofon. Schließen Sie es und versuchen Sie es erneut.',
  'device.microphone_unsupported': 'Dieser Browser kann auf dieser Seite kein Mikrofon verwenden.',
  'device.screen_canceled':
    'Es wurde nichts ausgewählt. Prüfen Sie am Mac auch Systemeinstellungen → Datenschutz & Sicherheit → Bildschirmaufnahme.',
  'device.screen_missing': 'Es wurde kein Bildschirm gefunden.',
  'device.screen_denied': 'Diese Website darf Ihren Bildschirm nicht aufnehmen.',
  'device.screen_busy': 'Der Bildschirm kann gerade nicht aufgenommen werden. Versuchen Sie es erneut.',
  'device.screen_unsupported':
    'Dieser Browser kann den Bildschirm nicht aufnehmen. Nehmen Sie am Telefon mit der Kamera auf.',
  'device.how_chrome':
    'Klicken Sie in Chrome auf das Symbol links neben der Adresse, erlauben Sie Kamera und Mikrofon und versuchen Sie es erneut.',
  'device.how_edge':
    'Klicken Sie in Edge auf das Schloss links neben der Adresse, erlauben Sie Kamera und Mikrofon und versuchen Sie es erneut.',
  'device.how_firefox':
    'Klicken Sie in Firefox auf das durchgestrichene Symbol in der Adresszeile, heben Sie die Sperre auf und versuchen Sie es erneut.',
  'device.how_safari':
    'Wählen Sie in Safari: Safari → Einstellungen für diese Website, erlauben Sie Kamera und Mikrofon und versuchen Sie es erneut.',
  'device.how_other':
    'Erlauben Sie dieser Website in den Einstellungen Ihres Browsers Kamera und Mikrofon und versuchen Sie es erneut.',

  // Tapes
  'tape.label': 'Aufnahmen auf diesem Gerät',
  'tape.unfinished': 'Unvollständige Aufnahme',
  'tape.of': '{time}, {amount}. Sie ist nur auf diesem Gerät.',
  'tape.continue': 'Upload fortsetzen',
  'tape.watch': 'Ansehen',
  'tape.discard': 'Verwerfen',
  'tape.discard_title': 'Diese Aufnahme verwerfen?',
  'tape.discard_text': 'Sie wird von diesem Gerät gelöscht und kann nicht wiederhergestellt werden.',
  'tape.take': 'Ihre Aufnahme',
  'tape.uploading': 'Aufnahme wird hochgeladen',
  'tape.sending': 'Sie können inzwischen andere Seiten des Dashboards öffnen.',
  'tape.offline':
    'Der Server ist nicht erreichbar. Die Aufnahme bleibt auf diesem Gerät, und der Upload geht von selbst weiter.',
  'tape.elsewhere': 'Diese Aufnahme ist in einem anderen Tab geöffnet.',
  'tape.waiting': 'Ihre Aufnahme wird gespeichert…',
  'tape.progress': 'Upload-Fortschritt der Aufnahme',
  'tape.retry': 'Erneut versuchen',
  'tape.sign_in_text': 'Ihre Aufnahme bleibt solange auf diesem Gerät.',
}
