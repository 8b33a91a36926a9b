import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'connect_client.title': '{name} ti chiede quando hai tempo',
  'connect_client.text': 'Oggetto: {topic} ({duration})',
  'connect_client.connect': 'Collega {provider}',
  'connect_client.connect_title': 'Collega un calendario',
  'connect_client.connect_text':
    '{name} vede quando hai impegni, mai con chi o perché, e può prenotare orari con te. Controlliamo il tuo calendario finché non smetti di condividerlo.',
  'connect_client.none_ready': 'Su questo server non si può collegare nessun calendario.',
  'connect_client.file_title': 'Condividi una volta un file di calendario',
  'connect_client.file_text':
    'Scegli un file .ics. Il tuo browser invia solo gli orari occupati e noi non li conserviamo. Poi scegli un orario.',
  'connect_client.file': 'File di calendario (.ics)',
  'connect_client.times': 'Orari liberi in comune',
  'connect_client.no_times':
    'Nelle prossime quattro settimane non ci sono orari liberi in comune. Comunicalo per email.',
  'connect_client.zone': 'Fuso orario: {zone}',
  'connect_client.name': 'Il tuo nome',
  'connect_client.email': 'La tua email',
  'connect_client.book': 'Prenota riunione',
  'connect_client.booked': 'La tua riunione è prenotata',
  'connect_client.booked_text': '{time}. Ti invieremo i dettagli per email. Puoi chiudere questa pagina.',
  'connect_client.decline_title': 'Rifiuta',
  'connect_client.decline_text': '{name} vedrà che hai rifiutato e questo link smetterà di funzionare.',
  'connect_client.decline': 'Rifiuta',
  'connect_client.declined': 'Hai rifiutato',
  'connect_client.declined_text': '{name} non può vedere il tuo calendario. Puoi chiudere questa pagina.',
  'connect_client.connected': '{name} vede quando hai impegni',
  'connect_client.connected_text':
    'Conserva questo link: con questo puoi smettere di condividere in qualsiasi momento.',
  'connect_client.who': 'Condiviso con',
  'connect_client.what': 'Cosa si vede',
  'connect_client.what_text': 'Solo quando hai impegni',
  'connect_client.account': 'Calendario',
  'connect_client.since': 'Data di inizio',
  'connect_client.last_read': 'Ultima lettura',
  'connect_client.never': 'Non ancora',
  'connect_client.again':
    'Non possiamo più leggere questo calendario. Collegalo di nuovo o smetti di condividere.',
  'connect_client.take_back': 'Smetti di condividere',
  'connect_client.take_back_title': 'Smettere di condividere il tuo calendario?',
  'connect_client.take_back_text': 'Eliminiamo il nostro accesso. Le riunioni prenotate restano.',
  'connect_client.taken_back': 'Hai smesso di condividere',
  'connect_client.taken_back_text':
    'Abbiamo eliminato il nostro accesso al tuo calendario. Puoi chiudere questa pagina.',
  'connect_client.expired_text':
    'Questo link è già stato usato, è stato sostituito da uno più recente oppure è scaduto. Chiedine uno nuovo a chi te l’ha inviato.',
  'connect_client.refused': 'Non è stato collegato nulla',
  'connect_client.refused_text': 'Non hai dato l’accesso. Riprova o rispondi in un altro modo.',
  'connect_client.finishing': 'Collegamento…',
  'connect_client.back': 'Torna alla richiesta',
  'error.calendar_file_unreadable':
    'Non è stato possibile leggere questo file come calendario. Esportalo di nuovo come .ics.',
}
