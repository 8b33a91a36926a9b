import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  doctor: 'Beállítások, levelezés és hálózat ellenőrzése',
  title: 'Szerver állapota',
  allWell: 'Minden rendben.',
  wrong: { one: 'Egy dolog hibás', other: '{count} dolog hibás' },

  paused:
    'Ezt a szervert biztonsági mentésből állították vissza, és szünetel: nem küld e-maileket, és nem hív más szolgáltatást, mert a korábbi szerver ezt talán már megtette. Állítsa le azt, és futtassa ezt: pnpm admin resume --now.',
  mailsWait:
    'Senki sem kap e-mailt: az SMTP_URL nincs beállítva. Állítsa be, például erre: smtp://user:password@host:587, és indítsa újra a szervert. A várakozó e-mailek akkor kimennek.',
  mailsCaught:
    'Senki sem kap e-mailt: az SMTP_URL értéke "mailbox", ezért az e-maileket csak itt tartjuk. Később sem küldjük el őket. Valós használathoz levelezőszervert állítson be.',
  nobodySends: {
    by: 'minutes',
    one: 'Az e-mailek {minutes} perce várakoznak: nem fut worker, vagy nincs levelezőszervere. Indítson folyamatot ROLE=worker beállítással vagy ROLE nélkül, és adja meg az SMTP_URL értékét.',
    other:
      'Az e-mailek {minutes} perce várakoznak: nem fut worker, vagy nincs levelezőszervere. Indítson folyamatot ROLE=worker beállítással vagy ROLE nélkül, és adja meg az SMTP_URL értékét.',
  },
  serverRefuses:
    'A levelezőszerver nem fogad e-maileket: nem érhető el, vagy visszautasítja a mieinket. Ellenőrizze az SMTP_URL értékét és a szerver naplóját. Két napig próbálkozunk.',
  noEncryption:
    'A jelszavakat és a linkeket titkosítatlanul küldjük, így útközben mások is elolvashatják. Tegyen elé olyan proxyt, amely lezárja a TLS-t, és állítsa a PUBLIC_URL értékét a https:// címére.',
  superuser:
    'A szerver superuser az adatbázisában, így egy hibánk az egész gépet érintheti. Adjon neki olyan szerepkört, amely az adatbázisának tulajdonosa, de semmi másnak, és azt használja a DATABASE_URL értékében.',
  keyBesideSecrets:
    'A hitelesítő titkok és a naptártokenek titkosítva vannak, de a kulcsuk ugyanabban az adatbázisban van: az adatbázis másolatával bárki elolvashatja őket. Állítsa a SECRET_KEYS értékét 64 hexadecimális számjegyre, például ebből: openssl rand -hex 32, és indítsa újra a szervert.',

  server: 'Szerver',
  version: 'Verzió',
  roles: 'Ez a folyamat',
  web: 'kérésekre válaszol',
  worker: 'e-maileket, emlékeztetőket és webhookokat küld',
  since: 'Mióta fut',
  publicUrl: 'Nyilvános cím',
  listens: 'Itt figyel',
  listensAt: '{host}, port: {port}',
  knownHosts: 'Egyéb nevek',
  proxies: 'Megbízható proxyk',
  onThisMachine: 'az ezen a gépen lévők',
  purpose: 'Cél',
  trial: 'Próbaverzió saját adatokkal, csak ezen a gépen. Éles futtatáshoz állítsa be a PUBLIC_URL értékét.',
  production: 'Éles',
  videos: 'Videók',
  ffmpeg: 'Ebben a folyamatban van ffmpeg, át tudja alakítani a videókat.',
  noFfmpeg:
    'Ebben a folyamatban nincs ffmpeg itt: /usr/bin, /usr/local/bin vagy /opt/homebrew/bin. Videókat lehet felvenni, feltölteni és lejátszani, de vágni nem. Nem készülnek belőlük képek vagy GIF-ek, a WebM videók változatlanok maradnak, ezeket néhány böngésző nem játssza le, az .ogg videók pedig nem jelennek meg. Telepítse az ffmpeget, és indítsa újra a szervert.',

  database: 'Adatbázis',
  databaseSize: 'Méret',
  databaseRole: 'Szerepkör',
  migration: 'Legújabb migráció',
  newestBackup: 'Legutóbbi biztonsági mentés',

  mails: 'E-mailek',
  mailsGo: 'Állapot',
  sent: 'elküldve a címzetteknek',
  caught: 'megtartva a postafiókban',
  waiting: 'várakozik',
  waitingNow: 'Most várakozik',
  waitingSince: '{count}, mióta: {time}',
  none: 'nincs',
  later: 'Későbbi emlékeztetők',
  lastSent: 'Utoljára elküldve',
  never: 'soha',
  refused: 'A címzettek által visszautasítva az elmúlt héten',
}
