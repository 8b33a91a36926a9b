import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  doctor: 'Controlla impostazioni, posta e rete',
  title: 'Stato del server',
  allWell: 'Nessun problema.',
  wrong: { one: 'C’è un problema', other: 'Ci sono {count} problemi' },

  paused:
    'Questo server è stato ripristinato da un backup ed è in pausa: non invia email e non chiama altri servizi, perché il server precedente potrebbe averlo già fatto. Ferma quello ed esegui pnpm admin resume --now.',
  mailsWait:
    'Nessuno riceve email: SMTP_URL non è impostata. Impostala, ad esempio su smtp://user:password@host:587, e riavvia il server. Le email in attesa partiranno allora.',
  mailsCaught:
    'Nessuno riceve email: SMTP_URL è "mailbox", quindi le email vengono solo conservate qui. Non vengono inviate in seguito. Per l’uso reale impostala su un server di posta.',
  nobodySends: {
    by: 'minutes',
    one: 'Le email sono in attesa da {minutes} minuto: nessun worker è in esecuzione o non ha un server di posta. Avvia un processo con ROLE=worker, o senza ROLE, e assegnagli SMTP_URL.',
    other:
      'Le email sono in attesa da {minutes} minuti: nessun worker è in esecuzione o non ha un server di posta. Avvia un processo con ROLE=worker, o senza ROLE, e assegnagli SMTP_URL.',
  },
  serverRefuses:
    'Il server di posta non accetta email: non è raggiungibile o rifiuta le nostre. Controlla SMTP_URL e il log del server. Continuiamo a provare per due giorni.',
  noEncryption:
    'Password e link vengono inviati non cifrati, quindi altri possono leggerli lungo il percorso. Metti davanti un proxy che termini TLS e imposta PUBLIC_URL sul suo indirizzo https://.',
  superuser:
    'Il server è un superuser del suo database, quindi un nostro errore potrebbe interessare tutta la macchina. Assegnagli un ruolo che possieda solo il suo database e nient’altro, e usa quel ruolo in DATABASE_URL.',
  keyBesideSecrets:
    'I segreti di autenticazione e i token dei calendari sono cifrati, ma la loro chiave è nello stesso database: chiunque abbia una copia del database può leggerli. Imposta SECRET_KEYS su 64 cifre esadecimali, ad esempio con openssl rand -hex 32, e avvia di nuovo il server.',

  server: 'Server',
  version: 'Versione',
  roles: 'Questo processo',
  web: 'risponde alle richieste',
  worker: 'invia email, promemoria e webhook',
  since: 'In esecuzione da',
  publicUrl: 'Indirizzo pubblico',
  listens: 'In ascolto su',
  listensAt: '{host}, porta {port}',
  knownHosts: 'Altri nomi',
  proxies: 'Proxy attendibili',
  onThisMachine: 'quelli su questa macchina',
  purpose: 'Scopo',
  trial: 'Una prova con dati propri, solo per questa macchina. Imposta PUBLIC_URL per l’uso reale.',
  production: 'Produzione',
  videos: 'Video',
  ffmpeg: 'Questo processo ha ffmpeg e può convertire video.',
  noFfmpeg:
    'Questo processo non ha ffmpeg in /usr/bin, /usr/local/bin o /opt/homebrew/bin. I video si possono registrare, caricare e riprodurre, ma non tagliare. Non ne vengono create immagini o GIF, i video WebM restano come sono, e alcuni browser non li riproducono, e i video .ogg non vengono mostrati. Installa ffmpeg e avvia di nuovo il server.',

  database: 'Database',
  databaseSize: 'Dimensione',
  databaseRole: 'Ruolo',
  migration: 'Migrazione più recente',
  newestBackup: 'Ultimo backup',

  mails: 'Email',
  mailsGo: 'Stato',
  sent: 'inviate ai destinatari',
  caught: 'conservate nella casella',
  waiting: 'in attesa',
  waitingNow: 'In attesa ora',
  waitingSince: '{count}, da {time}',
  none: 'nessuna',
  later: 'Promemoria per dopo',
  lastSent: 'Ultimo invio',
  never: 'mai',
  refused: 'Respinte dai destinatari nell’ultima settimana',
}
