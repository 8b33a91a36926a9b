import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'connector.key': 'Chiave API',
  'connector.key_text':
    '{app} accede con una chiave API. Creane una solo per {app}, così puoi rimuoverla senza toccare altri programmi.',
  'connector.key_scopes':
    'Può leggere e modificare riunioni, riunioni una tantum e webhook, e leggere i tipi di evento.',
  'connector.key_make': 'Crea chiave',
  'connector.hears': 'Eventi inviati a {app}',
  'connector.remove': 'Rimuovi',
  'connector.remove_of': 'Rimuovi {name}',
  'connector.stand_in': 'Prova qui',
  'connector.stand_in_text':
    '{app} non può raggiungere questa prova, quindi un sostituto su questo computer ne prende il posto. Incolla lì la tua chiave, attiva un trigger ed esegui azioni.',
  'connector.stand_in_open': 'Apri il sostituto',
  'connector.zapier_key': 'Crea una chiave API e copiala.',
  'connector.zapier_connect':
    'In Zapier, aggiungi questa app a uno Zap, poi accedi con {origin} e la chiave.',
  'connector.zapier_choose': 'Scegli un trigger, come una nuova riunione, o un’azione, come prenotarne una.',
  'connector.zapier_try': 'Provalo con le tue ultime riunioni, poi attiva lo Zap.',
  'connector.zapier_note':
    'Chi amministra questo server pubblica una volta l’app Zapier, da examples/zapier.',
  'connector.zapier_none':
    'Ancora nessun evento. Attiva uno Zap con un trigger di questa app e comparirà qui.',
  'connector.pabbly_connect_address':
    'In Pabbly Connect, scegli Webhook by Pabbly come trigger e copia l’URL del webhook.',
  'connector.pabbly_connect_paste': 'Aggiungi qui un webhook con quell’URL e scegli i suoi eventi.',
  'connector.pabbly_connect_try':
    'Invia un evento di prova dalla pagina del webhook, così Pabbly Connect può rilevare i campi.',
  'connector.pabbly_connect_act':
    'Per prenotare, riprogrammare o annullare da un workflow, crea una chiave API e usala come token bearer in API by Pabbly, con {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Un’app creata con il generatore di app di Pabbly può configurare i propri webhook con la chiave.',
  'connector.pabbly_connect_none':
    'Ancora nessun evento. Aggiungi un webhook con un URL di Pabbly Connect e comparirà qui.',
  'chrome_extension.get': 'Scarica l’estensione e decomprimi il file.',
  'chrome_extension.load':
    'In Chrome, apri chrome://extensions, attiva la modalità sviluppatore, scegli di caricare un’estensione non pacchettizzata e seleziona la cartella.',
  'chrome_extension.connect':
    'Inserisci {origin} nelle impostazioni dell’estensione, scegli Collega e consenti l’accesso.',
  'chrome_extension.use':
    'Apri un messaggio in Gmail o LinkedIn, fai clic sull’icona dell’estensione e inserisci un link o orari liberi.',
  'chrome_extension.download': 'Scarica estensione',
  'chrome_extension.note':
    'Legge una pagina solo dopo che hai fatto clic lì sulla sua icona. L’accesso termina quando la rimuovi in Chiavi API.',
  'chrome_extension.not_allowed': 'Questo server non consente l’estensione. Chiedi a chi lo gestisce.',
  'chrome_extension.access': 'App collegate',

  'integrations.text': 'Collega calendari, riunioni video, CRM, sito web e statistiche.',
  'integrations.search': 'Cerca integrazioni',
  'integrations.categories': 'Categoria',
  'integrations.all': 'Tutte',
  'integrations.video': 'Videoconferenze',
  'integrations.calendars': 'Calendari',
  'integrations.sales': 'Vendite e CRM',
  'integrations.embed': 'Incorporamento',
  'integrations.tracking': 'Tracciamento',
  'integrations.native': 'Integrazioni native',
  'integrations.extensions': 'Estensioni',
  'integrations.connectors': 'API e connettori',
  'integrations.count': { one: '{count} integrazione', other: '{count} integrazioni' },
  'integrations.none': 'Nessun risultato per “{search}”',
  'integrations.none_text':
    'Qualsiasi sito web funziona con il codice generale: “Condividi il tuo link”, poi “Aggiungi al sito web”.',
  'integrations.show_all': 'Mostra tutte',
  'integrations.connected': 'Collegata',
  'integrations.gone': 'Questa integrazione non esiste',
  'integrations.gone_text': 'Potrebbe avere un altro nome. Vedi tutte le integrazioni nel catalogo.',

  'platform.video': 'Aggiungi un video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Scegli uno dei tuoi video',
  'platform.video_tool': 'Scegli colori e un pulsante',
  'platform.ways': 'Dove metterlo',
  'platform.event': 'Cosa si può prenotare',
  'platform.steps': 'Passo dopo passo',
  'platform.picture': 'Dove va il codice: “{place}”',
  'platform.address': 'Il tuo indirizzo',
  'platform.download': 'Scarica il plugin',
  'platform.test': 'Poi controlla la tua pagina',
  'way.page': 'Nella pagina',
  'way.every_page': 'Un pulsante in ogni pagina',
  'way.plugin': 'Plugin',
  'way.link': 'Un link',
  'way.app_block': 'Blocco app',
  'way.video': 'Un video',
  'note.wordpress_video':
    'Con il plugin, anche gli autori possono aggiungere video. Il riquadro mantiene le proporzioni del video.',
  'note.video': 'Il riquadro mantiene le proporzioni del video a ogni larghezza. Non serve uno script.',
  'note.video_fixed': 'Il codice va in un riquadro di altezza fissa. Non serve uno script.',
  'note.wordpress_plugin':
    'Per amministratori. In seguito gli autori possono usare il blocco e lo shortcode.',
  'note.wordpress_html':
    'Per amministratori, e per editor di un sito singolo. Per tutti gli altri WordPress rimuove riquadri e script.',
  'note.wordpress_link':
    'Per autori e collaboratori senza il plugin. WordPress permette loro di aggiungere solo link.',
  'note.wix_page': 'Wix mette il codice in un riquadro di altezza fissa, quindi questo codice non ha script.',
  'note.wix_every_page': 'Richiede un piano Wix con dominio personale.',
  'note.squarespace_page':
    'L’altezza si adatta al contenuto. Il tuo piano deve consentire codice con riquadri e script.',
  'note.squarespace_every_page': 'Richiede un piano con code injection.',
  'note.shopify_page': 'Funziona in ogni tema di Online Store 2.0. Shopify non consente script nel checkout.',
  'note.shopify_every_page': 'Il piè di pagina è in ogni pagina del negozio tranne il checkout.',
  'note.shopify_app_block':
    'Per sviluppatori con un account Partner: examples/shopify è un’estensione del tema pronta per la pubblicazione.',
  'note.unbounce_page':
    'Unbounce colloca gli elementi in posizioni fisse, quindi il riquadro ha un’altezza fissa e scorre al suo interno.',
  'note.unbounce_every_page': 'Il pulsante fluttua sopra la pagina, quindi non occupa spazio.',
  'note.weebly_page': 'L’editor mostra solo un’anteprima. Controlla la pagina pubblicata.',
  'note.webflow_page':
    'Richiede un piano a pagamento per il sito o per il workspace. Il calendario compare solo nel sito pubblicato.',
  'note.webflow_every_page': 'Richiede un piano a pagamento per il sito.',
  'step.open_page': 'Apri la pagina nell’editor.',
  'step.open_settings': 'Apri le impostazioni del sito.',
  'step.choose': 'Scegli {path}.',
  'step.drag': 'Trascina {place} dove vuoi il calendario.',
  'step.paste': 'Incolla il codice.',
  'step.paste_into': 'Incolla il codice in {place}.',
  'step.height': 'Rendi il riquadro alto almeno 700 px. Non cresce con il suo contenuto.',
  'step.drag_video': 'Trascina {place} dove vuoi il video.',
  'step.video_height':
    'Rendi il riquadro alto 578 px per una larghezza di 800 px. Non cresce con il suo contenuto.',
  'step.wordpress_video': 'Incolla lo shortcode dove vuoi il video.',
  'step.publish':
    'Salva e pubblica, poi apri la pagina come visitatore. Spesso gli editor mostrano invece un riquadro vuoto.',
  'step.wordpress_install':
    'Scarica il plugin, caricalo in Plugins → Add New Plugin → Upload Plugin e attivalo.',
  'step.wordpress_connect': 'In {path}, inserisci {origin} e scegli “Verifica la connessione”.',
  'step.wordpress_insert': 'Inserisci il blocco “Scheduling” dove vuoi il calendario o incolla lo shortcode.',
  'step.paste_link':
    'Incolla l’indirizzo su una riga a sé, oppure seleziona una parola e trasformala in un link.',
  'step.shopify_deploy': 'Copia examples/shopify nella tua app come extensions/scheduling e pubblicala.',
  'step.shopify_address': 'Incolla l’indirizzo nelle impostazioni del blocco.',

  'connect.step_connect': 'Collega il tuo account.',
  'connect.step_connect_teams':
    'Se le tue prenotazioni vanno in un calendario di Outlook, non c’è nulla da collegare: i suoi eventi includono una stanza. Con qualsiasi altro calendario, o nessuno, collega qui il tuo account aziendale o scolastico.',
  'connect.step_calendar':
    'Collega l’account in “Calendari collegati” e scegli il calendario che riceve i nuovi eventi.',
  'connect.step_location': 'Scegli {app} come luogo di un tipo di evento.',
  'connect.step_room':
    'Ogni prenotazione riceve la propria stanza e la mantiene quando viene riprogrammata. Il link è nelle email, nel calendario e nella pagina della prenotazione.',
  'connect.step_busy':
    'Scegli in quali calendari controlliamo i conflitti. Nessuno può prenotare con te quando sono occupati.',
  'connect.step_follow': 'Sposta o elimina una prenotazione nel calendario e la aggiorniamo qui.',
  'connect.step_contacts':
    'Per ogni prenotazione troviamo o aggiungiamo il contatto tramite l’email e aggiungiamo una riunione. Quando viene riprogrammata, annullata o riassegnata, aggiorniamo quella riunione.',
  'connect.step_fields': 'Scegli quali risposte compilano quali campi di contatto.',
  'connect.step_key':
    'Crea una chiave in {app} e incollala qui. La proviamo subito e la conserviamo cifrata.',
  'connect.step_push': 'Associa una delle tue campagne e aggiungi i suoi lead con i loro link personali.',
  'connect.step_told':
    'Quando un lead prenota, {app} lo viene a sapere e smette di scrivergli. Le prenotazioni non restano mai in attesa per questo.',
  'connect.disconnect_rooms':
    'Non creeremo più stanze. Le stanze esistenti restano. Eliminiamo anche il nostro accesso.',

  'tracking.ga4_id': 'ID misurazione',
  'tracking.gtag_id': 'ID del tag o del contenitore',
  'tracking.fpixel_id': 'ID del pixel',
  'tracking.example': 'Ad esempio, {example}',
  'tracking.format': 'Inserisci un ID come {example}',
  'tracking.where_ga4': 'In Google Analytics: Amministratore → Stream di dati → il tuo sito web.',
  'tracking.where_gtag':
    'In Google Ads: Strumenti → Conversioni → il tag. In Tag Manager: accanto al nome del contenitore.',
  'tracking.where_fpixel': 'In Gestione eventi di Meta: Origini dati → il tuo pixel.',
  'tracking.connect': 'Collega',
  'tracking.change': 'Salva',
  'tracking.disconnect': 'Scollega',
  'tracking.connected': '{app} ora riceve le tue prenotazioni',
  'tracking.disconnected': '{app} non riceve più le tue prenotazioni',
  'tracking.what': 'Cosa viene inviato e quando',
  'tracking.when':
    'Una volta per prenotazione, quando viene fatta. Non di nuovo quando viene riprogrammata o annullata.',
  'tracking.sent_ga4':
    'L’evento {event} con l’ID della prenotazione, l’ora di inizio, il tuo link e il tipo di evento.',
  'tracking.sent_gtag':
    'L’evento {event} ({container} in un contenitore Tag Manager) con l’ID della prenotazione, l’ora di inizio, il tuo link e il tipo di evento.',
  'tracking.sent_fpixel':
    'L’evento standard {event} con l’ID della prenotazione, l’ora di inizio, il tuo link e il tipo di evento.',
  'tracking.never': 'Mai un nome, un indirizzo email o una risposta.',
  'tracking.where_sent': 'Come viene inviato',
  'tracking.embedded':
    'Nelle pagine con il tuo incorporamento, l’evento passa dalle statistiche del tuo sito, appena lo strumento di consenso indica che il visitatore è d’accordo. Senza consenso non viene inviato nulla.',
  'tracking.direct':
    'Nella tua pagina di prenotazione chiediamo prima ai visitatori. L’evento non ha cookie né ID visitatore. Non lo inviamo se il browser chiede di non essere tracciato.',
  'tracking.direct_container':
    'I contenitori Tag Manager ricevono solo le prenotazioni negli incorporamenti, perché leggerebbero l’indirizzo della pagina di prenotazione.',
  'tracking.consent':
    'Scrivi nell’informativa sulla privacy che conti le prenotazioni. Se il tuo sito non ha bisogno del consenso, imposta data-consent="granted".',
}
