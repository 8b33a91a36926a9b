import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  doctor: 'Verifică setările, e-mailul și rețeaua',
  title: 'Starea serverului',
  allWell: 'Totul este în regulă.',
  wrong: {
    one: 'Un lucru nu este în regulă',
    few: '{count} lucruri nu sunt în regulă',
    other: '{count} de lucruri nu sunt în regulă',
  },

  paused:
    'Acest server a fost restaurat dintr-o copie de rezervă și este în pauză: nu trimite e-mailuri și nu apelează alte servicii, pentru că serverul anterior poate a făcut-o deja. Oprește acel server și rulează pnpm admin resume --now.',
  mailsWait:
    'Nimeni nu primește e-mailuri: SMTP_URL nu este setat. Setează-l, de exemplu la smtp://user:password@host:587, și repornește serverul. E-mailurile în așteptare pleacă atunci.',
  mailsCaught:
    'Nimeni nu primește e-mailuri: SMTP_URL este "mailbox", deci e-mailurile sunt doar păstrate aici. Nu vor fi trimise mai târziu. Pentru folosire reală, setează-l la un server de e-mail.',
  nobodySends: {
    by: 'minutes',
    one: 'E-mailurile așteaptă de {minutes} minut: nu rulează niciun worker sau nu are server de e-mail. Pornește un proces cu ROLE=worker sau fără ROLE și dă-i SMTP_URL.',
    few: 'E-mailurile așteaptă de {minutes} minute: nu rulează niciun worker sau nu are server de e-mail. Pornește un proces cu ROLE=worker sau fără ROLE și dă-i SMTP_URL.',
    other:
      'E-mailurile așteaptă de {minutes} de minute: nu rulează niciun worker sau nu are server de e-mail. Pornește un proces cu ROLE=worker sau fără ROLE și dă-i SMTP_URL.',
  },
  serverRefuses:
    'Serverul de e-mail nu acceptă niciun e-mail: nu poate fi contactat sau le respinge pe ale noastre. Verifică SMTP_URL și jurnalul serverului. Încercăm timp de două zile.',
  noEncryption:
    'Parolele și linkurile sunt trimise necriptat, deci alții le pot citi pe drum. Pune în față un proxy care încheie TLS și setează PUBLIC_URL la adresa lui https://.',
  superuser:
    'Serverul este superuser al bazei sale de date, deci o greșeală a noastră ar putea afecta întreaga mașină. Dă-i un rol care deține baza sa de date și nimic altceva și folosește acel rol în DATABASE_URL.',
  keyBesideSecrets:
    'Secretele de autentificare și tokenurile de calendar sunt criptate, dar cheia lor se află în aceeași bază de date: oricine are o copie a bazei le poate citi. Setează SECRET_KEYS la 64 de cifre hexazecimale, de exemplu din openssl rand -hex 32, și pornește din nou serverul.',

  server: 'Server',
  version: 'Versiune',
  roles: 'Acest proces',
  web: 'răspunde la cereri',
  worker: 'trimite e-mailuri, mementouri și webhookuri',
  since: 'Rulează din',
  publicUrl: 'Adresă publică',
  listens: 'Ascultă la',
  listensAt: '{host}, port {port}',
  knownHosts: 'Alte nume',
  proxies: 'Proxyuri de încredere',
  onThisMachine: 'cele de pe această mașină',
  purpose: 'Scop',
  trial:
    'O instalare de probă cu date proprii, doar pentru această mașină. Setează PUBLIC_URL ca să o rulezi cu adevărat.',
  production: 'Producție',
  videos: 'Videoclipuri',
  ffmpeg: 'Acest proces are ffmpeg și poate converti videoclipuri.',
  noFfmpeg:
    'Acest proces nu are ffmpeg în /usr/bin, /usr/local/bin sau /opt/homebrew/bin. Videoclipurile pot fi înregistrate, încărcate și redate, dar nu scurtate. Din ele nu se fac imagini sau GIF-uri, videoclipurile WebM rămân așa cum sunt, deși câteva browsere nu le redau, iar videoclipurile .ogg nu sunt afișate. Instalează ffmpeg și pornește din nou serverul.',

  database: 'Bază de date',
  databaseSize: 'Mărime',
  databaseRole: 'Rol',
  migration: 'Cea mai nouă migrare',
  newestBackup: 'Cea mai nouă copie de rezervă',

  mails: 'E-mailuri',
  mailsGo: 'Stare',
  sent: 'trimise destinatarilor',
  caught: 'păstrate în căsuța poștală',
  waiting: 'în așteptare',
  waitingNow: 'În așteptare acum',
  waitingSince: '{count}, din {time}',
  none: 'niciunul',
  later: 'Mementouri pentru mai târziu',
  lastSent: 'Ultima trimitere',
  never: 'niciodată',
  refused: 'Respinse de destinatari în ultima săptămână',
}
