import type { texts as source } from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'connections.text':
    'Vi blokkerer tider da disse kalenderne er opptatt, og legger nye møter til i en av dem.',
  'connections.connect': 'Koble til {name}',
  'connections.connect_text':
    'Du velger konto på neste skjermbilde. Vi sjekker når du er opptatt, og legger til møtene dine.',
  'connections.add': 'Koble til en kalender',
  'connections.off_text': 'Be den driftsansvarlige for serveren om å angi {needs}.',
  'connections.sign_in_title': 'Koble til {name}',
  'connections.address': 'Adresse',
  'connections.user': 'Brukernavn',
  'connections.password': 'App-passord',
  'connections.own_password': 'Passord',
  'connections.key': 'API-nøkkel',
  'connections.heyreach_text': 'Du finner nøkkelen i HeyReach under Integrations, API.',
  'connections.lagrowthmachine_text':
    'Du finner nøkkelen i La Growth Machine under Settings, Integrations & API. Planen din der må omfatte API-et.',
  'connections.instantly_text':
    'Opprett nøkkelen i Instantly under Settings, Integrations, API keys. Den trenger scopes for kampanjer og leads.',
  'connections.trial_text':
    'Du trenger ikke egen konto for å prøve dette. En stedfortreder på denne datamaskinen godtar disse opplysningene.',
  'connections.trial_fill': 'Fyll ut',
  'connections.trial_look': 'Se hva som er i den, eller få den til å feile',
  'connections.ics_text':
    'En kalender som er publisert på sin egen adresse. I Google Kalender: Innstillinger, kalenderen din, «Hemmelig adresse i iCal-format». I Outlook: Innstillinger, Delte kalendere, Publiser en kalender, ICS-lenken. Vi sjekker den bare for konflikter og kan ikke legge til møter.',
  'connections.caldav_text':
    'For iCloud, Nextcloud, Fastmail og andre servere. Skriv inn serverens adresse, for eksempel caldav.icloud.com, caldav.fastmail.com eller cloud.example.com. Opprett et passord bare for denne appen på kontoen din der. Vi krypterer det, og du kan når som helst trekke det tilbake der.',
  'connections.exchange_text':
    'For en Exchange-server som organisasjonen din drifter. Skriv inn adressen du bruker for Outlook på nettet, for eksempel mail.example.com. Brukernavnet er DOMAIN\\name eller en e-postadresse. For Microsoft 365 velger du Outlook-kalender i stedet. Vi krypterer det du skriver inn.',
  'connections.read_only':
    'Vi sjekker denne kalenderen bare for konflikter, hvert 15. minutt. Den som publiserer kalenderen, oppdaterer den kanskje sjeldnere.',
  'connections.working': 'Tilkoblet',
  'connections.read_at': 'Tilkoblet, sist sjekket {time}',
  'connections.broken': 'Må kobles til på nytt',
  'connections.broken_text':
    'Vi har ikke lenger tilgang til {name}. De opptatte tidene vi sist leste, gjelder til du kobler til på nytt.',
  'connections.failing':
    'Siste forsøk mislyktes: {time}. De opptatte tidene vi sist leste, gjelder fortsatt.',
  'connections.reconnect': 'Koble til på nytt',
  'connections.disconnect': 'Koble fra',
  'connections.disconnect_title': 'Vil du koble fra {account}?',
  'connections.disconnect_text':
    'Vi slutter å sjekke den for konflikter og legge til møter i den. Det som allerede er i kalenderen, blir der. Vi sletter også tilgangen vår.',
  'connections.disconnected': '{account} er koblet fra',
  'connections.blocking': 'Sjekk for konflikter i',
  'connections.target': 'Kalender som får nye hendelser',
  'connections.no_target': 'Ingen',
  'connections.sync': 'Synkroniser endringer fra kalenderen',
  'connections.sync_text':
    'Hvis du flytter, sletter eller avslår et møte der, flytter eller avlyser vi det her og gir beskjed til deltakeren.',
  'connections.calls': 'Siste kontroller',
  'connections.call_done': 'utført',
  'connections.call_took': '{count} ms',
  'connections.call_list_calendars': 'Liste over kalendere',
  'connections.call_read_busy': 'Opptatte tider',
  'connections.call_read_changes': 'Endringer siden forrige kontroll',
  'connections.call_write_event': 'Booking lagt til',
  'connections.call_delete_event': 'Booking fjernet',
  'connections.call_watch': 'Endringsvarsler satt opp',
  'connections.call_make_room': 'Møterom opprettet',
  'connections.call_end_room': 'Møterom avsluttet',
  'connections.call_read_contacts': 'Kontakter lest',
  'connections.call_write_contact': 'Kontakt lagret',
  'connections.call_write_meeting': 'Møte lagret',
  'connections.call_read_campaigns': 'Kampanjer lest',
  'connections.call_push_leads': 'Leads lagt til',
  'connections.call_tell_booked': 'Booking sendt',
  'connections.call_look': 'Konto sjekket',
  'connections.failure_unauthorized': 'innlogging avvist',
  'connections.failure_forbidden': 'ikke tillatt',
  'connections.failure_not_found': 'finnes ikke lenger',
  'connections.failure_rate_limited': 'for mange forespørsler',
  'connections.failure_unavailable': 'ingen respons',
  'connections.failure_invalid': 'uventet svar',
  'connections.tomorrow': 'I kalenderne dine: {day}',
  'connections.tomorrow_right':
    'Ser dette riktig ut? Hvis noe mangler, kan du velge kalenderen det står i, ovenfor.',
  'connections.tomorrow_free': 'Ingenting. Hvis det er feil, kan du velge de riktige kalenderne ovenfor.',
  'connections.busy': 'Opptatt',
  'connections.no_answer': '{account} svarer ikke akkurat nå.',
  'connections.counted': 'Hva som regnes som opptatt i {calendar}',
  'connections.counted_tentative': 'Foreløpige hendelser',
  'connections.counted_out_of_office': 'Ikke på kontoret',
  'connections.counted_elsewhere': 'Arbeider et annet sted',
  'connections.unread': 'Når vi ikke kan lese {calendar}',
  'connections.unread_last': 'bruk de sist kjente tidene',
  'connections.unread_day_busy': 'bruk de sist kjente tidene i et døgn, og blokker deretter alt',
  'connections.unread_day_free': 'bruk de sist kjente tidene i et døgn, og blokker deretter ingenting',
  'connections.unread_free': 'blokker ingenting',
  'connections.saved': 'Kalenderne er lagret',
  'connections.finishing': 'Kobler til …',
  'connections.connected': '{account} er koblet til',
  'connections.close_window': 'Du kan lukke dette vinduet.',
  'connections.refused': 'Ingenting ble koblet til',
  'connections.refused_text': 'Du ga ikke tilgang, så ingenting er endret. Du kan prøve igjen.',
  'connections.back': 'Tilbake til kalendertilkoblinger',
  'connections.bar': 'Koble til {account} på nytt: de opptatte tidene kan være utdaterte.',
  'connections.bar_rooms': 'Koble til {account} på nytt: vi kan ikke opprette møterom før det.',
  'connections.bar_failing':
    '{account} svarer ikke, så de opptatte tidene kan være utdaterte. Vi fortsetter å prøve.',
  'connections.bar_rooms_failing':
    '{account} svarer ikke, så vi kan ikke opprette møterom. Vi fortsetter å prøve.',
  'connections.look': 'Se status',
  'connections.bar_label': 'Brutt kalendertilkobling',
  'error.provider_off': 'Denne serveren er ikke satt opp med denne leverandøren ennå',
  'error.consent_invalid': 'Innloggingen er utløpt. Koble til igjen.',
  'error.consent_incomplete':
    'Vi trenger alle disse tillatelsene. Koble til igjen, og la alle boksene være avkrysset.',
  'error.account_refused': 'Det fungerte ikke. Sjekk det du skrev, og prøv igjen.',
  'error.account_unreadable':
    'Det er ingen kalender på denne adressen. Kopier hele adressen, også alt etter den siste skråstreken.',
  'error.account_unreachable': 'Denne adressen svarer ikke. Sjekk den, eller prøv igjen senere.',
  'error.calendar_not_found': 'Denne kalenderen finnes ikke lenger',
  'error.calendar_read_only': 'Vi kan ikke legge til møter i denne kalenderen',
  'error.connection_not_found': 'Denne tilkoblingen finnes ikke lenger',
}
