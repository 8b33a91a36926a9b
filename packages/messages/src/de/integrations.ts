import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  // Integrations
  'integrations.text':
    'Bringen Sie Ihre Buchungsseite auf Ihre Website, und lassen Sie Ihre Statistik und Ihr eigenes Programm von Buchungen wissen.',
  'integrations.search': 'Integrationen durchsuchen',
  'integrations.categories': 'Kategorie',
  'integrations.all': 'Alle',
  'integrations.video': 'Videokonferenzen',
  'integrations.calendars': 'Kalender',
  'integrations.embed': 'Einbetten',
  'integrations.tracking': 'Statistik',
  'integrations.automation': 'Automatisierung',
  'integrations.count': { one: '{count} Integration', other: '{count} Integrationen' },
  'integrations.none': 'Nichts gefunden für „{search}“',
  'integrations.none_text':
    'Mit dem allgemeinen Code geht es auf jeder Website: „Link teilen“, dann „Auf die Website“.',
  'integrations.show_all': 'Alle zeigen',
  'integrations.connected': 'Verbunden',
  'integrations.gone': 'Diese Integration gibt es nicht',
  'integrations.gone_text': 'Vielleicht heißt sie anders. Der Katalog nennt alle, die es gibt.',

  // How to put it on a platform
  'platform.ways': 'Wohin damit',
  'platform.event': 'Was dort gebucht werden kann',
  'platform.steps': 'Schritt für Schritt',
  'platform.picture': 'Hierhin kommt der Code: „{place}“',
  'platform.address': 'Ihre Adresse',
  'platform.download': 'Plugin herunterladen',
  'platform.test': 'Danach: Seite prüfen',
  'way.page': 'In der Seite',
  'way.every_page': 'Ein Knopf auf jeder Seite',
  'way.plugin': 'Plugin',
  'way.link': 'Ein Link',
  'way.app_block': 'App-Block',
  'note.wordpress_plugin': 'Für Administratoren. Danach können Autoren den Block und den Shortcode benutzen.',
  'note.wordpress_html':
    'Für Administratoren, und für Redakteure einer einzelnen Website. Allen anderen nimmt WordPress Frames und Skripte weg.',
  'note.wordpress_link': 'Für Autoren und Mitarbeiter, ohne Plugin: Nur ein Link bleibt stehen.',
  'note.wix_page': 'Wix setzt den Code in einen Rahmen fester Höhe. Darum ist es hier der Frame ohne Skript.',
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
  'note.unbounce_every_page': 'Der Knopf schwebt über der Seite und braucht keinen eigenen Platz.',
  'note.weebly_page': 'Der Editor zeigt eine Vorschau im Rahmen; es zählt die veröffentlichte Seite.',
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
  'step.publish':
    'Speichern und veröffentlichen Sie, dann öffnen Sie die Seite wie ein Besucher. Editoren zeigen oft nur einen leeren Kasten.',
  'step.wordpress_install':
    'Laden Sie das Plugin herunter, laden Sie es unter Plugins → Add New Plugin → Upload Plugin hoch und aktivieren Sie es.',
  'step.wordpress_connect':
    'Tragen Sie unter {path} die Adresse {origin} ein und wählen Sie „Test the connection“.',
  'step.wordpress_insert':
    'Fügen Sie den Block „Scheduling“ ein, wo der Kalender stehen soll, oder den Shortcode.',
  'step.paste_link': 'Fügen Sie die Adresse in einer eigenen Zeile ein, oder machen Sie ein Wort zum Link.',
  'step.shopify_deploy':
    'Kopieren Sie examples/shopify als extensions/scheduling in Ihre App und veröffentlichen Sie sie.',
  'step.shopify_address': 'Fügen Sie die Adresse in den Einstellungen des Blocks ein.',

  // Analytics
  'tracking.ga4_id': 'Mess-ID',
  'tracking.gtag_id': 'ID des Tags oder Containers',
  'tracking.fpixel_id': 'Pixel-ID',
  'tracking.example': 'Etwa {example}',
  'tracking.format': 'Das ist keine solche ID. Erwartet wird: {example}',
  'tracking.where_ga4': 'In Google Analytics: Verwaltung → Datenstreams → Ihre Website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversions → das Tag. Im Tag Manager: neben dem Namen des Containers.',
  'tracking.where_fpixel': 'Im Events Manager von Meta: Datenquellen → Ihr Pixel.',
  'tracking.connect': 'Verbinden',
  'tracking.change': 'Speichern',
  'tracking.disconnect': 'Trennen',
  'tracking.connected': '{app} erfährt von jetzt an von Buchungen',
  'tracking.disconnected': '{app} erfährt nichts mehr',
  'tracking.what': 'Was wann gesendet wird',
  'tracking.when':
    'Einmal je Buchung, in dem Augenblick, in dem sie entsteht. Nicht noch einmal, wenn sie verschoben oder abgesagt wird.',
  'tracking.sent_ga4':
    'Das Ereignis {event} mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.sent_gtag':
    'Das Ereignis {event} (in einem Container des Tag Managers {container}) mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.sent_fpixel':
    'Das Standardereignis {event} mit der Kennung der Buchung, ihrem Beginn, Ihrem Link und der Terminart.',
  'tracking.never': 'Nie ein Name, eine E-Mail-Adresse oder eine Antwort.',
  'tracking.where_sent': 'Woher es kommt',
  'tracking.embedded':
    'In Ihre Website eingebettet, geht das Ereignis durch die Statistik, die Ihre Website geladen hat, sobald ihr Einwilligungswerkzeug sagt, dass der Besucher zustimmt. Ohne Einwilligung wird nichts gesendet.',
  'tracking.direct':
    'Auf der Buchungsseite selbst wird der Besucher zuerst gefragt. Gesendet wird ohne Cookies und ohne Kennung des Besuchers, und gar nicht, wo der Browser darum bittet, nicht verfolgt zu werden.',
  'tracking.direct_container':
    'Container des Tag Managers erfahren nur von eingebetteten Buchungen: Sie würden die Adresse der Buchungsseite lesen.',
  'tracking.consent':
    'Sagen Sie in Ihrer Datenschutzerklärung, dass Buchungen gezählt werden. Eine Website, die niemanden zu fragen braucht, sagt data-consent="granted".',

  // Connected accounts
  'connect.step_connect': 'Verbinden Sie Ihr Konto.',
  'connect.step_connect_teams':
    'Stehen Buchungen in einem Outlook-Kalender, ist nichts zu verbinden: Räume kommen mit seinen Terminen. Mit jedem anderen Kalender, oder ohne, verbinden Sie hier Ihr Geschäfts- oder Schulkonto.',
  'connect.step_calendar':
    'Verbinden Sie das Konto unter „Kalenderverbindungen“ und wählen Sie den Kalender für neue Termine.',
  'connect.step_location': 'Wählen Sie {app} als Ort einer Terminart.',
  'connect.step_room':
    'Jede Buchung bekommt einen eigenen Raum und behält ihn, wenn der Termin verschoben wird. Der Link steht in Mails, im Kalender und auf der Seite der Buchung.',
  'connect.step_busy':
    'Wählen Sie, welche Kalender auf Konflikte geprüft werden: Solange sie belegt sind, bucht Sie niemand.',
  'connect.step_follow': 'Verschieben oder löschen Sie eine Buchung im Kalender, folgt sie hier.',
  'connect.disconnect_rooms':
    'Räume werden nicht mehr angelegt. Was angelegt ist, bleibt. Unser Zugang wird widerrufen.',
}
