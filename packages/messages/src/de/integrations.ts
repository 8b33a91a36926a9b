import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // Connectors
  'connector.key': 'API-Schlüssel',
  'connector.key_text':
    '{app} meldet sich mit einem API-Schlüssel an. Erstellen Sie einen eigenen für {app}: So können Sie ihn entfernen, ohne andere Programme zu stören.',
  'connector.key_scopes':
    'Damit lassen sich Termine, Einzeltermine und Webhooks lesen und ändern und Terminarten lesen.',
  'connector.key_make': 'Schlüssel erstellen',
  'connector.hears': 'Ereignisse für {app}',
  'connector.remove': 'Entfernen',
  'connector.remove_of': '{name} entfernen',
  'connector.stand_in': 'Hier ausprobieren',
  'connector.stand_in_text':
    '{app} erreicht diese Testversion nicht. Ein Ersatz auf diesem Computer steht dafür bereit: Fügen Sie dort einen Schlüssel ein, schalten Sie einen Auslöser ein und führen Sie Aktionen aus.',
  'connector.stand_in_open': 'Ersatz öffnen',
  'connector.zapier_key': 'Erstellen Sie einen API-Schlüssel und kopieren Sie ihn.',
  'connector.zapier_connect':
    'Fügen Sie diese App in Zapier zu einem Zap hinzu und melden Sie sich mit {origin} und dem Schlüssel an.',
  'connector.zapier_choose':
    'Wählen Sie, was den Zap startet, etwa ein neuer Termin, oder was er tut, etwa einen Termin buchen.',
  'connector.zapier_try':
    'Testen Sie: Zapier zeigt Ihre letzten Termine als Beispiele. Schalten Sie den Zap dann ein.',
  'connector.zapier_note':
    'Wer diesen Server betreibt, veröffentlicht die Zapier-App einmal, aus examples/zapier.',
  'connector.zapier_none':
    'Noch nichts. Schalten Sie einen Zap ein, der mit dieser App beginnt: Dann steht er hier.',
  'connector.pabbly_connect_address':
    'Wählen Sie in Pabbly Connect „Webhook by Pabbly“ als Auslöser und kopieren Sie die Adresse.',
  'connector.pabbly_connect_paste':
    'Fügen Sie einen Webhook mit dieser Adresse hinzu und wählen Sie die Ereignisse.',
  'connector.pabbly_connect_try':
    'Senden Sie auf der Seite des Webhooks ein Beispiel, damit Pabbly Connect die Felder kennt.',
  'connector.pabbly_connect_act':
    'Um aus einem Workflow zu buchen, zu verschieben oder abzusagen, erstellen Sie einen API-Schlüssel und verwenden ihn als Bearer-Token in „API by Pabbly“, mit {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Eine App aus Pabblys App-Baukasten kann ihre Webhooks mit dem Schlüssel selbst einrichten.',
  'connector.pabbly_connect_none':
    'Noch nichts. Fügen Sie einen Webhook mit einer Adresse von Pabbly Connect hinzu: Dann steht er hier.',
  'chrome_extension.get': 'Laden Sie die Erweiterung herunter und entpacken Sie die Datei.',
  'chrome_extension.load':
    'Öffnen Sie in Chrome chrome://extensions, schalten Sie den Entwicklermodus ein, wählen Sie „Entpackte Erweiterung laden“ und dann den Ordner.',
  'chrome_extension.connect':
    'Geben Sie in den Einstellungen der Erweiterung {origin} ein, wählen Sie „Verbinden“ und erlauben Sie den Zugriff.',
  'chrome_extension.use':
    'Öffnen Sie eine Nachricht in Gmail oder LinkedIn, klicken Sie auf das Symbol der Erweiterung und fügen Sie einen Link oder freie Zeiten ein.',
  'chrome_extension.download': 'Erweiterung herunterladen',
  'chrome_extension.note':
    'Sie liest eine Seite erst, wenn Sie dort auf ihr Symbol klicken. Der Zugriff endet, sobald Sie sie unter API-Schlüssel entfernen.',
  'chrome_extension.not_allowed':
    'Dieser Server lässt die Erweiterung nicht zu. Fragen Sie die Person, die ihn betreibt.',
  'chrome_extension.access': 'Verbundene Apps',

  // Integrations
  // Integrations
  'integrations.text': 'Verbinden Sie Kalender, Videokonferenzen, CRM, Website und Analysetools.',
  'integrations.search': 'Integrationen durchsuchen',
  'integrations.categories': 'Kategorie',
  'integrations.all': 'Alle',
  'integrations.video': 'Videokonferenzen',
  'integrations.calendars': 'Kalender',
  'integrations.sales': 'Vertrieb und CRM',
  'integrations.embed': 'Einbetten',
  'integrations.tracking': 'Analysetools',
  'integrations.native': 'Direkte Integrationen',
  'integrations.extensions': 'Erweiterungen',
  'integrations.connectors': 'API und Konnektoren',
  'integrations.count': { one: '{count} Integration', other: '{count} Integrationen' },
  'integrations.none': 'Nichts gefunden für „{search}“',
  'integrations.none_text':
    'Mit dem allgemeinen Code geht es auf jeder Website: „Link teilen“, dann „Auf die Website“.',
  'integrations.show_all': 'Alle zeigen',
  'integrations.connected': 'Verbunden',
  'integrations.gone': 'Diese Integration gibt es nicht',
  'integrations.gone_text': 'Vielleicht heißt sie anders. Der Katalog zeigt alle Integrationen.',

  // How to put it on a platform
  'platform.video': 'Ein Video zeigen',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Wählen Sie eines Ihrer Videos',
  'platform.video_tool': 'Farben und Schaltfläche wählen',
  'platform.ways': 'Wohin damit',
  'platform.event': 'Was dort gebucht werden kann',
  'platform.steps': 'Schritt für Schritt',
  'platform.picture': 'Hierhin kommt der Code: „{place}“',
  'platform.address': 'Ihre Adresse',
  'platform.download': 'Plugin herunterladen',
  'platform.test': 'Danach: Seite prüfen',
  'way.page': 'In der Seite',
  'way.every_page': 'Eine Schaltfläche auf jeder Seite',
  'way.plugin': 'Plugin',
  'way.link': 'Ein Link',
  'way.app_block': 'App-Block',
  'way.video': 'Ein Video',
  'note.wordpress_video':
    'Mit dem Plugin können auch Autoren Videos zeigen. Der Rahmen behält die Form des Videos.',
  'note.video': 'Der Rahmen behält in jeder Breite die Form des Videos und braucht kein Skript.',
  'note.video_fixed': 'Der Code steht hier in einem Kasten mit fester Höhe und braucht kein Skript.',
  'note.wordpress_plugin': 'Für Administratoren. Danach können Autoren den Block und den Shortcode benutzen.',
  'note.wordpress_html':
    'Für Administratoren, und für Redakteure einer einzelnen Website. Allen anderen nimmt WordPress Frames und Skripte weg.',
  'note.wordpress_link':
    'Für Autoren und Mitarbeiter ohne Plugin. WordPress lässt bei ihnen nur Links stehen.',
  'note.wix_page': 'Wix setzt den Code in einen Rahmen fester Höhe, darum ist er hier ohne Skript.',
  'note.wix_every_page': 'Braucht einen Wix-Tarif mit eigener Domain.',
  'note.squarespace_page':
    'Die Höhe folgt dem Inhalt. Code mit Frames und Skripten braucht einen Tarif, der ihn erlaubt.',
  'note.squarespace_every_page': 'Braucht einen Tarif mit Code Injection.',
  'note.shopify_page': 'Geht in jedem Theme für Online Store 2.0. Im Checkout erlaubt Shopify keine Skripte.',
  'note.shopify_every_page': 'Die Fußzeile steht auf jeder Seite des Shops, außer im Checkout.',
  'note.shopify_app_block':
    'Für Entwickler mit Partnerkonto: examples/shopify ist eine fertige Theme App Extension.',
  'note.unbounce_page':
    'Unbounce setzt Elemente an feste Stellen; der Frame hat darum eine feste Höhe und rollt innen.',
  'note.unbounce_every_page': 'Die Schaltfläche schwebt über der Seite und braucht keinen eigenen Platz.',
  'note.weebly_page': 'Der Editor zeigt nur eine Vorschau. Prüfen Sie die veröffentlichte Seite.',
  'note.webflow_page':
    'Braucht einen bezahlten Tarif. Der Kalender erscheint nur auf der veröffentlichten Seite.',
  'note.webflow_every_page': 'Braucht einen bezahlten Tarif für die Site.',
  'step.open_page': 'Öffnen Sie die Seite im Editor.',
  'step.open_settings': 'Öffnen Sie die Einstellungen der Website.',
  'step.choose': 'Wählen Sie {path}.',
  'step.drag': 'Ziehen Sie {place} dorthin, wo der Kalender stehen soll.',
  'step.paste': 'Fügen Sie den Code ein.',
  'step.paste_into': 'Fügen Sie den Code bei {place} ein.',
  'step.height': 'Machen Sie den Kasten mindestens 700 px hoch: Er wächst nicht mit seinem Inhalt.',
  'step.drag_video': 'Ziehen Sie {place} dorthin, wo das Video stehen soll.',
  'step.video_height':
    'Machen Sie den Kasten bei 800 px Breite 578 px hoch: Er wächst nicht mit seinem Inhalt.',
  'step.wordpress_video': 'Fügen Sie den Shortcode dort ein, wo das Video stehen soll.',
  'step.publish':
    'Speichern und veröffentlichen Sie, dann öffnen Sie die Seite wie ein Besucher. Editoren zeigen oft nur einen leeren Kasten.',
  'step.wordpress_install':
    'Laden Sie das Plugin herunter, laden Sie es unter Plugins → Add New Plugin → Upload Plugin hoch und aktivieren Sie es.',
  'step.wordpress_connect':
    'Tragen Sie unter {path} die Adresse {origin} ein und wählen Sie „Verbindung testen“.',
  'step.wordpress_insert':
    'Fügen Sie den Block „Scheduling“ ein, wo der Kalender stehen soll, oder den Shortcode.',
  'step.paste_link': 'Fügen Sie die Adresse in einer eigenen Zeile ein, oder machen Sie ein Wort zum Link.',
  'step.shopify_deploy':
    'Kopieren Sie examples/shopify als extensions/scheduling in Ihre App und veröffentlichen Sie sie.',
  'step.shopify_address': 'Fügen Sie die Adresse in den Einstellungen des Blocks ein.',

  // Connected accounts
  'connect.step_connect': 'Verbinden Sie Ihr Konto.',
  'connect.step_connect_teams':
    'Kommen Ihre Buchungen in einen Outlook-Kalender, brauchen Sie nichts zu verbinden: Seine Termine haben schon einen Raum. Mit jedem anderen Kalender, oder ohne, verbinden Sie hier Ihr Geschäfts- oder Schulkonto.',
  'connect.step_calendar':
    'Verbinden Sie das Konto unter „Kalenderverbindungen“ und wählen Sie den Kalender für neue Termine.',
  'connect.step_location': 'Wählen Sie {app} als Ort einer Terminart.',
  'connect.step_room':
    'Jede Buchung bekommt einen eigenen Raum und behält ihn, wenn der Termin verschoben wird. Der Link steht in Mails, im Kalender und auf der Seite der Buchung.',
  'connect.step_busy':
    'Wählen Sie, welche Kalender wir auf Konflikte prüfen. Solange sie belegt sind, kann Sie niemand buchen.',
  'connect.step_follow': 'Verschieben oder löschen Sie eine Buchung im Kalender, folgt sie hier.',
  'connect.step_contacts':
    'Zu jeder Buchung suchen wir den Kontakt über die E-Mail-Adresse oder legen ihn an und tragen einen Termin ein. Wird sie verschoben, abgesagt oder übergeben, ändern wir diesen Termin.',
  'connect.step_fields': 'Wählen Sie, welche Antworten in welche Felder des Kontakts kommen.',
  'connect.step_key':
    'Erstellen Sie in {app} einen Schlüssel und fügen Sie ihn hier ein. Wir prüfen ihn sofort und speichern ihn verschlüsselt.',
  'connect.step_push':
    'Verknüpfen Sie eine Ihrer Kampagnen und übertragen Sie deren Leads mit ihren persönlichen Links.',
  'connect.step_told':
    'Bucht ein Lead, erfährt es {app} und schreibt ihm nicht mehr. Keine Buchung wartet darauf.',
  'connect.disconnect_rooms':
    'Wir legen keine Räume mehr an. Bestehende Räume bleiben. Unser Zugang wird gelöscht.',

  // Tracking
  'tracking.ga4_id': 'Mess-ID',
  'tracking.gtag_id': 'ID des Tags oder Containers',
  'tracking.fpixel_id': 'Pixel-ID',
  'tracking.example': 'Etwa {example}',
  'tracking.format': 'Geben Sie eine ID ein wie {example}',
  'tracking.where_ga4': 'In Google Analytics: Verwaltung → Datenstreams → Ihre Website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversions → das Tag. Im Tag Manager: neben dem Namen des Containers.',
  'tracking.where_fpixel': 'Im Events Manager von Meta: Datenquellen → Ihr Pixel.',
  'tracking.connect': 'Verbinden',
  'tracking.change': 'Speichern',
  'tracking.disconnect': 'Trennen',
  'tracking.connected': '{app} erfährt von jetzt an von Buchungen',
  'tracking.disconnected': '{app} erfährt nichts mehr von Buchungen',
  'tracking.what': 'Was wann gesendet wird',
  'tracking.when':
    'Einmal je Buchung, in dem Augenblick, in dem sie entsteht. Nicht noch einmal, wenn sie verschoben oder abgesagt wird.',
  'tracking.sent_ga4':
    'Das Ereignis {event} mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.sent_gtag':
    'Das Ereignis {event} (in einem Tag-Manager-Container {container}) mit der Buchungs-ID, dem Beginn, Ihrem Link und der Terminart.',
  'tracking.sent_fpixel':
    'Das Standardereignis {event} mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.never': 'Nie ein Name, eine E-Mail-Adresse oder eine Antwort.',
  'tracking.where_sent': 'Wie es gesendet wird',
  'tracking.embedded':
    'In Ihre Website eingebettet, geht das Ereignis durch das Analysetool, das Ihre Website geladen hat, sobald ihr Einwilligungswerkzeug sagt, dass der Besucher zustimmt. Ohne Einwilligung wird nichts gesendet.',
  'tracking.direct':
    'Auf der Buchungsseite fragen wir Besucher zuerst. Das Ereignis hat keine Cookies und keine Kennung des Besuchers. Bittet der Browser darum, nicht verfolgt zu werden, senden wir es nicht.',
  'tracking.direct_container':
    'Container des Tag Managers erfahren nur von eingebetteten Buchungen: Sie würden die Adresse der Buchungsseite lesen.',
  'tracking.consent':
    'Sagen Sie in Ihrer Datenschutzerklärung, dass Buchungen gezählt werden. Braucht Ihre Website keine Einwilligung, setzen Sie data-consent="granted".',
}
