import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  doctor: 'Kontrollér indstillinger, mail og netværk',
  title: 'Serverstatus',
  allWell: 'Intet er galt.',
  wrong: { one: 'Én ting er galt', other: '{count} ting er galt' },

  paused:
    'Denne server er gendannet fra en sikkerhedskopi og er sat på pause: den sender ingen mails og kalder ingen andre tjenester, for den tidligere server kan allerede have gjort det. Stop den, og kør pnpm admin resume --now.',
  mailsWait:
    'Ingen får nogen mails: SMTP_URL er ikke angivet. Sæt den f.eks. til smtp://user:password@host:587, og genstart serveren. Ventende mails sendes så.',
  mailsCaught:
    'Ingen får nogen mails: SMTP_URL er "mailbox", så mails opbevares kun her. De sendes ikke senere. Angiv en mailserver til rigtig brug.',
  nobodySends: {
    by: 'minutes',
    one: 'Mails har ventet i {minutes} minut: ingen worker kører, eller den har ingen mailserver. Start en proces med ROLE=worker eller uden ROLE, og giv den SMTP_URL.',
    other:
      'Mails har ventet i {minutes} minutter: ingen worker kører, eller den har ingen mailserver. Start en proces med ROLE=worker eller uden ROLE, og giv den SMTP_URL.',
  },
  serverRefuses:
    'Mailserveren tager ikke imod mails: den kan ikke nås, eller den afviser vores. Tjek SMTP_URL og serverens log. Vi bliver ved med at prøve i to dage.',
  noEncryption:
    'Adgangskoder og links sendes ukrypteret, så andre kan læse dem undervejs. Sæt en proxy, der afslutter TLS, foran, og angiv dens https://-adresse i PUBLIC_URL.',
  superuser:
    'Serveren er superuser i sin database, så en fejl hos os kan ramme hele maskinen. Giv den en rolle, der ejer dens database og intet andet, og brug den rolle i DATABASE_URL.',
  keyBesideSecrets:
    'Hemmeligheder til godkendelsesapps og kalendertokens er krypterede, men deres nøgle er i den samme database: alle med en kopi af databasen kan læse dem. Angiv 64 hexadecimale cifre i SECRET_KEYS, f.eks. fra openssl rand -hex 32, og start serveren igen.',

  server: 'Server',
  version: 'Version',
  roles: 'Denne proces',
  web: 'svarer på forespørgsler',
  worker: 'sender mails, påmindelser og webhooks',
  since: 'Kører siden',
  publicUrl: 'Offentlig adresse',
  listens: 'Lytter på',
  listensAt: '{host}, port {port}',
  knownHosts: 'Andre navne',
  proxies: 'Betroede proxyer',
  onThisMachine: 'dem på denne maskine',
  purpose: 'Formål',
  trial:
    'En prøveinstallation med egne data, kun til denne maskine. Angiv PUBLIC_URL for at køre den rigtigt.',
  production: 'Produktion',
  videos: 'Videoer',
  ffmpeg: 'Denne proces har ffmpeg og kan konvertere videoer.',
  noFfmpeg:
    'Denne proces har ikke ffmpeg i /usr/bin, /usr/local/bin eller /opt/homebrew/bin. Videoer kan optages, uploades og afspilles, men ikke klippes. Der laves ingen billeder eller GIF’er af dem, WebM-videoer forbliver, som de er, og afspilles ikke i enkelte browsere, og .ogg-videoer vises ikke. Installer ffmpeg, og start serveren igen.',

  database: 'Database',
  databaseSize: 'Størrelse',
  databaseRole: 'Rolle',
  migration: 'Nyeste migrering',
  newestBackup: 'Nyeste sikkerhedskopi',

  mails: 'Mails',
  mailsGo: 'Status',
  sent: 'sendt til modtagerne',
  caught: 'beholdt i postkassen',
  waiting: 'venter',
  waitingNow: 'Venter nu',
  waitingSince: '{count}, siden {time}',
  none: 'ingen',
  later: 'Påmindelser til senere',
  lastSent: 'Senest sendt',
  never: 'aldrig',
  refused: 'Afvist af modtagere i den seneste uge',
}
