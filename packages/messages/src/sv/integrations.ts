import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'connector.key': 'API-nyckel',
  'connector.key_text':
    '{app} loggar in med en API-nyckel. Skapa en enbart för {app}, så att du kan ta bort den utan att påverka andra program.',
  'connector.key_scopes': 'Den kan läsa och ändra möten, engångsmöten och webhookar, och läsa mötestyper.',
  'connector.key_make': 'Skapa nyckel',
  'connector.hears': 'Händelser som skickas till {app}',
  'connector.remove': 'Ta bort',
  'connector.remove_of': 'Ta bort {name}',
  'connector.stand_in': 'Prova här',
  'connector.stand_in_text':
    '{app} når inte den här provservern, så en simulator på den här datorn tar dess plats. Klistra in din nyckel där, slå på en utlösare och kör åtgärder.',
  'connector.stand_in_open': 'Öppna simulatorn',
  'connector.zapier_key': 'Skapa en API-nyckel och kopiera den.',
  'connector.zapier_connect':
    'Lägg till den här appen i en Zap i Zapier och logga in med {origin} och nyckeln.',
  'connector.zapier_choose':
    'Välj en utlösare, till exempel ett nytt möte, eller en åtgärd, till exempel att boka ett.',
  'connector.zapier_try': 'Testa med dina senaste möten och slå sedan på Zapen.',
  'connector.zapier_note': 'Serverns administratör publicerar Zapier-appen en gång, från examples/zapier.',
  'connector.zapier_none':
    'Inga händelser ännu. Slå på en Zap med en utlösare från den här appen, så visas den här.',
  'connector.pabbly_connect_address':
    'Välj Webhook by Pabbly som utlösare i Pabbly Connect och kopiera webhookens URL.',
  'connector.pabbly_connect_paste': 'Lägg till en webhook här med den URL:en och välj händelser.',
  'connector.pabbly_connect_try':
    'Skicka en testhändelse från webhookens sida, så att Pabbly Connect kan känna igen fälten.',
  'connector.pabbly_connect_act':
    'För att boka, boka om eller avboka från ett arbetsflöde skapar du en API-nyckel och använder den som bearer token i API by Pabbly, med {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'En app som är byggd med Pabblys appbyggare kan ställa in sina egna webhookar med nyckeln.',
  'connector.pabbly_connect_none':
    'Inga händelser ännu. Lägg till en webhook med en URL från Pabbly Connect, så visas den här.',
  'chrome_extension.get': 'Ladda ner tillägget och packa upp filen.',
  'chrome_extension.load':
    'Öppna chrome://extensions i Chrome, slå på Programmerarläge, välj Läs in okomprimerat tillägg och välj mappen.',
  'chrome_extension.connect': 'Ange {origin} i tilläggets inställningar, välj Anslut och tillåt åtkomst.',
  'chrome_extension.use':
    'Öppna ett meddelande i Gmail eller LinkedIn, klicka på tilläggets ikon och infoga en länk eller lediga tider.',
  'chrome_extension.download': 'Ladda ner tillägget',
  'chrome_extension.note':
    'Det läser en sida först när du klickar på ikonen där. Åtkomsten upphör när du tar bort det under API-nycklar.',
  'chrome_extension.not_allowed': 'Den här servern tillåter inte tillägget. Fråga den som driver den.',
  'chrome_extension.access': 'Anslutna appar',

  'integrations.text': 'Anslut dina kalendrar, videomöten, CRM, webbplats och statistik.',
  'integrations.search': 'Sök integrationer',
  'integrations.categories': 'Kategori',
  'integrations.all': 'Alla',
  'integrations.video': 'Videokonferens',
  'integrations.calendars': 'Kalendrar',
  'integrations.sales': 'Försäljning och CRM',
  'integrations.embed': 'Bädda in',
  'integrations.tracking': 'Spårning',
  'integrations.native': 'Inbyggda integrationer',
  'integrations.extensions': 'Tillägg',
  'integrations.connectors': 'API och kopplingar',
  'integrations.count': { one: '{count} integration', other: '{count} integrationer' },
  'integrations.none': 'Inget hittades för ”{search}”',
  'integrations.none_text':
    'Alla webbplatser fungerar med den allmänna koden: ”Dela din länk”, sedan ”Lägg till på webbplats”.',
  'integrations.show_all': 'Visa alla',
  'integrations.connected': 'Ansluten',
  'integrations.gone': 'Den här integrationen finns inte',
  'integrations.gone_text': 'Den kan ha ett annat namn. Se alla integrationer i katalogen.',

  'platform.video': 'Lägg till en video',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Välj en av dina videor',
  'platform.video_tool': 'Välj färger och en knapp',
  'platform.ways': 'Var du vill ha den',
  'platform.event': 'Vad som kan bokas',
  'platform.steps': 'Steg för steg',
  'platform.picture': 'Var koden ska in: ”{place}”',
  'platform.address': 'Din adress',
  'platform.download': 'Ladda ner tillägget',
  'platform.test': 'Kontrollera sedan din sida',
  'way.page': 'På sidan',
  'way.every_page': 'En knapp på varje sida',
  'way.plugin': 'Tillägg',
  'way.link': 'En länk',
  'way.app_block': 'Appblock',
  'way.video': 'En video',
  'note.wordpress_video': 'Med tillägget kan även författare lägga till videor. Ramen behåller videons form.',
  'note.video': 'Ramen behåller videons form vid alla bredder. Den behöver inget skript.',
  'note.video_fixed': 'Koden läggs i en ruta med fast höjd. Den behöver inget skript.',
  'note.wordpress_plugin': 'För administratörer. Författare kan använda blocket och kortkoden därefter.',
  'note.wordpress_html':
    'För administratörer och för redaktörer på en enskild webbplats. WordPress tar bort ramar och skript för alla andra.',
  'note.wordpress_link':
    'För författare och medarbetare utan tillägget. WordPress låter dem bara lägga till länkar.',
  'note.wix_page': 'Wix lägger koden i en ram med fast höjd, så den här koden har inget skript.',
  'note.wix_every_page': 'Kräver en Wix-plan med egen domän.',
  'note.squarespace_page':
    'Höjden anpassas efter innehållet. Din plan måste tillåta kod med ramar och skript.',
  'note.squarespace_every_page': 'Kräver en plan med kodinfogning.',
  'note.shopify_page': 'Fungerar i alla teman för Online Store 2.0. Shopify tillåter inga skript i kassan.',
  'note.shopify_every_page': 'Sidfoten finns på alla sidor i butiken utom i kassan.',
  'note.shopify_app_block':
    'För utvecklare med ett Partner-konto: examples/shopify är ett temaapptillägg som är klart att driftsätta.',
  'note.unbounce_page':
    'Unbounce placerar element på fasta positioner, så ramen har fast höjd och rullar inuti.',
  'note.unbounce_every_page': 'Knappen svävar över sidan, så den tar ingen plats.',
  'note.weebly_page': 'Redigeraren visar bara en förhandsvisning. Kontrollera den publicerade sidan.',
  'note.webflow_page':
    'Kräver en betald plan för webbplats eller workspace. Kalendern visas bara på den publicerade webbplatsen.',
  'note.webflow_every_page': 'Kräver en betald plan för webbplatsen.',
  'step.open_page': 'Öppna sidan i redigeraren.',
  'step.open_settings': 'Öppna webbplatsens inställningar.',
  'step.choose': 'Välj {path}.',
  'step.drag': 'Dra {place} dit du vill ha kalendern.',
  'step.paste': 'Klistra in koden.',
  'step.paste_into': 'Klistra in koden i {place}.',
  'step.height': 'Gör rutan minst 700 px hög. Den växer inte med innehållet.',
  'step.drag_video': 'Dra {place} dit du vill ha videon.',
  'step.video_height': 'Gör rutan 578 px hög vid en bredd på 800 px. Den växer inte med innehållet.',
  'step.wordpress_video': 'Klistra in kortkoden där du vill ha videon.',
  'step.publish':
    'Spara och publicera, öppna sedan sidan som besökare. Redigerare visar ofta en tom ruta i stället.',
  'step.wordpress_install':
    'Ladda ner tillägget, ladda upp det under Tillägg → Lägg till nytt tillägg → Ladda upp tillägg och aktivera det.',
  'step.wordpress_connect': 'Ange {origin} under {path} och välj ”Testa anslutningen”.',
  'step.wordpress_insert':
    'Infoga blocket ”Scheduling” där du vill ha kalendern, eller klistra in kortkoden.',
  'step.paste_link': 'Klistra in adressen på en egen rad, eller markera ett ord och gör det till en länk.',
  'step.shopify_deploy': 'Kopiera examples/shopify till din app som extensions/scheduling och driftsätt den.',
  'step.shopify_address': 'Klistra in adressen i blockets inställningar.',

  'connect.step_connect': 'Anslut ditt konto.',
  'connect.step_connect_teams':
    'Om dina bokningar går till en Outlook-kalender behöver du inte ansluta något: händelserna där får ett mötesrum. Med en annan kalender, eller ingen, ansluter du ditt arbets- eller skolkonto här.',
  'connect.step_calendar':
    'Anslut kontot under ”Kalenderanslutningar” och välj den kalender som får nya händelser.',
  'connect.step_location': 'Välj {app} som plats för en mötestyp.',
  'connect.step_room':
    'Varje bokning får ett eget mötesrum och behåller det när den bokas om. Länken finns i mejl, i kalendern och på bokningens sida.',
  'connect.step_busy':
    'Välj vilka kalendrar vi kontrollerar för krockar. Ingen kan boka dig när de är upptagna.',
  'connect.step_follow': 'Flytta eller radera en bokning i kalendern, så uppdaterar vi den här.',
  'connect.step_contacts':
    'För varje bokning hittar vi kontakten via e-postadressen, eller lägger till den, och lägger till ett möte. När bokningen bokas om, avbokas eller överlåts uppdaterar vi mötet.',
  'connect.step_fields': 'Välj vilka svar som fyller vilka kontaktfält.',
  'connect.step_key':
    'Skapa en nyckel i {app} och klistra in den här. Vi testar den direkt och sparar den krypterad.',
  'connect.step_push': 'Länka en av dina kampanjer och lägg till dess leads med deras personliga länkar.',
  'connect.step_told':
    'När ett lead bokar får {app} veta det och slutar skriva. Bokningar väntar aldrig på det.',
  'connect.disconnect_rooms':
    'Vi skapar inga mötesrum längre. Befintliga mötesrum finns kvar. Vi raderar också vår åtkomst.',

  'tracking.ga4_id': 'Mät-ID',
  'tracking.gtag_id': 'Tagg- eller behållar-ID',
  'tracking.fpixel_id': 'Pixel-ID',
  'tracking.example': 'Till exempel {example}',
  'tracking.format': 'Ange ett ID som {example}',
  'tracking.where_ga4': 'I Google Analytics: Administratör → Dataströmmar → din webbplats.',
  'tracking.where_gtag':
    'I Google Ads: Verktyg → Konverteringar → taggen. I Tag Manager: bredvid behållarens namn.',
  'tracking.where_fpixel': 'I Metas Händelsehanteraren: Datakällor → din pixel.',
  'tracking.connect': 'Anslut',
  'tracking.change': 'Spara',
  'tracking.disconnect': 'Koppla från',
  'tracking.connected': '{app} får nu dina bokningar',
  'tracking.disconnected': '{app} får inte längre dina bokningar',
  'tracking.what': 'Vad som skickas, och när',
  'tracking.when': 'En gång per bokning, när den görs. Inte igen när den bokas om eller avbokas.',
  'tracking.sent_ga4': 'Händelsen {event} med boknings-ID, starttid, din länk och mötestypen.',
  'tracking.sent_gtag':
    'Händelsen {event} ({container} i en Tag Manager-behållare) med boknings-ID, starttid, din länk och mötestypen.',
  'tracking.sent_fpixel': 'Standardhändelsen {event} med boknings-ID, starttid, din länk och mötestypen.',
  'tracking.never': 'Aldrig ett namn, en e-postadress eller ett svar.',
  'tracking.where_sent': 'Hur det skickas',
  'tracking.embedded':
    'På sidor med din inbäddning går händelsen genom statistiken på din webbplats, när samtyckesverktyget säger att besökaren godkänner det. Utan samtycke skickas inget.',
  'tracking.direct':
    'På din bokningssida frågar vi besökarna först. Händelsen har inga cookies och inget besökar-ID. Vi skickar den inte om webbläsaren ber om att inte spåras.',
  'tracking.direct_container':
    'Tag Manager-behållare får bara inbäddade bokningar, eftersom de skulle läsa bokningssidans adress.',
  'tracking.consent':
    'Ange i din integritetspolicy att du räknar bokningar. Om din webbplats inte behöver samtycke anger du data-consent="granted".',
}
