import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'connector.key': 'API-nøkkel',
  'connector.key_text':
    '{app} logger inn med en API-nøkkel. Opprett en bare for {app}, så du kan fjerne den uten å påvirke andre programmer.',
  'connector.key_scopes': 'Den kan lese og endre møter, engangsmøter og webhooker, og lese møtetyper.',
  'connector.key_make': 'Opprett nøkkel',
  'connector.hears': 'Hendelser sendt til {app}',
  'connector.remove': 'Fjern',
  'connector.remove_of': 'Fjern {name}',
  'connector.stand_in': 'Prøv det her',
  'connector.stand_in_text':
    '{app} når ikke denne prøveversjonen, så en stedfortreder på denne datamaskinen overtar. Lim inn nøkkelen din der, slå på en trigger, og kjør handlinger.',
  'connector.stand_in_open': 'Åpne stedfortrederen',
  'connector.zapier_key': 'Opprett en API-nøkkel, og kopier den.',
  'connector.zapier_connect':
    'I Zapier legger du til denne appen i en Zap og logger inn med {origin} og nøkkelen.',
  'connector.zapier_choose':
    'Velg en trigger, for eksempel et nytt møte, eller en handling, for eksempel å booke et.',
  'connector.zapier_try': 'Test den med de siste møtene dine, og slå på Zap-en.',
  'connector.zapier_note':
    'Administratoren av denne serveren publiserer Zapier-appen én gang, fra examples/zapier.',
  'connector.zapier_none':
    'Ingen hendelser ennå. Slå på en Zap med en trigger fra denne appen, så vises den her.',
  'connector.pabbly_connect_address':
    'I Pabbly Connect velger du Webhook by Pabbly som trigger og kopierer nettadressen til webhooken.',
  'connector.pabbly_connect_paste':
    'Legg til en webhook her med den nettadressen, og velg hendelser for den.',
  'connector.pabbly_connect_try':
    'Send en testhendelse fra siden til webhooken, så Pabbly Connect kan finne feltene.',
  'connector.pabbly_connect_act':
    'For å booke, flytte eller avlyse fra en arbeidsflyt oppretter du en API-nøkkel og bruker den som bearer token i API by Pabbly, med {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'En app som er laget med app builder fra Pabbly, kan sette opp sine egne webhooker med nøkkelen.',
  'connector.pabbly_connect_none':
    'Ingen hendelser ennå. Legg til en webhook med en nettadresse fra Pabbly Connect, så vises den her.',
  'chrome_extension.get': 'Last ned utvidelsen, og pakk ut filen.',
  'chrome_extension.load':
    'Åpne chrome://extensions i Chrome, slå på Utviklermodus, velg Last inn upakket, og velg mappen.',
  'chrome_extension.connect':
    'Skriv inn {origin} i innstillingene for utvidelsen, velg Koble til, og gi tilgang.',
  'chrome_extension.use':
    'Åpne en melding i Gmail eller LinkedIn, klikk på ikonet for utvidelsen, og sett inn en lenke eller ledige tider.',
  'chrome_extension.download': 'Last ned utvidelsen',
  'chrome_extension.note':
    'Den leser en side først når du klikker på ikonet der. Tilgangen opphører når du fjerner den under API-nøkler.',
  'chrome_extension.not_allowed': 'Denne serveren tillater ikke utvidelsen. Spør den som drifter den.',
  'chrome_extension.access': 'Tilkoblede apper',

  'integrations.text': 'Koble til kalendere, videomøter, CRM, nettsted og statistikk.',
  'integrations.search': 'Søk i integrasjoner',
  'integrations.categories': 'Kategori',
  'integrations.all': 'Alle',
  'integrations.video': 'Videomøter',
  'integrations.calendars': 'Kalendere',
  'integrations.sales': 'Salg og CRM',
  'integrations.embed': 'Innebygging',
  'integrations.tracking': 'Sporing',
  'integrations.native': 'Innebygde integrasjoner',
  'integrations.extensions': 'Utvidelser',
  'integrations.connectors': 'API og koblinger',
  'integrations.count': { one: '{count} integrasjon', other: '{count} integrasjoner' },
  'integrations.none': 'Fant ingenting for «{search}»',
  'integrations.none_text':
    'Alle nettsteder fungerer med den generelle koden: «Del lenken din» og deretter «Legg til på nettsted».',
  'integrations.show_all': 'Vis alle',
  'integrations.connected': 'Tilkoblet',
  'integrations.gone': 'Denne integrasjonen finnes ikke',
  'integrations.gone_text': 'Den kan ha et annet navn. Se alle integrasjoner i katalogen.',

  'platform.video': 'Legg til en video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Velg en av videoene dine',
  'platform.video_tool': 'Velg farger og en knapp',
  'platform.ways': 'Hvor den skal stå',
  'platform.event': 'Hva som kan bookes',
  'platform.steps': 'Steg for steg',
  'platform.picture': 'Hvor koden skal stå: «{place}»',
  'platform.address': 'Adressen din',
  'platform.download': 'Last ned pluginen',
  'platform.test': 'Sjekk deretter siden din',
  'way.page': 'På siden',
  'way.every_page': 'En knapp på alle sider',
  'way.plugin': 'Plugin',
  'way.link': 'En lenke',
  'way.app_block': 'Appblokk',
  'way.video': 'En video',
  'note.wordpress_video':
    'Med pluginen kan også forfattere legge til videoer. Rammen beholder formen på videoen.',
  'note.video': 'Rammen beholder formen på videoen i alle bredder. Den trenger ikke noe skript.',
  'note.video_fixed': 'Koden settes inn i en boks med fast høyde. Den trenger ikke noe skript.',
  'note.wordpress_plugin': 'For administratorer. Forfattere kan bruke blokken og kortkoden etterpå.',
  'note.wordpress_html':
    'For administratorer, og for redaktører av ett enkelt nettsted. WordPress fjerner rammer og skript for alle andre.',
  'note.wordpress_link':
    'For forfattere og bidragsytere uten pluginen. WordPress lar dem bare legge til lenker.',
  'note.wix_page': 'Wix legger koden i en ramme med fast høyde, så denne koden har ikke noe skript.',
  'note.wix_every_page': 'Krever en Wix-plan med eget domene.',
  'note.squarespace_page': 'Høyden tilpasser seg innholdet. Planen din må tillate kode med rammer og skript.',
  'note.squarespace_every_page': 'Krever en plan med kodeinnsetting.',
  'note.shopify_page': 'Fungerer i alle temaer for Online Store 2.0. Shopify tillater ingen skript i kassen.',
  'note.shopify_every_page': 'Bunnteksten er på alle sidene i butikken unntatt kassen.',
  'note.shopify_app_block':
    'For utviklere med Partner-konto: examples/shopify er en theme app extension som er klar til å rulles ut.',
  'note.unbounce_page':
    'Unbounce plasserer elementer på faste steder, så rammen har fast høyde og ruller inni.',
  'note.unbounce_every_page': 'Knappen flyter over siden, så den tar ingen plass.',
  'note.weebly_page': 'Redigeringsprogrammet viser bare en forhåndsvisning. Sjekk den publiserte siden.',
  'note.webflow_page':
    'Krever en betalt plan for nettsted eller arbeidsområde. Kalenderen vises bare på det publiserte nettstedet.',
  'note.webflow_every_page': 'Krever en betalt plan for nettstedet.',
  'step.open_page': 'Åpne siden i redigeringsprogrammet.',
  'step.open_settings': 'Åpne innstillingene for nettstedet.',
  'step.choose': 'Velg {path}.',
  'step.drag': 'Dra {place} dit du vil ha kalenderen.',
  'step.paste': 'Lim inn koden.',
  'step.paste_into': 'Lim inn koden i {place}.',
  'step.height': 'Gjør boksen minst 700 px høy. Den vokser ikke med innholdet.',
  'step.drag_video': 'Dra {place} dit du vil ha videoen.',
  'step.video_height': 'Gjør boksen 578 px høy for en bredde på 800 px. Den vokser ikke med innholdet.',
  'step.wordpress_video': 'Lim inn kortkoden der du vil ha videoen.',
  'step.publish':
    'Lagre og publiser, og åpne siden som besøkende. Redigeringsprogrammer viser ofte en tom boks i stedet.',
  'step.wordpress_install':
    'Last ned pluginen, last den opp under Utvidelser → Legg til utvidelse → Last opp utvidelse, og aktiver den.',
  'step.wordpress_connect': 'Under {path} skriver du inn {origin} og velger «Test tilkoblingen».',
  'step.wordpress_insert': 'Sett inn blokken «Scheduling» der du vil ha kalenderen, eller lim inn kortkoden.',
  'step.paste_link': 'Lim inn adressen på en egen linje, eller marker et ord og gjør det til en lenke.',
  'step.shopify_deploy': 'Kopier examples/shopify inn i appen din som extensions/scheduling, og rull den ut.',
  'step.shopify_address': 'Lim inn adressen i innstillingene for blokken.',

  'connect.step_connect': 'Koble til kontoen din.',
  'connect.step_connect_teams':
    'Hvis bookingene dine går til en Outlook-kalender, er det ingenting å koble til: hendelsene der har et møterom med. Med en annen kalender, eller ingen, kobler du til jobb- eller skolekontoen din her.',
  'connect.step_calendar':
    'Koble til kontoen under «Kalendertilkoblinger», og velg kalenderen som får nye hendelser.',
  'connect.step_location': 'Velg {app} som sted for en møtetype.',
  'connect.step_room':
    'Hver booking får sitt eget møterom og beholder det når den flyttes. Lenken er i e-poster, i kalenderen og på siden til bookingen.',
  'connect.step_busy':
    'Velg hvilke kalendere vi sjekker for konflikter. Ingen kan booke deg mens de er opptatt.',
  'connect.step_follow': 'Flytt eller slett en booking i kalenderen, så oppdaterer vi den her.',
  'connect.step_contacts':
    'For hver booking finner eller oppretter vi kontakten ut fra e-posten og legger til ett møte. Når det flyttes, avlyses eller får ny vert, oppdaterer vi møtet.',
  'connect.step_fields': 'Velg hvilke svar som fyller ut hvilke kontaktfelter.',
  'connect.step_key':
    'Opprett en nøkkel i {app}, og lim den inn her. Vi tester den med en gang og lagrer den kryptert.',
  'connect.step_push': 'Knytt til en av kampanjene dine, og legg til leads med personlige lenker.',
  'connect.step_told':
    'Når et lead booker, får {app} beskjed og slutter å skrive. Bookinger venter aldri på det.',
  'connect.disconnect_rooms':
    'Vi oppretter ikke flere møterom. Eksisterende møterom blir stående. Vi sletter også tilgangen vår.',

  'tracking.ga4_id': 'Målings-ID',
  'tracking.gtag_id': 'Tagg- eller container-ID',
  'tracking.fpixel_id': 'Piksel-ID',
  'tracking.example': 'For eksempel {example}',
  'tracking.format': 'Skriv inn en ID som {example}',
  'tracking.where_ga4': 'I Google Analytics: Administrator → Datastrømmer → nettstedet ditt.',
  'tracking.where_gtag':
    'I Google Ads: Verktøy → Konverteringer → taggen. I Tag Manager: ved siden av navnet på containeren.',
  'tracking.where_fpixel': 'I Events Manager hos Meta: Datakilder → pikselen din.',
  'tracking.connect': 'Koble til',
  'tracking.change': 'Lagre',
  'tracking.disconnect': 'Koble fra',
  'tracking.connected': '{app} får nå bookingene dine',
  'tracking.disconnected': '{app} får ikke lenger bookingene dine',
  'tracking.what': 'Hva som sendes, og når',
  'tracking.when': 'Én gang per booking, når den opprettes. Ikke igjen når den flyttes eller avlyses.',
  'tracking.sent_ga4': 'Hendelsen {event} med bookingens ID, starttidspunkt, lenken din og møtetypen.',
  'tracking.sent_gtag':
    'Hendelsen {event} ({container} i en Tag Manager-container) med bookingens ID, starttidspunkt, lenken din og møtetypen.',
  'tracking.sent_fpixel':
    'Standardhendelsen {event} med bookingens ID, starttidspunkt, lenken din og møtetypen.',
  'tracking.never': 'Aldri et navn, en e-postadresse eller et svar.',
  'tracking.where_sent': 'Hvordan det sendes',
  'tracking.embedded':
    'På sider med innebyggingen din går hendelsen gjennom statistikken på nettstedet, når samtykkeverktøyet der sier at den besøkende godtar det. Uten samtykke sendes ingenting.',
  'tracking.direct':
    'På bookingsiden din spør vi de besøkende først. Hendelsen har ingen informasjonskapsler og ingen ID for den besøkende. Vi sender den ikke hvis nettleseren ber om ikke å bli sporet.',
  'tracking.direct_container':
    'Tag Manager-containere får bare innebygde bookinger, fordi de ville lest adressen til bookingsiden.',
  'tracking.consent':
    'Skriv i personvernerklæringen din at du teller bookinger. Hvis nettstedet ditt ikke trenger samtykke, angir du data-consent="granted".',
}
