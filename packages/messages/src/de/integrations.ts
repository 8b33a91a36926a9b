import type { integrations as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const integrations: Translated<typeof source> = {
  // Integrationen
  'integrations.text':
    'Bring deine Buchungsseite auf deine Website, und lass deine Statistik von Buchungen wissen.',
  'integrations.parts': 'Teile der Integrationen',
  'integrations.catalogue': 'Katalog',
  'integrations.embeds': 'Gespeicherte Einbettungen',
  'integrations.check_up': 'Meine Seite prüfen',
  'integrations.search': 'Integrationen durchsuchen',
  'integrations.categories': 'Kategorie',
  'integrations.all': 'Alle',
  'integrations.embed': 'Einbetten',
  'integrations.tracking': 'Statistik',
  'integrations.count': { one: '{count} Integration', other: '{count} Integrationen' },
  'integrations.none': 'Nichts gefunden für „{search}“',
  'integrations.none_text':
    'Mit dem allgemeinen Code geht es auf jeder Website: „Link teilen“, dann „Auf die Website“.',
  'integrations.show_all': 'Alle zeigen',
  'integrations.connected': 'Verbunden',
  'integrations.gone': 'Diese Integration gibt es nicht',
  'integrations.gone_text': 'Vielleicht heißt sie anders. Der Katalog nennt alle, die es gibt.',
  'app.wordpress': 'WordPress',
  'app.wordpress_text': 'Plugin, HTML-Block oder ein eingefügter Link',
  'app.wix': 'Wix',
  'app.wix_text': 'In einer Seite, oder ein Knopf auf jeder Seite',
  'app.squarespace': 'Squarespace',
  'app.squarespace_text': 'Code-Block oder ein Knopf auf jeder Seite',
  'app.shopify': 'Shopify',
  'app.shopify_text': 'Custom Liquid oder ein App-Block',
  'app.unbounce': 'Unbounce',
  'app.unbounce_text': 'Eigenes HTML auf einer Landingpage',
  'app.weebly': 'Weebly',
  'app.weebly_text': 'Element „Embed Code“',
  'app.webflow': 'Webflow',
  'app.webflow_text': 'Element „Code Embed“ oder ein Knopf',
  'app.ga4': 'Google Analytics 4',
  'app.ga4_text': 'Buchungen als Ereignisse in Google Analytics',
  'app.gtag': 'Google-Tag und Tag Manager',
  'app.gtag_text': 'Buchungen für Google Ads und deine Container',
  'app.fpixel': 'Meta-Pixel',
  'app.fpixel_text': 'Buchungen als Erfolge deiner Anzeigen',

  // Auf einer Plattform
  'platform.ways': 'Wohin damit',
  'platform.event': 'Was dort gebucht werden kann',
  'platform.steps': 'Schritt für Schritt',
  'platform.picture': 'Hierhin kommt der Code: „{place}“',
  'platform.address': 'Deine Adresse',
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
  'step.open_page': 'Öffne die Seite im Editor.',
  'step.open_settings': 'Öffne die Einstellungen der Website.',
  'step.choose': 'Wähle {path}.',
  'step.drag': 'Zieh {place} dorthin, wo der Kalender stehen soll.',
  'step.paste': 'Füge den Code ein.',
  'step.paste_into': 'Füge den Code bei {place} ein.',
  'step.height': 'Mach den Kasten mindestens 700 px hoch: Er wächst nicht mit seinem Inhalt.',
  'step.publish':
    'Speichere und veröffentliche, dann öffne die Seite wie ein Besucher. Editoren zeigen oft nur einen leeren Kasten.',
  'step.wordpress_install':
    'Kopiere den Ordner examples/wordpress nach wp-content/plugins/scheduling, oder lade ihn als Zip hoch, und aktiviere das Plugin.',
  'step.wordpress_connect':
    'Trag unter {path} die Adresse deines Servers ein und wähle „Test the connection“.',
  'step.wordpress_insert':
    'Füge den Block „Scheduling“ ein, wo der Kalender stehen soll, oder den Shortcode.',
  'step.paste_link': 'Füge die Adresse in einer eigenen Zeile ein, oder mach ein Wort zum Link.',
  'step.shopify_deploy':
    'Kopiere examples/shopify als extensions/scheduling in deine App und veröffentliche sie.',
  'step.shopify_address': 'Füge die Adresse in den Einstellungen des Blocks ein.',

  // Statistik
  'tracking.ga4_id': 'Mess-ID',
  'tracking.gtag_id': 'ID des Tags oder Containers',
  'tracking.fpixel_id': 'Pixel-ID',
  'tracking.example': 'Etwa {example}',
  'tracking.format': 'Das ist keine solche ID. Erwartet wird: {example}',
  'tracking.where_ga4': 'In Google Analytics: Verwaltung → Datenstreams → deine Website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversions → das Tag. Im Tag Manager: neben dem Namen des Containers.',
  'tracking.where_fpixel': 'Im Events Manager von Meta: Datenquellen → dein Pixel.',
  'tracking.connect': 'Verbinden',
  'tracking.change': 'Speichern',
  'tracking.disconnect': 'Trennen',
  'tracking.connected': '{app} erfährt von jetzt an von Buchungen',
  'tracking.disconnected': '{app} erfährt nichts mehr',
  'tracking.what': 'Was wann gesendet wird',
  'tracking.when':
    'Einmal je Buchung, in dem Augenblick, in dem sie entsteht. Nicht noch einmal, wenn sie verschoben oder abgesagt wird.',
  'tracking.sent_ga4':
    'Das Ereignis {event} mit der Kennung der Buchung, ihrem Beginn, deinem Link und der Terminart.',
  'tracking.sent_gtag':
    'Das Ereignis {event} (in einem Container des Tag Managers {container}) mit der Kennung der Buchung, ihrem Beginn, deinem Link und der Terminart.',
  'tracking.sent_fpixel':
    'Das Standardereignis {event} mit der Kennung der Buchung, ihrem Beginn, deinem Link und der Terminart.',
  'tracking.never': 'Nie ein Name, eine E-Mail-Adresse oder eine Antwort.',
  'tracking.where_sent': 'Woher es kommt',
  'tracking.embedded':
    'In deine Website eingebettet, geht das Ereignis durch die Statistik, die deine Website geladen hat. Was dein Einwilligungswerkzeug zurückhält, bleibt zurück.',
  'tracking.direct':
    'Auf der Buchungsseite selbst wird es ohne Cookies und ohne Kennung des Besuchers gesendet, und gar nicht, wo der Browser darum bittet, nicht verfolgt zu werden.',
  'tracking.direct_container':
    'Container des Tag Managers erfahren nur von eingebetteten Buchungen: Sie würden die Adresse der Buchungsseite lesen.',
  'tracking.consent':
    'Sag in deiner Datenschutzerklärung, dass Buchungen gezählt werden, und hol die Einwilligung ein, wo das Recht deiner Besucher sie verlangt.',

  // Gespeicherte Einbettungen
  'embeds.text':
    'Eine Einbettung behält ihr Aussehen und die Websites, die sie zeigen dürfen. Beides lässt sich später ändern.',
  'embeds.add': 'Neue Einbettung',
  'embeds.new_name': 'Meine Website',
  'embeds.empty': 'Noch ist keine Einbettung gespeichert',
  'embeds.empty_text':
    'Speichere eine, um zu sagen, welche Websites sie zeigen dürfen, und um ihren Code wiederzufinden.',
  'embeds.any_site': 'Jede Website',
  'embeds.sites': { one: '{count} Website', other: '{count} Websites' },
  'embeds.created': 'Gespeichert {date}',
  'embeds.copy_of': 'Code von {name} kopieren',
  'embeds.more': 'Weitere Aktionen für {name}',
  'embeds.edit': 'Bearbeiten',
  'embeds.delete': 'Löschen',
  'embeds.delete_title': '{name} löschen?',
  'embeds.delete_text': 'Ihr Code funktioniert weiter, auf jeder Website.',
  'embeds.deleted': '{name} ist gelöscht',
  'embeds.saved': 'Einstellungen gespeichert',
  'embeds.added': '{name} ist gespeichert',
  'embeds.gone': 'Diese Einbettung gibt es nicht',
  'embeds.gone_text': 'Vielleicht wurde sie gelöscht. Ihr Code funktioniert weiter, auf jeder Website.',
  'embeds.name': 'Name',
  'embeds.name_text': 'Nur du siehst ihn.',
  'embeds.event': 'Was gebucht werden kann',
  'embeds.event_gone': 'Eine gelöschte Terminart',
  'embeds.allowed': 'Websites, die sie zeigen dürfen',
  'embeds.allowed_text': 'Eine je Zeile. Keine: jede Website. Mit *. vor dem Namen: alle darunter.',
  'embeds.site_format':
    '{site} ist keine Website. Erwartet wird etwa https://example.com oder https://*.example.com',
  'embeds.site_path': '{site} hat einen Pfad. Die Website allein: {origin}',
  'embeds.site_scheme': 'Vor {site} fehlt https://',
  'embeds.too_many_sites': 'Höchstens {max} Websites',
  'embeds.count': { one: '{count} Einbettung', other: '{count} Einbettungen' },
  'embeds.count_event_types': { one: '{count} Terminart', other: '{count} Terminarten' },
  'embeds.limit': 'Terminarten und Einbettungen zählen zusammen: {used} von {limit}.',
  'embeds.limit_reached':
    'Du hast die Höchstzahl erreicht. Terminarten und Einbettungen zählen zusammen: {events} und {embeds}, erlaubt sind {limit}. Lösche eine, oder wechsle den Tarif.',
  'embeds.code': 'Code',
  'embeds.code_saved':
    'Er nennt diese Einbettung. Einmal eingefügt, muss er für die erlaubten Websites nicht mehr geändert werden.',
  'embeds.look_changed': 'Das Aussehen hat sich geändert: Füge den Code dort neu ein, wo er steht.',

  // Prüfung
  'check_up.title': 'Meine Seite prüfen',
  'check_up.text': 'Wir öffnen deine Seite wie ein Besucher und sagen, ob die Einbettung dort funktioniert.',
  'check_up.url': 'Adresse deiner Seite',
  'check_up.url_example': 'https://www.example.com/kontakt',
  'check_up.action': 'Prüfen',
  'check_up.again': 'Noch einmal prüfen',
  'check_up.looking':
    '{site} wird geöffnet, Weiterleitungen wird gefolgt, dann werden Code und Sicherheitsrichtlinie gelesen …',
  'check_up.stop': 'Abbrechen',
  'check_up.failed': 'Die Prüfung ging nicht. Deine Adresse ist noch da: Versuch es noch einmal.',
  'check_up.result': 'Ergebnis für {url}',
  'check_up.problems': { one: '{count} Problem', other: '{count} Probleme' },
  'check_up.warnings': { one: '{count} Hinweis', other: '{count} Hinweise' },
  'check_up.fine': 'Alles funktioniert',
  'check_up.found': 'Einbettungen auf der Seite',
  'check_up.found_here': 'Dort gefunden:',
  'check_up.paste': 'Füge das ein:',
  'check_up.add': 'Ergänze das:',
  'check_up.copy': 'Kopieren',
  'check_up.go_embeds': 'Zu den gespeicherten Einbettungen',
  'check_up.go_event_types': 'Zu den Terminarten',
  'level.good': 'Gut',
  'level.warning': 'Hinweis',
  'level.problem': 'Problem',
  'finding.works': 'Die Einbettung funktioniert hier',
  'finding.works_text': 'Besucher können auf dieser Seite buchen.',
  'finding.unreachable': 'Die Seite ließ sich nicht öffnen',
  'finding.unreachable_text':
    'Stimmt die Adresse, und kann jeder sie ohne Anmeldung öffnen? Seiten in einem privaten Netz können nicht geprüft werden.',
  'finding.not_a_page': 'Das ist keine Webseite',
  'finding.not_a_page_text':
    'Die Adresse führt zu einer Datei. Nimm die Adresse der Seite, die Besucher sehen.',
  'finding.missing': 'Auf dieser Seite ist keine Einbettung',
  'finding.missing_text':
    'Füge diesen Code ein, wo der Kalender stehen soll, und veröffentliche. Was ein Tag Manager oder ein Skript später hinzufügt, ist bei dieser Prüfung nicht zu sehen.',
  'finding.script_missing': 'Das Skript fehlt',
  'finding.script_missing_text':
    'Ein Frame wächst nicht mit seinem Inhalt, und Popups öffnen sich als eigene Seiten. Füge das einmal ein, irgendwo auf der Seite.',
  'finding.script_twice': 'Das Skript steht mehr als einmal da',
  'finding.script_twice_text': 'Es schadet nicht, aber eines genügt: Entferne die anderen.',
  'finding.wrong_origin': 'Der Code führt zu einem anderen Server',
  'finding.wrong_origin_text': 'Ersetze ihn durch diesen Code.',
  'finding.insecure': 'Der Code fragt auf einer Seite mit https:// nach http://',
  'finding.insecure_text': 'Browser sperren das. Ersetze ihn durch diesen Code.',
  'finding.unknown_page': 'Die Buchungsseite im Code gibt es nicht',
  'finding.unknown_page_text': 'Vielleicht hat sich ihre Adresse geändert. Ersetze ihn durch diesen Code.',
  'finding.other_owner': 'Die Buchungsseite gehört jemand anderem',
  'finding.other_owner_text':
    'Buchungen gehen an ein anderes Konto. Wenn du das nicht willst, nimm diesen Code.',
  'finding.event_off': 'Die Terminart ist aus',
  'finding.event_off_text':
    'Besucher lesen, dass sie keine Buchungen annimmt. Schalte sie bei den Terminarten ein.',
  'finding.policy_blocks_frame': 'Die Content Security Policy der Seite sperrt die Buchungsseite',
  'finding.policy_blocks_frame_text': 'Wer die Website betreibt, muss das in der Policy ergänzen.',
  'finding.policy_blocks_script': 'Die Content Security Policy der Seite sperrt das Skript',
  'finding.policy_blocks_script_text': 'Wer die Website betreibt, muss das in der Policy ergänzen.',
  'finding.sandbox_blocks': 'Der Frame liegt in einer Sandbox, in der er nicht funktioniert',
  'finding.sandbox_blocks_text': 'Nimm die Sandbox weg, oder erlaube das in ihr.',
  'finding.site_not_allowed': 'Diese Website darf die gespeicherte Einbettung nicht zeigen',
  'finding.site_not_allowed_text': 'Nimm die Website zu denen auf, die sie zeigen dürfen.',
  'finding.bad_attribute': 'Ein Attribut ist nicht zu gebrauchen',
  'finding.bad_attribute_text': 'Stattdessen gilt der Vorgabewert. Berichtige den Wert in deinem Code.',
}
