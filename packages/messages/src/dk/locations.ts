import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'location.address': 'Adresse',
  'location.phone_call': 'Telefonopkald',
  'location.invitee_phone': 'Jeg ringer til deltageren',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Tilpasset',
  'location.address_example': 'Gade, nummer, by',
  'location.phone_call_example': 'Nummer, som deltagere ringer til',
  'location.custom_example': 'Skriv hvor, med dine egne ord',
  'location.invitee_phone_hint':
    'Vi beder deltageren om et nummer. Du finder det i mailen, i kalenderen og i bookingen.',
  'location.room_url': 'Dit mødelink (valgfrit)',
  'location.room_url_hint':
    'Deltageren får det, når mødet er booket. Lad feltet være tomt for selv at sende et.',
  'location.room_made': '{account} laver et link til hvert møde.',
  'location.room_made_hint': 'Deltageren får det, når mødet er booket.',
  'location.room_own': 'Brug mit eget link',
  'location.room_instead': 'Vi bruger dette link. Fjern det, så laver {account} et til hvert møde.',
  'location.room_broken': 'Forbind {account} igen, så der kan laves links.',
  'location.room_reconnect': 'Forbind igen',
  'location.proposed': 'Jeg sender dig detaljerne på mail',
  'location.add': 'Tilføj et sted',
  'location.remove': 'Fjern {name}',
  'location.details_missing': 'Detaljer om stedet kunne ikke hentes',
  'location.details_missing_text':
    'Der er ikke noget link til mødet endnu. Tjek, at {name} er forbundet, eller send dit eget link.',
  'location.not_connected': '{name} er ikke forbundet',
  'location.connect': 'Forbind {name}',
  'location.none': 'Der skal vælges ét sted',
  'location.invitee_chooses': 'Deltageren vælger et af disse.',
}
