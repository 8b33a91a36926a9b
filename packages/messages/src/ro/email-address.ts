import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'email.text':
    'Intri în cont cu această adresă și trimitem la ea e-mailuri despre contul și întâlnirile tale.',
  'email.now': 'Adresa ta este',
  'email.new': 'Adresa nouă de e-mail',
  'email.same': 'Aceasta este deja adresa ta',
  'email.ask': 'Confirmă cu ambele adrese',
  'email.waiting': 'Verifică ambele căsuțe de e-mail',
  'email.waiting_text':
    'Am trimis câte un link la fiecare adresă. Adresa ta se schimbă după ce le deschizi pe amândouă. Linkurile funcționează până la {until}.',
  'email.confirmed': 'confirmată',
  'email.unconfirmed': 'încă neconfirmată',
  'email.withdraw': 'Păstrează adresa mea',
  'email.withdrawn': 'Adresa ta rămâne aceeași. Linkurile trimise nu mai funcționează.',
  'email.agree_title': 'Îți schimbi adresa de e-mail?',
  'email.agree_text':
    'Cineva a cerut o adresă de e-mail nouă pentru un cont. Dacă este al tău, confirmă schimbarea. Dacă nu, închide această pagină.',
  'email.agree': 'Confirmă schimbarea',
  'email.changed': 'Adresa ta de e-mail s-a schimbat. De acum, intră în cont cu cea nouă.',
  'email.other_waits': 'Adresă confirmată. Deschide acum linkul trimis la cealaltă adresă.',
  'email.to_settings': 'Mergi la setări',
}
