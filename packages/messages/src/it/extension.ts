import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'extension.description':
    'Aggiungi i tuoi link di prenotazione e gli orari liberi ai messaggi in Gmail e LinkedIn',
  'extension.settings': 'Collega il tuo account',
  'extension.settings_text':
    'Accedi sul tuo server e consenti lì l’accesso. L’estensione non vede mai la tua password.',
  'extension.server': 'Indirizzo del server',
  'extension.server_text': 'Dove si trova la tua dashboard, ad es. meet.example.com',
  'extension.connect': 'Collega',
  'extension.connected': 'Collegamento a {origin}',
  'extension.connected_text':
    'Apri un messaggio in Gmail o LinkedIn, poi fai clic sull’icona dell’estensione nella barra degli strumenti.',
  'extension.disconnect': 'Scollega',
  'extension.not_connected': 'Nessun collegamento',
  'extension.not_connected_text':
    'Collega il tuo account per aggiungere link e orari liberi ai tuoi messaggi.',
  'extension.open_settings': 'Apri impostazioni',
  'extension.problem_address':
    'Inserisci un indirizzo che inizi con https://, come https://meet.example.com.',
  'extension.problem_unreachable':
    '{origin} non è raggiungibile. Controlla l’indirizzo e la connessione, poi riprova.',
  'extension.problem_no_server':
    'Su {origin} non c’è nessun server di prenotazione. Copia l’indirizzo della tua dashboard.',
  'extension.problem_closed': 'La finestra di accesso è stata chiusa. Collega di nuovo e scegli Consenti.',
  'extension.problem_denied': 'Non hai consentito l’accesso, quindi non è collegato nulla.',
  'extension.problem_refused': '{origin} non ha completato l’accesso. Riprova.',
  'extension.failed': 'Qualcosa è andato storto. Chiudi questa finestra e riprova.',
  'extension.event_type': 'Tipo di evento',
  'extension.none': 'Nessun tipo di evento attivo',
  'extension.none_text': 'Attivane uno nella dashboard per condividerlo qui.',
  'extension.open_event_types': 'Apri tipi di evento',
  'extension.recipient': 'Destinatario',
  'extension.name': 'Nome',
  'extension.email': 'Email',
  'extension.insert_link': 'Inserisci link',
  'extension.copy_link': 'Copia link',
  'extension.insert_times': 'Inserisci orari liberi',
  'extension.pick_times': 'Scegli orari',
  'extension.insert_one_off': 'Inserisci orari una tantum',
  'extension.one_off_text': 'Riserva alcuni orari liberi finché questa persona non ne prenota uno',
  'extension.campaign': 'Campagna',
  'extension.insert_lead': 'Inserisci link del lead',
  'extension.copy_lead': 'Copia link del lead',
  'extension.lead_needs_email': 'Inserisci l’email del destinatario. Ogni lead ha il proprio link.',
  'extension.recipient_refused':
    'Il server non ha accettato questo destinatario. Controlla questo campo: {field}',
  'extension.working': 'Un momento…',
  'extension.inserted': 'Aggiunto al tuo messaggio.',
  'extension.copied': 'Copiato. Incollalo nel tuo messaggio.',
  'extension.copied_instead': 'L’abbiamo copiato, invece. Incollalo nel tuo messaggio.',
  'extension.copy_failed': 'Qui la copia è bloccata.',
  'extension.no_editor': 'In questa pagina non è aperto nessun messaggio.',
  'extension.lost': 'Questa pagina ha rimosso il testo che abbiamo inserito.',
  'extension.closed': 'Chrome non consente alle estensioni di scrivere in questa pagina.',
  'extension.no_times': 'Nessun orario libero nelle prossime settimane. Controlla la tua disponibilità.',
  'extension.back': 'Indietro',
}
