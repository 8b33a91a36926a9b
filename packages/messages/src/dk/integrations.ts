import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'connector.key': 'API-nøgle',
  'connector.key_text':
    '{app} logger ind med en API-nøgle. Opret en kun til {app}, så du kan fjerne den uden at påvirke andre programmer.',
  'connector.key_scopes': 'Den kan læse og ændre møder, engangsmøder og webhooks samt læse mødetyper.',
  'connector.key_make': 'Opret nøgle',
  'connector.hears': 'Hændelser sendt til {app}',
  'connector.remove': 'Fjern',
  'connector.remove_of': 'Fjern {name}',
  'connector.stand_in': 'Prøv det her',
  'connector.stand_in_text':
    '{app} kan ikke nå denne prøveinstallation, så en stedfortræder på denne computer træder i stedet. Indsæt din nøgle dér, slå en trigger til, og kør handlinger.',
  'connector.stand_in_open': 'Åbn stedfortræderen',
  'connector.zapier_key': 'Opret en API-nøgle, og kopiér den.',
  'connector.zapier_connect':
    'I Zapier skal du føje denne app til en Zap og så logge ind med {origin} og nøglen.',
  'connector.zapier_choose': 'Vælg en trigger, f.eks. et nyt møde, eller en handling, f.eks. at booke et.',
  'connector.zapier_try': 'Test den med dine seneste møder, og slå så Zap’en til.',
  'connector.zapier_note':
    'Administratoren af denne server udgiver Zapier-appen én gang fra examples/zapier.',
  'connector.zapier_none':
    'Ingen hændelser endnu. Slå en Zap med en trigger fra denne app til, så vises den her.',
  'connector.pabbly_connect_address':
    'I Pabbly Connect skal du vælge Webhook by Pabbly som trigger og kopiere webhookens URL.',
  'connector.pabbly_connect_paste': 'Tilføj en webhook her med den URL, og vælg dens hændelser.',
  'connector.pabbly_connect_try':
    'Send en testhændelse fra webhookens side, så Pabbly Connect kan finde felterne.',
  'connector.pabbly_connect_act':
    'For at booke, flytte eller aflyse fra en arbejdsgang skal du oprette en API-nøgle og bruge den som bearer token i API by Pabbly med {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'En app, der er bygget med Pabblys app builder, kan sætte sine egne webhooks op med nøglen.',
  'connector.pabbly_connect_none':
    'Ingen hændelser endnu. Tilføj en webhook med en Pabbly Connect-URL, så vises den her.',
  'chrome_extension.get': 'Download udvidelsen, og pak filen ud.',
  'chrome_extension.load':
    'Åbn chrome://extensions i Chrome, slå Udviklertilstand til, vælg Indlæs upakket, og vælg mappen.',
  'chrome_extension.connect': 'Indtast {origin} i udvidelsens indstillinger, vælg Forbind, og giv adgang.',
  'chrome_extension.use':
    'Åbn en besked i Gmail eller LinkedIn, klik på udvidelsens ikon, og indsæt et link eller ledige tider.',
  'chrome_extension.download': 'Download udvidelsen',
  'chrome_extension.note':
    'Den læser først en side, når du klikker på dens ikon dér. Adgangen slutter, når du fjerner den under API-nøgler.',
  'chrome_extension.not_allowed': 'Denne server tillader ikke udvidelsen. Spørg den, der driver den.',
  'chrome_extension.access': 'Forbundne apps',

  'integrations.text': 'Forbind dine kalendere, videomøder, CRM, website og statistik.',
  'integrations.search': 'Søg i integrationer',
  'integrations.categories': 'Kategori',
  'integrations.all': 'Alle',
  'integrations.video': 'Videomøder',
  'integrations.calendars': 'Kalendere',
  'integrations.sales': 'Salg og CRM',
  'integrations.embed': 'Indlejring',
  'integrations.tracking': 'Sporing',
  'integrations.native': 'Indbyggede integrationer',
  'integrations.extensions': 'Udvidelser',
  'integrations.connectors': 'API og forbindelser',
  'integrations.count': { one: '{count} integration', other: '{count} integrationer' },
  'integrations.none': 'Intet fundet for ”{search}”',
  'integrations.none_text':
    'Alle websites virker med den generelle kode: ”Del dit link” og derefter ”Føj til website”.',
  'integrations.show_all': 'Vis alle',
  'integrations.connected': 'Forbundet',
  'integrations.gone': 'Denne integration findes ikke',
  'integrations.gone_text': 'Den har måske et andet navn. Se alle integrationer i kataloget.',

  'platform.video': 'Tilføj en video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Vælg en af dine videoer',
  'platform.video_tool': 'Vælg farver og en knap',
  'platform.ways': 'Hvor den skal være',
  'platform.event': 'Hvad der kan bookes',
  'platform.steps': 'Trin for trin',
  'platform.picture': 'Hvor koden skal være: ”{place}”',
  'platform.address': 'Din adresse',
  'platform.download': 'Download pluginnet',
  'platform.test': 'Tjek så din side',
  'way.page': 'På siden',
  'way.every_page': 'En knap på alle sider',
  'way.plugin': 'Plugin',
  'way.link': 'Et link',
  'way.app_block': 'App-blok',
  'way.video': 'En video',
  'note.wordpress_video': 'Med pluginnet kan forfattere også tilføje videoer. Rammen bevarer videoens form.',
  'note.video': 'Rammen bevarer videoens form i alle bredder. Den kræver intet script.',
  'note.video_fixed': 'Koden går ind i en boks med fast højde. Den kræver intet script.',
  'note.wordpress_plugin': 'Til administratorer. Forfattere kan derefter bruge blokken og shortcoden.',
  'note.wordpress_html':
    'Til administratorer og til redaktører af et enkelt website. WordPress fjerner rammer og scripts for alle andre.',
  'note.wordpress_link':
    'Til forfattere og bidragydere uden pluginnet. WordPress lader dem kun tilføje links.',
  'note.wix_page': 'Wix lægger koden i en ramme med fast højde, så denne kode har intet script.',
  'note.wix_every_page': 'Kræver en Wix-plan med dit eget domæne.',
  'note.squarespace_page':
    'Højden tilpasser sig indholdet. Din plan skal tillade kode med rammer og scripts.',
  'note.squarespace_every_page': 'Kræver en plan med kodeindsættelse.',
  'note.shopify_page': 'Virker i alle temaer til Online Store 2.0. Shopify tillader ingen scripts i kassen.',
  'note.shopify_every_page': 'Sidefoden er på alle butikkens sider undtagen kassen.',
  'note.shopify_app_block':
    'Til udviklere med en Partner-konto: examples/shopify er en theme app extension, der er klar til at blive udrullet.',
  'note.unbounce_page':
    'Unbounce placerer elementer på faste positioner, så rammen har en fast højde og ruller indeni.',
  'note.unbounce_every_page': 'Knappen svæver over siden, så den fylder ikke noget.',
  'note.weebly_page': 'Editoren viser kun et eksempel. Tjek den offentliggjorte side.',
  'note.webflow_page':
    'Kræver en betalt plan til website eller workspace. Kalenderen vises kun på det offentliggjorte website.',
  'note.webflow_every_page': 'Kræver en betalt plan til websitet.',
  'step.open_page': 'Åbn siden i editoren.',
  'step.open_settings': 'Åbn websitets indstillinger.',
  'step.choose': 'Vælg {path}.',
  'step.drag': 'Træk {place} derhen, hvor du vil have kalenderen.',
  'step.paste': 'Indsæt koden.',
  'step.paste_into': 'Indsæt koden i {place}.',
  'step.height': 'Gør boksen mindst 700 px høj. Den vokser ikke med sit indhold.',
  'step.drag_video': 'Træk {place} derhen, hvor du vil have videoen.',
  'step.video_height': 'Gør boksen 578 px høj ved en bredde på 800 px. Den vokser ikke med sit indhold.',
  'step.wordpress_video': 'Indsæt shortcoden dér, hvor du vil have videoen.',
  'step.publish':
    'Gem og offentliggør, og åbn så siden som besøgende. Editorer viser ofte en tom boks i stedet.',
  'step.wordpress_install':
    'Download pluginnet, upload det under Plugins → Tilføj plugin → Upload plugin, og aktivér det.',
  'step.wordpress_connect': 'Under {path} skal du indtaste {origin} og vælge ”Test forbindelsen”.',
  'step.wordpress_insert':
    'Indsæt blokken ”Scheduling” dér, hvor du vil have kalenderen, eller indsæt shortcoden.',
  'step.paste_link': 'Indsæt adressen på sin egen linje, eller markér et ord, og gør det til et link.',
  'step.shopify_deploy': 'Kopiér examples/shopify ind i din app som extensions/scheduling, og udrul den.',
  'step.shopify_address': 'Indsæt adressen i blokkens indstillinger.',

  'connect.step_connect': 'Forbind din konto.',
  'connect.step_connect_teams':
    'Hvis dine bookinger går til en Outlook-kalender, er der intet at forbinde: dens begivenheder har et møderum med. Med en anden kalender, eller ingen, skal du forbinde din arbejds- eller skolekonto her.',
  'connect.step_calendar':
    'Forbind kontoen under ”Kalenderforbindelser”, og vælg den kalender, der modtager nye begivenheder.',
  'connect.step_location': 'Vælg {app} som sted for en mødetype.',
  'connect.step_room':
    'Hver booking får sit eget møderum og beholder det, når den flyttes. Linket er i mails, i kalenderen og på bookingens side.',
  'connect.step_busy':
    'Vælg, hvilke kalendere vi tjekker for konflikter. Ingen kan booke dig, mens de er optaget.',
  'connect.step_follow': 'Flyt eller slet en booking i kalenderen, så opdaterer vi den her.',
  'connect.step_contacts':
    'For hver booking finder eller tilføjer vi kontakten ud fra mailadressen og tilføjer ét møde. Når det flyttes, aflyses eller overdrages, opdaterer vi mødet.',
  'connect.step_fields': 'Vælg, hvilke svar der udfylder hvilke kontaktfelter.',
  'connect.step_key':
    'Opret en nøgle i {app}, og indsæt den her. Vi tester den med det samme og gemmer den krypteret.',
  'connect.step_push': 'Tilknyt en af dine kampagner, og tilføj dens leads med deres personlige links.',
  'connect.step_told':
    'Når et lead booker, får {app} besked og holder op med at skrive. Bookinger venter aldrig på det.',
  'connect.disconnect_rooms':
    'Vi opretter ikke flere møderum. Eksisterende møderum bliver. Vi sletter også vores adgang.',

  'tracking.ga4_id': 'Målings-id',
  'tracking.gtag_id': 'Tag- eller container-id',
  'tracking.fpixel_id': 'Pixel-id',
  'tracking.example': 'For eksempel {example}',
  'tracking.format': 'Indtast et id som {example}',
  'tracking.where_ga4': 'I Google Analytics: Administrator → Datastreams → dit website.',
  'tracking.where_gtag':
    'I Google Ads: Værktøjer → Konverteringer → tagget. I Tag Manager: ved siden af containerens navn.',
  'tracking.where_fpixel': 'I Metas Events Manager: Datakilder → din pixel.',
  'tracking.connect': 'Forbind',
  'tracking.change': 'Gem',
  'tracking.disconnect': 'Afbryd',
  'tracking.connected': '{app} får nu dine bookinger',
  'tracking.disconnected': '{app} får ikke længere dine bookinger',
  'tracking.what': 'Hvad der sendes og hvornår',
  'tracking.when': 'Én gang pr. booking, når den oprettes. Ikke igen, når den flyttes eller aflyses.',
  'tracking.sent_ga4': 'Hændelsen {event} med bookingens id, starttidspunkt, dit link og mødetypen.',
  'tracking.sent_gtag':
    'Hændelsen {event} ({container} i en Tag Manager-container) med bookingens id, starttidspunkt, dit link og mødetypen.',
  'tracking.sent_fpixel':
    'Standardhændelsen {event} med bookingens id, starttidspunkt, dit link og mødetypen.',
  'tracking.never': 'Aldrig et navn, en mailadresse eller et svar.',
  'tracking.where_sent': 'Hvordan det sendes',
  'tracking.embedded':
    'På sider med din indlejring går hændelsen gennem dit websites statistik, når websitets samtykkeværktøj siger, at den besøgende er indforstået. Uden samtykke sendes intet.',
  'tracking.direct':
    'På din bookingside spørger vi de besøgende først. Hændelsen har ingen cookies og intet id for den besøgende. Vi sender den ikke, hvis browseren beder om ikke at blive sporet.',
  'tracking.direct_container':
    'Tag Manager-containere får kun indlejrede bookinger, fordi de ville læse bookingsidens adresse.',
  'tracking.consent':
    'Skriv i din privatlivspolitik, at du tæller bookinger. Hvis dit website ikke kræver samtykke, så angiv data-consent="granted".',
}
