import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'extension.description': 'Legg til bookinglenker og ledige tider i meldinger i Gmail og LinkedIn',
  'extension.settings': 'Koble til kontoen din',
  'extension.settings_text':
    'Du logger inn på din egen server og gir tilgang der. Utvidelsen ser aldri passordet ditt.',
  'extension.server': 'Serveradresse',
  'extension.server_text': 'Der kontrollpanelet ditt er, f.eks. meet.example.com',
  'extension.connect': 'Koble til',
  'extension.connected': 'Koblet til {origin}',
  'extension.connected_text':
    'Åpne en melding i Gmail eller LinkedIn, og klikk på ikonet for utvidelsen på verktøylinjen.',
  'extension.disconnect': 'Koble fra',
  'extension.not_connected': 'Ikke tilkoblet',
  'extension.not_connected_text':
    'Koble til kontoen din for å legge til lenker og ledige tider i meldingene dine.',
  'extension.open_settings': 'Åpne innstillingene',
  'extension.problem_address':
    'Skriv inn en adresse som begynner med https://, for eksempel https://meet.example.com.',
  'extension.problem_unreachable':
    'Vi får ikke kontakt med {origin}. Sjekk adressen og tilkoblingen, og prøv igjen.',
  'extension.problem_no_server':
    'Det er ingen bookingserver på {origin}. Kopier adressen til kontrollpanelet ditt.',
  'extension.problem_closed': 'Innloggingsvinduet ble lukket. Koble til igjen, og velg Tillat.',
  'extension.problem_denied': 'Du ga ikke tilgang, så ingenting er koblet til.',
  'extension.problem_refused': '{origin} fullførte ikke innloggingen. Prøv igjen.',
  'extension.failed': 'Noe gikk galt. Lukk vinduet, og prøv igjen.',
  'extension.event_type': 'Møtetype',
  'extension.none': 'Ingen aktive møtetyper',
  'extension.none_text': 'Slå på en i kontrollpanelet for å dele den her.',
  'extension.open_event_types': 'Åpne møtetyper',
  'extension.recipient': 'Mottaker',
  'extension.name': 'Navn',
  'extension.email': 'E-post',
  'extension.insert_link': 'Sett inn lenke',
  'extension.copy_link': 'Kopier lenke',
  'extension.insert_times': 'Sett inn ledige tider',
  'extension.pick_times': 'Velg tider',
  'extension.insert_one_off': 'Sett inn engangstider',
  'extension.one_off_text': 'Holder av noen ledige tider til personen booker en',
  'extension.campaign': 'Kampanje',
  'extension.insert_lead': 'Sett inn leadlenke',
  'extension.copy_lead': 'Kopier leadlenke',
  'extension.lead_needs_email': 'Skriv inn mottakerens e-post. Hvert lead har sin egen lenke.',
  'extension.recipient_refused': 'Serveren godtok ikke denne mottakeren. Sjekk dette feltet: {field}',
  'extension.working': 'Et øyeblikk …',
  'extension.inserted': 'Lagt til i meldingen din.',
  'extension.copied': 'Kopiert. Lim det inn i meldingen.',
  'extension.copied_instead': 'Vi kopierte det i stedet. Lim det inn i meldingen.',
  'extension.copy_failed': 'Kopiering er blokkert her.',
  'extension.no_editor': 'Ingen melding er åpen på denne siden.',
  'extension.lost': 'Siden fjernet teksten vi satte inn.',
  'extension.closed': 'Chrome lar ikke utvidelser skrive på denne siden.',
  'extension.no_times': 'Ingen ledige tider de neste ukene. Sjekk tilgjengeligheten din.',
  'extension.back': 'Tilbake',
}
