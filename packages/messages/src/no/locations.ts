import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'location.address': 'Adresse',
  'location.phone_call': 'Telefonsamtale',
  'location.invitee_phone': 'Jeg ringer deltakeren',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Egendefinert',
  'location.address_example': 'Gate, nummer, sted',
  'location.phone_call_example': 'Nummer som deltakerne ringer',
  'location.custom_example': 'Skriv hvor, med dine egne ord',
  'location.invitee_phone_hint':
    'Vi ber deltakeren om et nummer. Du finner det i e-posten, kalenderen og bookingen.',
  'location.room_url': 'Møtelenken din (valgfritt)',
  'location.room_url_hint': 'Deltakerne får den når de har booket. La stå tomt for å sende en selv.',
  'location.room_made': '{account} lager en lenke for hvert møte.',
  'location.room_made_hint': 'Deltakerne får den når de har booket.',
  'location.room_own': 'Bruk min egen lenke',
  'location.room_instead': 'Vi bruker denne lenken. Fjern den, så lager {account} en for hvert møte.',
  'location.room_broken': 'Koble til {account} på nytt, så det kan lages lenker.',
  'location.room_reconnect': 'Koble til på nytt',
  'location.proposed': 'Jeg sender deg detaljene på e-post',
  'location.add': 'Legg til et sted',
  'location.remove': 'Fjern {name}',
  'location.details_missing': 'Kunne ikke hente detaljer om stedet',
  'location.details_missing_text':
    'Det finnes ingen lenke til møtet ennå. Sjekk at {name} er koblet til, eller send din egen lenke.',
  'location.not_connected': '{name} er ikke koblet til',
  'location.connect': 'Koble til {name}',
  'location.none': 'Du må velge ett sted',
  'location.invitee_chooses': 'Deltakeren velger ett av disse.',
}
