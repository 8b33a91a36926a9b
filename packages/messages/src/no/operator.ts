import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  doctor: 'Kontroller innstillinger, e-post og nettverk',
  title: 'Serverstatus',
  allWell: 'Ingenting er galt.',
  wrong: { one: 'Én ting er galt', other: '{count} ting er galt' },

  paused:
    'Denne serveren er gjenopprettet fra en sikkerhetskopi og er satt på pause: den sender ingen e-poster og kaller ingen andre tjenester, for den tidligere serveren kan allerede ha gjort det. Stopp den, og kjør pnpm admin resume --now.',
  mailsWait:
    'Ingen får e-post: SMTP_URL er ikke angitt. Angi den, for eksempel til smtp://user:password@host:587, og start serveren på nytt. E-poster som venter, sendes da.',
  mailsCaught:
    'Ingen får e-post: SMTP_URL er "mailbox", så e-poster oppbevares bare her. De sendes ikke senere. Angi en e-postserver for vanlig bruk.',
  nobodySends: {
    by: 'minutes',
    one: 'E-poster har ventet i {minutes} minutt: ingen worker kjører, eller den har ingen e-postserver. Start en prosess med ROLE=worker, eller uten ROLE, og gi den SMTP_URL.',
    other:
      'E-poster har ventet i {minutes} minutter: ingen worker kjører, eller den har ingen e-postserver. Start en prosess med ROLE=worker, eller uten ROLE, og gi den SMTP_URL.',
  },
  serverRefuses:
    'E-postserveren tar ikke imot e-poster: den kan ikke nås, eller den avviser våre. Sjekk SMTP_URL og loggen til serveren. Vi fortsetter å prøve i to dager.',
  noEncryption:
    'Passord og lenker sendes ukryptert, så andre kan lese dem underveis. Sett en proxy som avslutter TLS, foran, og angi https://-adressen dens i PUBLIC_URL.',
  superuser:
    'Serveren er superuser i databasen sin, så en feil hos oss kan ramme hele maskinen. Gi den en rolle som eier databasen og ingenting annet, og bruk den rollen i DATABASE_URL.',
  keyBesideSecrets:
    'Hemmeligheter for autentiseringsapper og kalendertokener er kryptert, men nøkkelen ligger i den samme databasen: alle med en kopi av databasen kan lese dem. Angi 64 heksadesimale sifre i SECRET_KEYS, for eksempel fra openssl rand -hex 32, og start serveren igjen.',

  server: 'Server',
  version: 'Versjon',
  roles: 'Denne prosessen',
  web: 'svarer på forespørsler',
  worker: 'sender e-poster, påminnelser og webhooker',
  since: 'Kjører siden',
  publicUrl: 'Offentlig adresse',
  listens: 'Lytter på',
  listensAt: '{host}, port {port}',
  knownHosts: 'Andre navn',
  proxies: 'Klarerte proxyer',
  onThisMachine: 'de på denne maskinen',
  purpose: 'Formål',
  trial:
    'En prøveversjon med egne data, bare for denne maskinen. Angi PUBLIC_URL for å kjøre den på ordentlig.',
  production: 'Produksjon',
  videos: 'Videoer',
  ffmpeg: 'Denne prosessen har ffmpeg og kan konvertere videoer.',
  noFfmpeg:
    'Denne prosessen har ikke ffmpeg i /usr/bin, /usr/local/bin eller /opt/homebrew/bin. Videoer kan tas opp, lastes opp og spilles av, men ikke klippes. Det lages ingen bilder eller GIF-er av dem, WebM-videoer forblir som de er og spilles ikke av i enkelte nettlesere, og .ogg-videoer vises ikke. Installer ffmpeg, og start serveren igjen.',

  database: 'Database',
  databaseSize: 'Størrelse',
  databaseRole: 'Rolle',
  migration: 'Nyeste migrering',
  newestBackup: 'Nyeste sikkerhetskopi',

  mails: 'E-poster',
  mailsGo: 'Status',
  sent: 'sendt til mottakerne',
  caught: 'oppbevart i postkassen',
  waiting: 'venter',
  waitingNow: 'Venter nå',
  waitingSince: '{count}, siden {time}',
  none: 'ingen',
  later: 'Påminnelser til senere',
  lastSent: 'Sist sendt',
  never: 'aldri',
  refused: 'Avvist av mottakere den siste uken',
}
