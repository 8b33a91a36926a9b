import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'location.address': 'Adress',
  'location.phone_call': 'Telefonsamtal',
  'location.invitee_phone': 'Jag ringer deltagaren',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Egen',
  'location.address_example': 'Gata, nummer, ort',
  'location.phone_call_example': 'Nummer som deltagare ringer',
  'location.custom_example': 'Ange var, med egna ord',
  'location.invitee_phone_hint':
    'Vi ber deltagaren om ett nummer. Du hittar det i mejlet, kalendern och bokningen.',
  'location.room_url': 'Din möteslänk (valfritt)',
  'location.room_url_hint': 'Deltagare får den när de har bokat. Lämna tomt om du vill skicka en själv.',
  'location.room_made': '{account} skapar en länk för varje möte.',
  'location.room_made_hint': 'Deltagare får den när de har bokat.',
  'location.room_own': 'Använd min egen länk',
  'location.room_instead': 'Vi använder den här länken. Ta bort den, så skapar {account} en för varje möte.',
  'location.room_broken': 'Anslut {account} igen så att länkar kan skapas.',
  'location.room_reconnect': 'Anslut igen',
  'location.proposed': 'Jag mejlar detaljerna till dig',
  'location.add': 'Lägg till en plats',
  'location.remove': 'Ta bort {name}',
  'location.details_missing': 'Det gick inte att hämta uppgifter om platsen',
  'location.details_missing_text':
    'Det finns ingen länk till mötet ännu. Kontrollera anslutningen till {name} eller skicka en egen länk.',
  'location.not_connected': 'Inte anslutet: {name}',
  'location.connect': 'Anslut {name}',
  'location.none': 'En plats måste väljas',
  'location.invitee_chooses': 'Deltagaren väljer en av dem.',
}
