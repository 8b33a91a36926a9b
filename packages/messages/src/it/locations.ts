import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'location.address': 'Indirizzo',
  'location.phone_call': 'Telefonata',
  'location.invitee_phone': 'Chiamo la persona invitata',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Altro',
  'location.address_example': 'Via, numero, città',
  'location.phone_call_example': 'Numero che chiamano gli invitati',
  'location.custom_example': 'Indica dove, con parole tue',
  'location.invitee_phone_hint':
    'Chiediamo un numero alla persona invitata. Lo troverai nell’email, nel calendario e nella prenotazione.',
  'location.room_url': 'Il tuo link per la riunione (facoltativo)',
  'location.room_url_hint':
    'Gli invitati lo ricevono dopo la prenotazione. Lascia vuoto per inviarne uno tu.',
  'location.room_made': '{account} crea un link per ogni riunione.',
  'location.room_made_hint': 'Gli invitati lo ricevono dopo la prenotazione.',
  'location.room_own': 'Usa il mio link',
  'location.room_instead': 'Usiamo questo link. Se lo rimuovi, {account} ne crea uno per ogni riunione.',
  'location.room_broken': 'Ricollega {account} perché possa creare link.',
  'location.room_reconnect': 'Ricollega',
  'location.proposed': 'Ti invierò i dettagli per email',
  'location.add': 'Aggiungi un luogo',
  'location.remove': 'Rimuovi {name}',
  'location.details_missing': 'Impossibile caricare i dettagli del luogo',
  'location.details_missing_text':
    'Non c’è ancora un link per partecipare. Controlla che {name} sia collegato o invia un tuo link.',
  'location.not_connected': '{name} non è collegato',
  'location.connect': 'Collega {name}',
  'location.none': 'È necessario scegliere un luogo',
  'location.invitee_chooses': 'La persona invitata sceglie uno di questi.',
}
