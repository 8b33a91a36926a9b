import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'connector.key': 'API-sleutel',
  'connector.key_text':
    '{app} logt in met een API-sleutel. Maak er een speciaal voor {app}, zodat je hem kunt verwijderen zonder andere programma’s te raken.',
  'connector.key_scopes':
    'Hiermee kunnen afspraken, eenmalige afspraken en webhooks worden gelezen en gewijzigd, en afspraaktypen worden gelezen.',
  'connector.key_make': 'Sleutel maken',
  'connector.hears': 'Gebeurtenissen naar {app}',
  'connector.remove': 'Verwijderen',
  'connector.remove_of': '{name} verwijderen',
  'connector.stand_in': 'Hier proberen',
  'connector.stand_in_text':
    '{app} kan deze proefserver niet bereiken, dus een nagebootste dienst op deze computer neemt de plaats in. Plak je sleutel daar, zet een trigger aan en voer acties uit.',
  'connector.stand_in_open': 'Nagebootste dienst openen',
  'connector.zapier_key': 'Maak een API-sleutel en kopieer die.',
  'connector.zapier_connect':
    'Voeg deze app in Zapier toe aan een Zap en log dan in met {origin} en de sleutel.',
  'connector.zapier_choose':
    'Kies een trigger, zoals een nieuwe afspraak, of een actie, zoals er een boeken.',
  'connector.zapier_try': 'Test met je laatste afspraken en zet dan de Zap aan.',
  'connector.zapier_note':
    'De beheerder van deze server publiceert de Zapier-app één keer, vanuit examples/zapier.',
  'connector.zapier_none':
    'Nog geen gebeurtenissen. Zet een Zap aan met een trigger van deze app, dan verschijnt die hier.',
  'connector.pabbly_connect_address':
    'Kies in Pabbly Connect Webhook by Pabbly als trigger en kopieer de webhook-URL.',
  'connector.pabbly_connect_paste': 'Voeg hier een webhook toe met die URL en kies de gebeurtenissen.',
  'connector.pabbly_connect_try':
    'Stuur een testgebeurtenis vanaf de pagina van de webhook, zodat Pabbly Connect de velden kan herkennen.',
  'connector.pabbly_connect_act':
    'Om vanuit een workflow te boeken, te verzetten of te annuleren, maak je een API-sleutel en gebruik je die als bearer-token in API by Pabbly, met {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Een app die met de app builder van Pabbly is gemaakt, kan met de sleutel eigen webhooks instellen.',
  'connector.pabbly_connect_none':
    'Nog geen gebeurtenissen. Voeg een webhook toe met een URL van Pabbly Connect, dan verschijnt die hier.',
  'chrome_extension.get': 'Download de extensie en pak het bestand uit.',
  'chrome_extension.load':
    'Open in Chrome chrome://extensions, zet de ontwikkelaarsmodus aan, kies Uitgepakte extensie laden en selecteer de map.',
  'chrome_extension.connect':
    'Voer {origin} in bij de instellingen van de extensie, kies Koppelen en geef toegang.',
  'chrome_extension.use':
    'Open een bericht in Gmail of LinkedIn, klik op het pictogram van de extensie en voeg een link of vrije tijden in.',
  'chrome_extension.download': 'Extensie downloaden',
  'chrome_extension.note':
    'De extensie leest een pagina pas nadat je daar op het pictogram hebt geklikt. De toegang eindigt als je die onder API-sleutels verwijdert.',
  'chrome_extension.not_allowed':
    'Deze server staat de extensie niet toe. Vraag het aan wie de server beheert.',
  'chrome_extension.access': 'Gekoppelde apps',

  'integrations.text': 'Koppel je agenda’s, videovergaderingen, CRM, website en statistieken.',
  'integrations.search': 'Integraties zoeken',
  'integrations.categories': 'Categorie',
  'integrations.all': 'Alle',
  'integrations.video': 'Videovergaderen',
  'integrations.calendars': 'Agenda’s',
  'integrations.sales': 'Verkoop en CRM',
  'integrations.embed': 'Widgets',
  'integrations.tracking': 'Tracking',
  'integrations.native': 'Eigen integraties',
  'integrations.extensions': 'Extensies',
  'integrations.connectors': 'API en connectors',
  'integrations.count': { one: '{count} integratie', other: '{count} integraties' },
  'integrations.none': 'Niets gevonden voor “{search}”',
  'integrations.none_text':
    'Elke website werkt met de algemene code: “Je link delen”, dan “Toevoegen aan website”.',
  'integrations.show_all': 'Alle tonen',
  'integrations.connected': 'Gekoppeld',
  'integrations.gone': 'Deze integratie bestaat niet',
  'integrations.gone_text': 'Misschien is de naam anders. Bekijk alle integraties in de catalogus.',

  'platform.video': 'Video toevoegen',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Kies een van je video’s',
  'platform.video_tool': 'Kleuren en een knop kiezen',
  'platform.ways': 'Waar je die plaatst',
  'platform.event': 'Wat mensen kunnen boeken',
  'platform.steps': 'Stap voor stap',
  'platform.picture': 'Waar de code komt: “{place}”',
  'platform.address': 'Je adres',
  'platform.download': 'Plug-in downloaden',
  'platform.test': 'Controleer daarna je pagina',
  'way.page': 'In de pagina',
  'way.every_page': 'Een knop op elke pagina',
  'way.plugin': 'Plug-in',
  'way.link': 'Een link',
  'way.app_block': 'App-blok',
  'way.video': 'Een video',
  'note.wordpress_video':
    'Met de plug-in kunnen auteurs ook video’s toevoegen. Het frame behoudt de vorm van de video.',
  'note.video': 'Het frame behoudt bij elke breedte de vorm van de video. Er is geen script nodig.',
  'note.video_fixed': 'De code komt in een vak met een vaste hoogte. Er is geen script nodig.',
  'note.wordpress_plugin': 'Voor beheerders. Auteurs kunnen daarna het blok en de shortcode gebruiken.',
  'note.wordpress_html':
    'Voor beheerders, en voor redacteuren van één site. Bij alle anderen verwijdert WordPress frames en scripts.',
  'note.wordpress_link':
    'Voor auteurs en bijdragers zonder de plug-in. WordPress laat ze alleen links toevoegen.',
  'note.wix_page': 'Wix zet de code in een frame met een vaste hoogte, dus deze code heeft geen script.',
  'note.wix_every_page': 'Vereist een Wix-pakket met je eigen domein.',
  'note.squarespace_page':
    'De hoogte past zich aan de inhoud aan. Je pakket moet code met frames en scripts toestaan.',
  'note.squarespace_every_page': 'Vereist een pakket met code-injectie.',
  'note.shopify_page':
    'Werkt in elk thema van Online Store 2.0. Shopify staat geen scripts toe bij het afrekenen.',
  'note.shopify_every_page': 'De footer staat op elke pagina van de winkel, behalve bij het afrekenen.',
  'note.shopify_app_block':
    'Voor ontwikkelaars met een Partner-account: examples/shopify is een thema-extensie die klaar is om te implementeren.',
  'note.unbounce_page':
    'Unbounce plaatst elementen op vaste posities, dus het frame heeft een vaste hoogte en scrolt vanbinnen.',
  'note.unbounce_every_page': 'De knop zweeft boven de pagina en neemt dus geen ruimte in.',
  'note.weebly_page': 'De editor toont alleen een voorbeeld. Controleer de gepubliceerde pagina.',
  'note.webflow_page':
    'Vereist een betaald site- of workspacepakket. De kalender verschijnt alleen op de gepubliceerde site.',
  'note.webflow_every_page': 'Vereist een betaald sitepakket.',
  'step.open_page': 'Open de pagina in de editor.',
  'step.open_settings': 'Open de instellingen van de site.',
  'step.choose': 'Kies {path}.',
  'step.drag': 'Sleep {place} naar de plek waar je de kalender wilt.',
  'step.paste': 'Plak de code.',
  'step.paste_into': 'Plak de code in {place}.',
  'step.height': 'Maak het vak minstens 700 px hoog. Het groeit niet mee met de inhoud.',
  'step.drag_video': 'Sleep {place} naar de plek waar je de video wilt.',
  'step.video_height':
    'Maak het vak 578 px hoog bij een breedte van 800 px. Het groeit niet mee met de inhoud.',
  'step.wordpress_video': 'Plak de shortcode waar je de video wilt.',
  'step.publish': 'Sla op en publiceer, en open de pagina dan als bezoeker. Editors tonen vaak een leeg vak.',
  'step.wordpress_install':
    'Download de plug-in, upload hem onder Plugins → Nieuwe plugin → Plugin uploaden, en activeer hem.',
  'step.wordpress_connect': 'Voer onder {path} het adres {origin} in en kies “Verbinding testen”.',
  'step.wordpress_insert': 'Voeg het blok “Scheduling” in waar je de kalender wilt, of plak de shortcode.',
  'step.paste_link': 'Plak het adres op een eigen regel, of selecteer een woord en maak er een link van.',
  'step.shopify_deploy':
    'Kopieer examples/shopify naar je app als extensions/scheduling en implementeer die.',
  'step.shopify_address': 'Plak het adres in de instellingen van het blok.',

  'connect.step_connect': 'Koppel je account.',
  'connect.step_connect_teams':
    'Gaan je boekingen naar een Outlook-agenda, dan hoef je niets te koppelen: de afspraken daarin krijgen een ruimte. Gebruik je een andere agenda, of geen, koppel dan hier je werk- of schoolaccount.',
  'connect.step_calendar':
    'Koppel het account onder “Agendakoppelingen” en kies de agenda voor nieuwe afspraken.',
  'connect.step_location': 'Kies {app} als locatie van een afspraaktype.',
  'connect.step_room':
    'Elke boeking krijgt een eigen ruimte en houdt die bij het verzetten. De link staat in e-mails, in de agenda en op de pagina van de boeking.',
  'connect.step_busy':
    'Kies welke agenda’s we op conflicten controleren. Niemand kan je boeken terwijl die bezet zijn.',
  'connect.step_follow': 'Verplaats of verwijder een boeking in de agenda, en wij werken die hier bij.',
  'connect.step_contacts':
    'Voor elke boeking zoeken we het contact op e-mailadres of voegen we het toe, en voegen we één afspraak toe. Wordt die verzet, geannuleerd of opnieuw toegewezen, dan werken we die afspraak bij.',
  'connect.step_fields': 'Kies welke antwoorden welke contactvelden vullen.',
  'connect.step_key':
    'Maak een sleutel in {app} en plak die hier. We testen hem meteen en slaan hem versleuteld op.',
  'connect.step_push': 'Link een van je campagnes en voeg de leads toe met hun persoonlijke links.',
  'connect.step_told':
    'Als een lead boekt, krijgt {app} bericht en stopt met schrijven. Boekingen wachten daar nooit op.',
  'connect.disconnect_rooms':
    'We maken geen ruimtes meer. Bestaande ruimtes blijven. We verwijderen ook onze toegang.',

  'tracking.ga4_id': 'Metings-ID',
  'tracking.gtag_id': 'Tag- of container-ID',
  'tracking.fpixel_id': 'Pixel-ID',
  'tracking.example': 'Bijvoorbeeld {example}',
  'tracking.format': 'Voer een ID in zoals {example}',
  'tracking.where_ga4': 'In Google Analytics: Beheer → Gegevensstreams → je website.',
  'tracking.where_gtag':
    'In Google Ads: Tools → Conversies → de tag. In Tag Manager: naast de naam van de container.',
  'tracking.where_fpixel': 'In Events Manager van Meta: Gegevensbronnen → je pixel.',
  'tracking.connect': 'Koppelen',
  'tracking.change': 'Opslaan',
  'tracking.disconnect': 'Ontkoppelen',
  'tracking.connected': '{app} krijgt nu je boekingen',
  'tracking.disconnected': '{app} krijgt je boekingen niet meer',
  'tracking.what': 'Wat er wordt verstuurd, en wanneer',
  'tracking.when': 'Eén keer per boeking, als die wordt gemaakt. Niet opnieuw bij verzetten of annuleren.',
  'tracking.sent_ga4':
    'De gebeurtenis {event} met de ID van de boeking, de begintijd, je link en het afspraaktype.',
  'tracking.sent_gtag':
    'De gebeurtenis {event} ({container} in een Tag Manager-container) met de ID van de boeking, de begintijd, je link en het afspraaktype.',
  'tracking.sent_fpixel':
    'De standaardgebeurtenis {event} met de ID van de boeking, de begintijd, je link en het afspraaktype.',
  'tracking.never': 'Nooit een naam, een e-mailadres of een antwoord.',
  'tracking.where_sent': 'Hoe het wordt verstuurd',
  'tracking.embedded':
    'Op pagina’s met je widget gaat de gebeurtenis via de statistieken van je site, zodra de toestemmingstool daar zegt dat de bezoeker akkoord gaat. Zonder toestemming wordt er niets verstuurd.',
  'tracking.direct':
    'Op je boekingspagina vragen we het bezoekers eerst. De gebeurtenis heeft geen cookies en geen bezoekers-ID. We versturen die niet als de browser vraagt om niet te worden gevolgd.',
  'tracking.direct_container':
    'Tag Manager-containers krijgen alleen boekingen uit widgets, omdat ze het adres van de boekingspagina zouden lezen.',
  'tracking.consent':
    'Vermeld in je privacyverklaring dat je boekingen telt. Heeft je site geen toestemming nodig, stel dan data-consent="granted" in.',
}
