import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'two_factor.text': 'Cere un cod pe lângă parolă, așa că o parolă furată nu este de ajuns.',
  'two_factor.off': 'Autentificarea în doi pași este dezactivată',
  'two_factor.off_text':
    'Activeaz-o ca să intri în cont cu parola și cu un cod din șase cifre dintr-o aplicație de pe telefon.',
  'two_factor.set_up': 'Configurează autentificarea în doi pași',
  'two_factor.step': 'Pasul {step} din 3',
  'two_factor.app': 'Instalează o aplicație de autentificare',
  'two_factor.app_text':
    'Merge orice aplicație pentru coduri unice, inclusiv mulți manageri de parole. Apoi introdu parola ca să continui.',
  'two_factor.next': 'Continuă',
  'two_factor.scan': 'Scanează codul',
  'two_factor.scan_text':
    'Deschide aplicația și scanează acest cod. Browserul tău îl desenează și nu îl trimite nicăieri.',
  'two_factor.qr': 'Cod QR pentru aplicația de autentificare',
  'two_factor.by_hand': 'Nu ai cameră? Scrie această cheie în aplicație:',
  'two_factor.copy_key': 'Copiază cheia',
  'two_factor.enter': 'Introdu codul din 6 cifre',
  'two_factor.switch_on': 'Activează',
  'two_factor.switched_on':
    'Autentificarea în doi pași este activată. Sesiunile din toate celelalte locuri au fost închise.',
  'two_factor.codes': 'Salvează-ți codurile de recuperare',
  'two_factor.codes_text':
    'Fiecare cod te lasă să intri o dată dacă nu ai aplicația. Le arătăm doar acum, așa că salvează-le într-un loc sigur.',
  'two_factor.copy_codes': 'Copiază codurile',
  'two_factor.download': 'Descarcă',
  'two_factor.kept': 'Le-am salvat',
  'two_factor.file_text': 'Coduri de recuperare pentru {product}. Fiecare funcționează o singură dată.',
  'two_factor.on': 'Autentificarea în doi pași este activată',
  'two_factor.since': 'Din {date}.',
  'two_factor.codes_left': {
    one: 'A mai rămas {count} cod de recuperare.',
    few: 'Au mai rămas {count} coduri de recuperare.',
    other: 'Au mai rămas {count} de coduri de recuperare.',
  },
  'two_factor.renew': 'Ia coduri de recuperare noi',
  'two_factor.switch_off': 'Dezactivează',
  'two_factor.switched_off':
    'Autentificarea în doi pași este dezactivată. Sesiunile din toate celelalte locuri au fost închise.',
  'error.two_factor_is_on': 'Autentificarea în doi pași este deja activată',
}
