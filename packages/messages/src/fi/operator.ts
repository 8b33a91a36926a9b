import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  doctor: 'Tarkista asetukset, sähköposti ja verkko',
  title: 'Palvelimen tila',
  allWell: 'Kaikki on kunnossa.',
  wrong: { one: 'Yksi asia on vialla', other: '{count} asiaa on vialla' },

  paused:
    'Tämä palvelin on palautettu varmuuskopiosta ja on keskeytetty: se ei lähetä sähköposteja eikä kutsu muita palveluja, koska aiempi palvelin on ehkä jo tehnyt niin. Pysäytä se ja suorita pnpm admin resume --now.',
  mailsWait:
    'Kukaan ei saa sähköposteja: SMTP_URL puuttuu. Aseta se, esimerkiksi smtp://user:password@host:587, ja käynnistä palvelin uudelleen. Odottavat sähköpostit lähtevät silloin.',
  mailsCaught:
    'Kukaan ei saa sähköposteja: SMTP_URL on "mailbox", joten sähköpostit vain säilytetään täällä. Niitä ei lähetetä myöhemmin. Aseta siihen sähköpostipalvelin todellista käyttöä varten.',
  nobodySends: {
    by: 'minutes',
    one: 'Sähköpostit ovat odottaneet {minutes} minuutin: yhtään workeria ei ole käynnissä, tai sillä ei ole sähköpostipalvelinta. Käynnistä prosessi asetuksella ROLE=worker tai ilman ROLE-asetusta ja anna sille SMTP_URL.',
    other:
      'Sähköpostit ovat odottaneet {minutes} minuuttia: yhtään workeria ei ole käynnissä, tai sillä ei ole sähköpostipalvelinta. Käynnistä prosessi asetuksella ROLE=worker tai ilman ROLE-asetusta ja anna sille SMTP_URL.',
  },
  serverRefuses:
    'Sähköpostipalvelin ei ota vastaan sähköposteja: siihen ei saada yhteyttä, tai se hylkää viestimme. Tarkista SMTP_URL ja palvelimen loki. Yritämme kahden päivän ajan.',
  noEncryption:
    'Salasanat ja linkit lähetetään salaamattomina, joten muut voivat lukea ne matkalla. Laita eteen välityspalvelin, joka päättää TLS:n, ja aseta PUBLIC_URL sen https://-osoitteeksi.',
  superuser:
    'Palvelin on tietokantansa pääkäyttäjä (superuser), joten virheemme voisi vaikuttaa koko koneeseen. Anna sille rooli, joka omistaa sen tietokannan eikä mitään muuta, ja käytä tätä roolia asetuksessa DATABASE_URL.',
  keyBesideSecrets:
    'Todennussovellusten salaisuudet ja kalentereiden tokenit on salattu, mutta niiden avain on samassa tietokannassa: kuka tahansa, jolla on tietokannan kopio, voi lukea ne. Aseta SECRET_KEYS, 64 heksadesimaalimerkkiä, esimerkiksi komennolla openssl rand -hex 32, ja käynnistä palvelin uudelleen.',

  server: 'Palvelin',
  version: 'Versio',
  roles: 'Tämä prosessi',
  web: 'vastaa pyyntöihin',
  worker: 'lähettää sähköposteja, muistutuksia ja webhookeja',
  since: 'Käynnissä alkaen',
  publicUrl: 'Julkinen osoite',
  listens: 'Kuuntelee',
  listensAt: '{host}, portti {port}',
  knownHosts: 'Muut nimet',
  proxies: 'Luotetut välityspalvelimet',
  onThisMachine: 'tämän koneen välityspalvelimet',
  purpose: 'Tarkoitus',
  trial:
    'Kokeiluversio, jolla on omat tiedot, vain tälle koneelle. Aseta PUBLIC_URL, kun otat sen oikeaan käyttöön.',
  production: 'Tuotanto',
  videos: 'Videot',
  ffmpeg: 'Tällä prosessilla on ffmpeg, ja se voi muuntaa videoita.',
  noFfmpeg:
    'Tällä prosessilla ei ole ffmpeg-ohjelmaa hakemistoissa /usr/bin, /usr/local/bin tai /opt/homebrew/bin. Videoita voi nauhoittaa, lähettää ja toistaa mutta ei lyhentää. Niistä ei tehdä kuvia tai GIF-kuvia, WebM-videot säilyvät sellaisinaan, vaikka muutamat selaimet eivät toista niitä, eikä .ogg-videoita näytetä. Asenna ffmpeg ja käynnistä palvelin uudelleen.',

  database: 'Tietokanta',
  databaseSize: 'Koko',
  databaseRole: 'Rooli',
  migration: 'Uusin migraatio',
  newestBackup: 'Uusin varmuuskopio',

  mails: 'Sähköpostit',
  mailsGo: 'Tila',
  sent: 'lähetetään vastaanottajille',
  caught: 'säilytetään postilaatikossa',
  waiting: 'odottaa',
  waitingNow: 'Odottaa nyt',
  waitingSince: '{count}, alkaen {time}',
  none: 'ei yhtään',
  later: 'Myöhemmät muistutukset',
  lastSent: 'Viimeksi lähetetty',
  never: 'ei koskaan',
  refused: 'Vastaanottajien hylkäämät viime viikolla',
}
