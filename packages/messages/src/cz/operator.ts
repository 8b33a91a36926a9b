import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  doctor: 'Zkontrolovat nastavení, poštu a síť',
  title: 'Stav serveru',
  allWell: 'Všechno je v pořádku.',
  wrong: {
    one: 'Jedna věc není v pořádku',
    few: '{count} věci nejsou v pořádku',
    other: '{count} věcí není v pořádku',
  },

  paused:
    'Tento server byl obnoven ze zálohy a je pozastavený: neposílá e-maily a nevolá žádnou jinou službu, protože to už mohl udělat předchozí server. Zastavte ho a spusťte pnpm admin resume --now.',
  mailsWait:
    'Nikdo nedostává e-maily: SMTP_URL není nastaveno. Nastavte ho, například na smtp://user:password@host:587, a server restartujte. Čekající e-maily pak odejdou.',
  mailsCaught:
    'Nikdo nedostává e-maily: SMTP_URL je "mailbox", takže se e-maily jen ukládají tady. Později se neodešlou. Pro skutečný provoz nastavte poštovní server.',
  nobodySends: {
    by: 'minutes',
    one: 'E-maily čekají {minutes} minutu: neběží žádný worker, nebo nemá poštovní server. Spusťte proces s ROLE=worker nebo bez ROLE a dejte mu SMTP_URL.',
    few: 'E-maily čekají {minutes} minuty: neběží žádný worker, nebo nemá poštovní server. Spusťte proces s ROLE=worker nebo bez ROLE a dejte mu SMTP_URL.',
    other:
      'E-maily čekají {minutes} minut: neběží žádný worker, nebo nemá poštovní server. Spusťte proces s ROLE=worker nebo bez ROLE a dejte mu SMTP_URL.',
  },
  serverRefuses:
    'Poštovní server nepřijímá e-maily: není dostupný, nebo odmítá ty naše. Zkontrolujte SMTP_URL a protokol serveru. Zkoušíme to dva dny.',
  noEncryption:
    'Hesla a odkazy se posílají nešifrovaně, takže je cestou může číst někdo jiný. Předřaďte proxy, která ukončuje TLS, a nastavte PUBLIC_URL na její adresu https://.',
  superuser:
    'Server je superuživatelem své databáze, takže naše chyba by mohla zasáhnout celý počítač. Dejte mu roli, která vlastní jen jeho databázi a nic jiného, a použijte ji v DATABASE_URL.',
  keyBesideSecrets:
    'Tajné klíče ověřování a tokeny kalendářů jsou šifrované, ale jejich klíč je ve stejné databázi: kdo má její kopii, může je přečíst. Nastavte SECRET_KEYS na 64 hexadecimálních číslic, například z openssl rand -hex 32, a server znovu spusťte.',

  server: 'Server',
  version: 'Verze',
  roles: 'Tento proces',
  web: 'odpovídá na požadavky',
  worker: 'posílá e-maily, připomenutí a webhooky',
  since: 'Běží od',
  publicUrl: 'Veřejná adresa',
  listens: 'Naslouchá na',
  listensAt: '{host}, port {port}',
  knownHosts: 'Další názvy',
  proxies: 'Důvěryhodné proxy',
  onThisMachine: 'ty na tomto počítači',
  purpose: 'Účel',
  trial: 'Zkušební verze s vlastními daty, jen pro tento počítač. Pro skutečný provoz nastavte PUBLIC_URL.',
  production: 'Produkce',
  videos: 'Videa',
  ffmpeg: 'Tento proces má ffmpeg a může videa převádět.',
  noFfmpeg:
    'Tento proces nemá ffmpeg v /usr/bin, /usr/local/bin ani /opt/homebrew/bin. Videa lze natáčet, nahrávat a přehrávat, ale ne stříhat. Nevznikají z nich obrázky ani GIFy, videa WebM zůstávají, jak jsou, a několik prohlížečů je nepřehraje, a videa .ogg se nezobrazují. Nainstalujte ffmpeg a server znovu spusťte.',

  database: 'Databáze',
  databaseSize: 'Velikost',
  databaseRole: 'Role',
  migration: 'Nejnovější migrace',
  newestBackup: 'Nejnovější záloha',

  mails: 'E-maily',
  mailsGo: 'Stav',
  sent: 'odesílají se příjemcům',
  caught: 'ukládají se do schránky',
  waiting: 'čekají',
  waitingNow: 'Teď čeká',
  waitingSince: '{count}, od: {time}',
  none: 'žádné',
  later: 'Připomenutí na později',
  lastSent: 'Naposledy odesláno',
  never: 'nikdy',
  refused: 'Odmítnuto příjemci za poslední týden',
}
