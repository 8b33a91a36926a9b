import type { texts as source } from '../../en/integrations/integrations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  // Integrations
  'integrations.text': 'Verbinden Sie Kalender, Videokonferenzen, CRM, Website und Statistik.',
  'integrations.search': 'Integrationen durchsuchen',
  'integrations.categories': 'Kategorie',
  'integrations.all': 'Alle',
  'integrations.video': 'Videokonferenzen',
  'integrations.calendars': 'Kalender',
  'integrations.sales': 'Vertrieb und CRM',
  'integrations.embed': 'Einbetten',
  'integrations.tracking': 'Statistik',
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
  'integrations.gone_text': 'Vielleicht heißt sie anders. Der Katalog nennt alle, die es gibt.',

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
  'way.every_page': 'Ein Knopf auf jeder Seite',
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
  'note.unbounce_every_page': 'Der Knopf schwebt über der Seite und braucht keinen eigenen Platz.',
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
    'Tragen Sie unter {path} die Adresse {origin} ein und wählen Sie „Test the connection“.',
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
    'Jede Buchung findet ihren Kontakt über die E-Mail-Adresse oder legt ihn an, und dazu ein einziges Meeting. Wird sie verschoben, abgesagt oder übergeben, ändert sich dasselbe Meeting.',
  'connect.step_fields': 'Wählen Sie, welche Antworten in welche Felder des Kontakts kommen.',
  'connect.step_key':
    'Erstellen Sie in {app} einen Schlüssel und fügen Sie ihn hier ein. Wir prüfen ihn sofort und speichern ihn verschlüsselt.',
  'connect.step_push':
    'Verknüpfen Sie eine Ihrer Kampagnen und übertragen Sie deren Leads mit ihren persönlichen Links.',
  'connect.step_told':
    'Bucht ein Lead, erfährt es {app} und schreibt ihm nicht mehr. Keine Buchung wartet darauf.',
  'connect.disconnect_rooms':
    'Wir legen keine Räume mehr an. Bestehende Räume bleiben. Wir geben unseren Zugang auf.',
}
