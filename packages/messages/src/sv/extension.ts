import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'extension.description':
    'Lägg till dina bokningslänkar och lediga tider i meddelanden i Gmail och LinkedIn',
  'extension.settings': 'Anslut ditt konto',
  'extension.settings_text':
    'Du loggar in på din egen server och tillåter åtkomst där. Tillägget ser aldrig ditt lösenord.',
  'extension.server': 'Serveradress',
  'extension.server_text': 'Där din kontrollpanel finns, t.ex. meet.example.com',
  'extension.connect': 'Anslut',
  'extension.connected': 'Ansluten till {origin}',
  'extension.connected_text':
    'Öppna ett meddelande i Gmail eller LinkedIn och klicka sedan på tilläggets ikon i verktygsfältet.',
  'extension.disconnect': 'Koppla från',
  'extension.not_connected': 'Inte ansluten',
  'extension.not_connected_text':
    'Anslut ditt konto för att lägga till länkar och lediga tider i dina meddelanden.',
  'extension.open_settings': 'Öppna inställningar',
  'extension.problem_address':
    'Ange en adress som börjar med https://, till exempel https://meet.example.com.',
  'extension.problem_unreachable':
    'Vi når inte {origin}. Kontrollera adressen och din anslutning och försök igen.',
  'extension.problem_no_server':
    'Det finns ingen bokningsserver på {origin}. Kopiera adressen till din kontrollpanel.',
  'extension.problem_closed': 'Inloggningsfönstret stängdes. Anslut igen och välj Tillåt.',
  'extension.problem_denied': 'Du tillät inte åtkomst, så inget är anslutet.',
  'extension.problem_refused': '{origin} slutförde inte inloggningen. Försök igen.',
  'extension.failed': 'Något gick fel. Stäng det här fönstret och försök igen.',
  'extension.event_type': 'Mötestyp',
  'extension.none': 'Inga aktiva mötestyper',
  'extension.none_text': 'Slå på en i din kontrollpanel för att dela den här.',
  'extension.open_event_types': 'Öppna mötestyper',
  'extension.recipient': 'Mottagare',
  'extension.name': 'Namn',
  'extension.email': 'E-post',
  'extension.insert_link': 'Infoga länk',
  'extension.copy_link': 'Kopiera länk',
  'extension.insert_times': 'Infoga lediga tider',
  'extension.pick_times': 'Välj tider',
  'extension.insert_one_off': 'Infoga engångstider',
  'extension.one_off_text': 'Reserverar några lediga tider tills den här personen bokar en',
  'extension.campaign': 'Kampanj',
  'extension.insert_lead': 'Infoga leadlänk',
  'extension.copy_lead': 'Kopiera leadlänk',
  'extension.lead_needs_email': 'Ange mottagarens e-postadress. Varje lead har en egen länk.',
  'extension.recipient_refused': 'Servern godtog inte mottagaren. Kontrollera det här fältet: {field}',
  'extension.working': 'Ett ögonblick …',
  'extension.inserted': 'Har lagts till i ditt meddelande.',
  'extension.copied': 'Kopierat. Klistra in det i ditt meddelande.',
  'extension.copied_instead': 'Vi kopierade det i stället. Klistra in det i ditt meddelande.',
  'extension.copy_failed': 'Kopiering är blockerad här.',
  'extension.no_editor': 'Inget meddelande är öppet på den här sidan.',
  'extension.lost': 'Sidan tog bort texten som vi infogade.',
  'extension.closed': 'Chrome låter inte tillägg skriva på den här sidan.',
  'extension.no_times': 'Inga lediga tider de närmaste veckorna. Kontrollera din tillgänglighet.',
  'extension.back': 'Tillbaka',
}
