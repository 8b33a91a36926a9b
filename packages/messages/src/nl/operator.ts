import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  doctor: 'Instellingen, e-mail en netwerk controleren',
  title: 'Serverstatus',
  allWell: 'Alles is in orde.',
  wrong: { one: 'Er is één ding mis', other: 'Er zijn {count} dingen mis' },

  paused:
    'Deze server is teruggezet vanuit een back-up en is gepauzeerd: hij verstuurt geen e-mails en roept geen andere diensten aan, want de vorige server heeft dat misschien al gedaan. Stop die server en voer pnpm admin resume --now uit.',
  mailsWait:
    'Niemand krijgt e-mails: SMTP_URL is niet ingesteld. Stel die in, bijvoorbeeld op smtp://user:password@host:587, en start de server opnieuw. Wachtende e-mails gaan dan uit.',
  mailsCaught:
    'Niemand krijgt e-mails: SMTP_URL is "mailbox", dus e-mails worden alleen hier bewaard. Ze worden later niet verstuurd. Stel voor echt gebruik een mailserver in.',
  nobodySends: {
    by: 'minutes',
    one: 'Er wachten al {minutes} minuut e-mails: er draait geen worker, of die heeft geen mailserver. Start een proces met ROLE=worker, of zonder ROLE, en geef het SMTP_URL.',
    other:
      'Er wachten al {minutes} minuten e-mails: er draait geen worker, of die heeft geen mailserver. Start een proces met ROLE=worker, of zonder ROLE, en geef het SMTP_URL.',
  },
  serverRefuses:
    'De mailserver accepteert geen e-mails: die is niet bereikbaar, of weigert de onze. Controleer SMTP_URL en het logboek van de server. We blijven het twee dagen proberen.',
  noEncryption:
    'Wachtwoorden en links worden onversleuteld verstuurd, dus anderen kunnen ze onderweg lezen. Zet er een proxy voor die TLS afhandelt, en stel PUBLIC_URL in op het https://-adres daarvan.',
  superuser:
    'De server is superuser van de database, dus een fout van ons kan de hele machine raken. Geef de server een rol die alleen de eigen database bezit en verder niets, en gebruik die rol in DATABASE_URL.',
  keyBesideSecrets:
    'Geheimen van authenticators en agendatokens zijn versleuteld, maar de sleutel staat in dezelfde database: iedereen met een kopie van de database kan ze lezen. Stel SECRET_KEYS in op 64 hexadecimale cijfers, bijvoorbeeld uit openssl rand -hex 32, en start de server opnieuw.',

  server: 'Server',
  version: 'Versie',
  roles: 'Dit proces',
  web: 'beantwoordt verzoeken',
  worker: 'verstuurt e-mails, herinneringen en webhooks',
  since: 'Draait sinds',
  publicUrl: 'Openbaar adres',
  listens: 'Luistert op',
  listensAt: '{host}, poort {port}',
  knownHosts: 'Andere namen',
  proxies: 'Vertrouwde proxy’s',
  onThisMachine: 'die op deze machine',
  purpose: 'Doel',
  trial:
    'Een proefserver met eigen gegevens, alleen voor deze machine. Stel PUBLIC_URL in om hem echt te gebruiken.',
  production: 'Productie',
  videos: 'Video’s',
  ffmpeg: 'Dit proces heeft ffmpeg en kan video’s converteren.',
  noFfmpeg:
    'Dit proces heeft geen ffmpeg in /usr/bin, /usr/local/bin of /opt/homebrew/bin. Video’s kunnen worden opgenomen, geüpload en afgespeeld, maar niet ingekort. Er worden geen afbeeldingen of gifs van gemaakt, WebM-video’s blijven zoals ze zijn, wat enkele browsers niet afspelen, en .ogg-video’s worden niet getoond. Installeer ffmpeg en start de server opnieuw.',

  database: 'Database',
  databaseSize: 'Grootte',
  databaseRole: 'Rol',
  migration: 'Nieuwste migratie',
  newestBackup: 'Nieuwste back-up',

  mails: 'E-mails',
  mailsGo: 'Status',
  sent: 'verstuurd naar hun ontvangers',
  caught: 'bewaard in de mailbox',
  waiting: 'wachten',
  waitingNow: 'Wachten nu',
  waitingSince: '{count}, sinds {time}',
  none: 'geen',
  later: 'Herinneringen voor later',
  lastSent: 'Laatst verstuurd',
  never: 'nooit',
  refused: 'Geweigerd door ontvangers in de afgelopen week',
}
