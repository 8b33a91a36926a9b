import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  doctor: 'Kontrollera inställningar, e-post och nätverk',
  title: 'Serverstatus',
  allWell: 'Inget är fel.',
  wrong: { one: 'En sak är fel', other: '{count} saker är fel' },

  paused:
    'Den här servern har återställts från en säkerhetskopia och är pausad: den skickar inga mejl och anropar inga andra tjänster, för den tidigare servern kan redan ha gjort det. Stoppa den och kör pnpm admin resume --now.',
  mailsWait:
    'Ingen får några mejl: SMTP_URL är inte angiven. Ange den, till exempel som smtp://user:password@host:587, och starta om servern. Mejl som väntar skickas då.',
  mailsCaught:
    'Ingen får några mejl: SMTP_URL är "mailbox", så mejl sparas bara här. De skickas inte senare. Ange en mejlserver för verklig användning.',
  nobodySends: {
    by: 'minutes',
    one: 'Mejl har väntat i {minutes} minut: ingen worker körs, eller så har den ingen mejlserver. Starta en process med ROLE=worker, eller utan ROLE, och ge den SMTP_URL.',
    other:
      'Mejl har väntat i {minutes} minuter: ingen worker körs, eller så har den ingen mejlserver. Starta en process med ROLE=worker, eller utan ROLE, och ge den SMTP_URL.',
  },
  serverRefuses:
    'Mejlservern tar inte emot några mejl: den går inte att nå, eller så avvisar den våra. Kontrollera SMTP_URL och serverns logg. Vi fortsätter att försöka i två dagar.',
  noEncryption:
    'Lösenord och länkar skickas okrypterade, så andra kan läsa dem på vägen. Sätt en proxy som avslutar TLS framför och ange dess https://-adress i PUBLIC_URL.',
  superuser:
    'Servern är superanvändare i sin databas, så ett misstag från oss kan påverka hela maskinen. Ge den en roll som äger dess databas och inget annat, och använd den rollen i DATABASE_URL.',
  keyBesideSecrets:
    'Autentiseringshemligheter och kalendertoken är krypterade, men deras nyckel finns i samma databas: alla som har en kopia av databasen kan läsa dem. Ange 64 hexadecimala siffror i SECRET_KEYS, till exempel från openssl rand -hex 32, och starta servern igen.',

  server: 'Server',
  version: 'Version',
  roles: 'Den här processen',
  web: 'svarar på begäranden',
  worker: 'skickar mejl, påminnelser och webhookar',
  since: 'Körs sedan',
  publicUrl: 'Offentlig adress',
  listens: 'Lyssnar på',
  listensAt: '{host}, port {port}',
  knownHosts: 'Andra namn',
  proxies: 'Betrodda proxyservrar',
  onThisMachine: 'de på den här maskinen',
  purpose: 'Syfte',
  trial: 'En provmiljö med egna data, bara för den här maskinen. Ange PUBLIC_URL för att köra på riktigt.',
  production: 'Produktion',
  videos: 'Videor',
  ffmpeg: 'Processen har ffmpeg och kan konvertera videor.',
  noFfmpeg:
    'Processen har inte ffmpeg i /usr/bin, /usr/local/bin eller /opt/homebrew/bin. Videor kan spelas in, laddas upp och spelas upp, men inte klippas. Inga bilder eller GIF-filer skapas av dem, WebM-videor förblir som de är, vilket några webbläsare inte kan spela upp, och .ogg-videor visas inte. Installera ffmpeg och starta servern igen.',

  database: 'Databas',
  databaseSize: 'Storlek',
  databaseRole: 'Roll',
  migration: 'Senaste migrering',
  newestBackup: 'Senaste säkerhetskopian',

  mails: 'Mejl',
  mailsGo: 'Status',
  sent: 'skickas till mottagarna',
  caught: 'sparas i brevlådan',
  waiting: 'väntar',
  waitingNow: 'Väntar nu',
  waitingSince: '{count}, sedan {time}',
  none: 'inga',
  later: 'Påminnelser till senare',
  lastSent: 'Senast skickat',
  never: 'aldrig',
  refused: 'Avvisade av mottagare den senaste veckan',
}
