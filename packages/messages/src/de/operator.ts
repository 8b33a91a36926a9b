import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  doctor: 'Einstellungen, Mail und Netzwerk prüfen',
  title: 'Serverstatus',
  allWell: 'Alles in Ordnung.',
  wrong: { one: 'Eines stimmt nicht', other: '{count} Dinge stimmen nicht' },

  paused:
    'Dieser Server wurde aus einem Backup wiederhergestellt und ist angehalten: Er verschickt keine Mails und ruft keine anderen Dienste auf, denn der frühere Server hat das vielleicht schon getan. Stoppen Sie diesen, und führen Sie pnpm admin resume --now aus.',
  mailsWait:
    'Niemand bekommt Mails: SMTP_URL ist nicht gesetzt. Setzen Sie es, zum Beispiel auf smtp://user:password@host:587, und starten Sie den Server neu. Wartende Mails gehen dann hinaus.',
  mailsCaught:
    'Niemand bekommt Mails: SMTP_URL ist "mailbox", deshalb werden sie nur hier aufbewahrt. Sie werden auch später nicht verschickt. Nennen Sie für den echten Betrieb einen Mailserver.',
  nobodySends: {
    by: 'minutes',
    one: 'Mails warten seit {minutes} Minute: Kein Worker läuft, oder er hat keinen Mailserver. Starten Sie einen Prozess mit ROLE=worker oder ohne ROLE, und geben Sie ihm SMTP_URL.',
    other:
      'Mails warten seit {minutes} Minuten: Kein Worker läuft, oder er hat keinen Mailserver. Starten Sie einen Prozess mit ROLE=worker oder ohne ROLE, und geben Sie ihm SMTP_URL.',
  },
  serverRefuses:
    'Der Mailserver nimmt keine Mails an: Er ist nicht erreichbar oder weist unsere ab. Prüfen Sie SMTP_URL und sein Protokoll. Wir versuchen es zwei Tage lang weiter.',
  noEncryption:
    'Passwörter und Links werden unverschlüsselt gesendet, unterwegs können andere sie lesen. Stellen Sie einen Proxy davor, der TLS beendet, und setzen Sie PUBLIC_URL auf dessen Adresse mit https://.',
  superuser:
    'Der Server ist Superuser seiner Datenbank: Ein Fehler von uns könnte die ganze Maschine betreffen. Geben Sie ihm eine Rolle, der nur seine Datenbank gehört, und nennen Sie sie in DATABASE_URL.',
  keyBesideSecrets:
    'Geheimnisse von Authenticator-Apps und Zugänge zu Kalendern sind verschlüsselt, aber ihr Schlüssel liegt in derselben Datenbank: Wer eine Kopie der Datenbank hat, kann sie lesen. Setzen Sie SECRET_KEYS auf 64 hexadezimale Ziffern, etwa von openssl rand -hex 32, und starten Sie den Server neu.',

  server: 'Server',
  version: 'Version',
  roles: 'Dieser Prozess',
  web: 'beantwortet Anfragen',
  worker: 'verschickt Mails, Erinnerungen und Webhooks',
  since: 'Läuft seit',
  publicUrl: 'Öffentliche Adresse',
  listens: 'Lauscht auf',
  listensAt: '{host}, Port {port}',
  knownHosts: 'Weitere Namen',
  proxies: 'Vertrauenswürdige Proxys',
  onThisMachine: 'die auf dieser Maschine',
  purpose: 'Zweck',
  trial:
    'Eine Testversion mit eigenen Daten, nur für diese Maschine. Für den echten Betrieb setzen Sie PUBLIC_URL.',
  production: 'Produktivbetrieb',
  videos: 'Videos',
  ffmpeg: 'Dieser Prozess hat ffmpeg und kann Videos umwandeln.',
  noFfmpeg:
    'Dieser Prozess findet kein ffmpeg in /usr/bin, /usr/local/bin oder /opt/homebrew/bin. Videos lassen sich aufnehmen, hochladen und abspielen, aber nicht zuschneiden. Bilder und GIFs werden daraus nicht gemacht, WebM-Videos bleiben, wie sie sind, was einige Browser nicht abspielen, und .ogg-Videos werden nicht gezeigt. Installieren Sie ffmpeg, und starten Sie den Server neu.',

  database: 'Datenbank',
  databaseSize: 'Größe',
  databaseRole: 'Rolle',
  migration: 'Neueste Migration',
  newestBackup: 'Neuestes Backup',

  mails: 'Mails',
  mailsGo: 'Status',
  sent: 'werden verschickt',
  caught: 'bleiben im Postfach',
  waiting: 'warten',
  waitingNow: 'Warten jetzt',
  waitingSince: '{count}, seit {time}',
  none: 'keine',
  later: 'Erinnerungen für später',
  lastSent: 'Zuletzt verschickt',
  never: 'nie',
  refused: 'In der letzten Woche von Empfängern abgewiesen',
}
