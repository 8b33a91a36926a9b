import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'connector.key': 'Cheie API',
  'connector.key_text':
    '{app} se autentifică cu o cheie API. Creează una doar pentru {app}, ca să o poți elimina fără să afectezi alte programe.',
  'connector.key_scopes':
    'Poate citi și modifica întâlniri, întâlniri unice și webhookuri și poate citi tipuri de evenimente.',
  'connector.key_make': 'Creează cheia',
  'connector.hears': 'Evenimente trimise către {app}',
  'connector.remove': 'Elimină',
  'connector.remove_of': 'Elimină {name}',
  'connector.stand_in': 'Încearcă aici',
  'connector.stand_in_text':
    '{app} nu poate ajunge la această instalare de probă, așa că un înlocuitor de pe acest computer îi ia locul. Lipește acolo cheia, activează un declanșator și rulează acțiuni.',
  'connector.stand_in_open': 'Deschide înlocuitorul',
  'connector.zapier_key': 'Creează o cheie API și copiaz-o.',
  'connector.zapier_connect':
    'În Zapier, adaugă această aplicație într-un Zap, apoi autentifică-te cu {origin} și cheia.',
  'connector.zapier_choose':
    'Alege un declanșator, de exemplu o întâlnire nouă, sau o acțiune, de exemplu rezervarea uneia.',
  'connector.zapier_try': 'Testează cu cele mai recente întâlniri, apoi activează Zapul.',
  'connector.zapier_note':
    'Administratorul acestui server publică o dată aplicația Zapier, din examples/zapier.',
  'connector.zapier_none':
    'Încă niciun eveniment. Activează un Zap cu un declanșator din această aplicație și va apărea aici.',
  'connector.pabbly_connect_address':
    'În Pabbly Connect, alege ca declanșator Webhook by Pabbly și copiază URL-ul webhookului.',
  'connector.pabbly_connect_paste': 'Adaugă aici un webhook cu acel URL și alege-i evenimentele.',
  'connector.pabbly_connect_try':
    'Trimite un eveniment de test din pagina webhookului, ca Pabbly Connect să poată detecta câmpurile.',
  'connector.pabbly_connect_act':
    'Ca să rezervi, să reprogramezi sau să anulezi dintr-un flux de lucru, creează o cheie API și folosește-o ca bearer token în API by Pabbly, cu {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'O aplicație creată cu generatorul de aplicații Pabbly își poate configura singură webhookurile cu această cheie.',
  'connector.pabbly_connect_none':
    'Încă niciun eveniment. Adaugă un webhook cu un URL Pabbly Connect și va apărea aici.',
  'chrome_extension.get': 'Descarcă extensia și dezarhivează fișierul.',
  'chrome_extension.load':
    'În Chrome, deschide chrome://extensions, activează Modul pentru dezvoltatori, alege Încarcă extensia neîmpachetată și selectează dosarul.',
  'chrome_extension.connect': 'Introdu {origin} în setările extensiei, alege Conectează și permite accesul.',
  'chrome_extension.use':
    'Deschide un mesaj în Gmail sau LinkedIn, dă clic pe pictograma extensiei și inserează un link sau intervale libere.',
  'chrome_extension.download': 'Descarcă extensia',
  'chrome_extension.note':
    'Citește o pagină doar după ce dai clic acolo pe pictograma ei. Accesul se încheie când o elimini de la Chei API.',
  'chrome_extension.not_allowed': 'Acest server nu permite extensia. Întreabă pe cine îl administrează.',
  'chrome_extension.access': 'Aplicații conectate',

  'integrations.text': 'Conectează-ți calendarele, întâlnirile video, CRM-ul, site-ul și statisticile.',
  'integrations.search': 'Caută integrări',
  'integrations.categories': 'Categorie',
  'integrations.all': 'Toate',
  'integrations.video': 'Videoconferințe',
  'integrations.calendars': 'Calendare',
  'integrations.sales': 'Vânzări și CRM',
  'integrations.embed': 'Încorporare',
  'integrations.tracking': 'Urmărire',
  'integrations.native': 'Integrări native',
  'integrations.extensions': 'Extensii',
  'integrations.connectors': 'API și conectori',
  'integrations.count': { one: '{count} integrare', few: '{count} integrări', other: '{count} de integrări' },
  'integrations.none': 'Nimic găsit pentru „{search}”',
  'integrations.none_text':
    'Orice site funcționează cu codul general: „Distribuie linkul tău”, apoi „Adaugă pe site”.',
  'integrations.show_all': 'Arată toate',
  'integrations.connected': 'Conectată',
  'integrations.gone': 'Această integrare nu există',
  'integrations.gone_text': 'Poate are alt nume. Vezi toate integrările în catalog.',

  'platform.video': 'Adaugă un videoclip',
  'platform.video_choice': 'Videoclip',
  'platform.video_none': 'Alege unul dintre videoclipurile tale',
  'platform.video_tool': 'Alege culori și un buton',
  'platform.ways': 'Unde îl pui',
  'platform.event': 'Ce se poate rezerva',
  'platform.steps': 'Pas cu pas',
  'platform.picture': 'Unde se pune codul: „{place}”',
  'platform.address': 'Adresa ta',
  'platform.download': 'Descarcă pluginul',
  'platform.test': 'Apoi verifică-ți pagina',
  'way.page': 'În pagină',
  'way.every_page': 'Un buton pe fiecare pagină',
  'way.plugin': 'Plugin',
  'way.link': 'Un link',
  'way.app_block': 'Bloc de aplicație',
  'way.video': 'Un videoclip',
  'note.wordpress_video':
    'Cu pluginul, și autorii pot adăuga videoclipuri. Cadrul păstrează forma videoclipului.',
  'note.video': 'Cadrul păstrează forma videoclipului la orice lățime. Nu are nevoie de script.',
  'note.video_fixed': 'Codul intră într-o casetă cu înălțime fixă. Nu are nevoie de script.',
  'note.wordpress_plugin': 'Pentru administratori. Apoi autorii pot folosi blocul și shortcode-ul.',
  'note.wordpress_html':
    'Pentru administratori și pentru editorii unui singur site. Tuturor celorlalți WordPress le elimină cadrele și scripturile.',
  'note.wordpress_link':
    'Pentru autori și colaboratori fără plugin. WordPress le permite să adauge doar linkuri.',
  'note.wix_page': 'Wix pune codul într-un cadru cu înălțime fixă, deci acest cod nu are script.',
  'note.wix_every_page': 'Necesită un plan Wix cu domeniu propriu.',
  'note.squarespace_page':
    'Înălțimea se adaptează la conținut. Planul tău trebuie să permită cod cu cadre și scripturi.',
  'note.squarespace_every_page': 'Necesită un plan cu injectare de cod.',
  'note.shopify_page':
    'Funcționează în orice temă din Online Store 2.0. Shopify nu permite scripturi la finalizarea comenzii.',
  'note.shopify_every_page':
    'Subsolul este pe fiecare pagină a magazinului, în afară de finalizarea comenzii.',
  'note.shopify_app_block':
    'Pentru dezvoltatori cu un cont Partner: examples/shopify este o extensie de aplicație pentru teme, gata de publicat.',
  'note.unbounce_page':
    'Unbounce așază elementele în poziții fixe, deci cadrul are înălțime fixă și se derulează în interior.',
  'note.unbounce_every_page': 'Butonul plutește deasupra paginii, deci nu ocupă loc.',
  'note.weebly_page': 'Editorul arată doar o previzualizare. Verifică pagina publicată.',
  'note.webflow_page':
    'Necesită un plan plătit de site sau de workspace. Calendarul apare doar pe site-ul publicat.',
  'note.webflow_every_page': 'Necesită un plan plătit de site.',
  'step.open_page': 'Deschide pagina în editor.',
  'step.open_settings': 'Deschide setările site-ului.',
  'step.choose': 'Alege {path}.',
  'step.drag': 'Trage {place} acolo unde vrei calendarul.',
  'step.paste': 'Lipește codul.',
  'step.paste_into': 'Lipește codul în {place}.',
  'step.height': 'Fă caseta înaltă de cel puțin 700 px. Nu crește odată cu conținutul.',
  'step.drag_video': 'Trage {place} acolo unde vrei videoclipul.',
  'step.video_height': 'Fă caseta înaltă de 578 px pentru o lățime de 800 px. Nu crește odată cu conținutul.',
  'step.wordpress_video': 'Lipește shortcode-ul acolo unde vrei videoclipul.',
  'step.publish':
    'Salvează și publică, apoi deschide pagina ca vizitator. Editoarele arată adesea doar o casetă goală.',
  'step.wordpress_install':
    'Descarcă pluginul, încarcă-l la Plugins → Add New Plugin → Upload Plugin și activează-l.',
  'step.wordpress_connect': 'La {path}, introdu {origin} și alege „Testează conexiunea”.',
  'step.wordpress_insert':
    'Inserează blocul „Scheduling” acolo unde vrei calendarul sau lipește shortcode-ul.',
  'step.paste_link': 'Lipește adresa pe un rând separat sau selectează un cuvânt și fă din el un link.',
  'step.shopify_deploy': 'Copiază examples/shopify în aplicația ta ca extensions/scheduling și publică.',
  'step.shopify_address': 'Lipește adresa în setările blocului.',

  'connect.step_connect': 'Conectează-ți contul.',
  'connect.step_connect_teams':
    'Dacă rezervările tale ajung într-un calendar Outlook, nu este nimic de conectat: evenimentele lui vin cu o sală. Cu orice alt calendar sau fără calendar, conectează aici contul de la serviciu sau de la școală.',
  'connect.step_calendar':
    'Conectează contul la „Conexiuni de calendar” și alege calendarul care primește evenimentele noi.',
  'connect.step_location': 'Alege {app} ca locație a unui tip de eveniment.',
  'connect.step_room':
    'Fiecare rezervare primește propria sală și o păstrează la reprogramare. Linkul este în e-mailuri, în calendar și pe pagina rezervării.',
  'connect.step_busy':
    'Alege în ce calendare căutăm conflicte. Nimeni nu poate rezerva la tine cât timp sunt ocupate.',
  'connect.step_follow': 'Mută sau șterge o rezervare în calendar și o actualizăm aici.',
  'connect.step_contacts':
    'Pentru fiecare rezervare, găsim sau adăugăm contactul după e-mail și adăugăm o întâlnire. Când este reprogramată, anulată sau reatribuită, actualizăm acea întâlnire.',
  'connect.step_fields': 'Alege ce răspunsuri completează ce câmpuri de contact.',
  'connect.step_key': 'Creează o cheie în {app} și lipește-o aici. O testăm imediat și o stocăm criptat.',
  'connect.step_push': 'Leagă una dintre campaniile tale și adaugă leadurile ei cu linkurile lor personale.',
  'connect.step_told':
    'Când un lead rezervă, {app} află și nu îi mai scrie. Rezervările nu așteaptă niciodată asta.',
  'connect.disconnect_rooms': 'Nu vom mai crea săli. Sălile existente rămân. Ștergem și accesul nostru.',

  'tracking.ga4_id': 'ID de măsurare',
  'tracking.gtag_id': 'ID de tag sau de container',
  'tracking.fpixel_id': 'ID de pixel',
  'tracking.example': 'De exemplu, {example}',
  'tracking.format': 'Introdu un ID ca {example}',
  'tracking.where_ga4': 'În Google Analytics: Administrator → Fluxuri de date → site-ul tău.',
  'tracking.where_gtag':
    'În Google Ads: Instrumente → Conversii → tagul. În Tag Manager: lângă numele containerului.',
  'tracking.where_fpixel': 'În Events Manager de la Meta: Surse de date → pixelul tău.',
  'tracking.connect': 'Conectează',
  'tracking.change': 'Salvează',
  'tracking.disconnect': 'Deconectează',
  'tracking.connected': '{app} primește acum rezervările tale',
  'tracking.disconnected': '{app} nu mai primește rezervările tale',
  'tracking.what': 'Ce se trimite și când',
  'tracking.when': 'O dată pe rezervare, când este făcută. Nu din nou când este reprogramată sau anulată.',
  'tracking.sent_ga4':
    'Evenimentul {event} cu ID-ul rezervării, ora de început, linkul tău și tipul de eveniment.',
  'tracking.sent_gtag':
    'Evenimentul {event} ({container} într-un container Tag Manager) cu ID-ul rezervării, ora de început, linkul tău și tipul de eveniment.',
  'tracking.sent_fpixel':
    'Evenimentul standard {event} cu ID-ul rezervării, ora de început, linkul tău și tipul de eveniment.',
  'tracking.never': 'Niciodată un nume, o adresă de e-mail sau un răspuns.',
  'tracking.where_sent': 'Cum se trimite',
  'tracking.embedded':
    'Pe paginile cu widgetul tău, evenimentul trece prin instrumentul de statistici al site-ului, după ce instrumentul de consimțământ spune că vizitatorul este de acord. Fără consimțământ nu se trimite nimic.',
  'tracking.direct':
    'Pe pagina ta de rezervare îi întrebăm mai întâi pe vizitatori. Evenimentul nu are cookie-uri și nici ID de vizitator. Nu îl trimitem dacă browserul cere să nu fie urmărit.',
  'tracking.direct_container':
    'Containerele Tag Manager primesc doar rezervări din widgeturi, deoarece altfel ar citi adresa paginii de rezervare.',
  'tracking.consent':
    'Spune în nota de confidențialitate că numeri rezervările. Dacă site-ul tău nu are nevoie de consimțământ, setează data-consent="granted".',
}
