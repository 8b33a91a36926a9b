import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'email.text':
    'Du loggar in med den här adressen, och vi skickar mejl om ditt konto och dina möten till den.',
  'email.now': 'Din adress är',
  'email.new': 'Ny e-postadress',
  'email.same': 'Det här är redan din adress',
  'email.ask': 'Bekräfta med båda adresserna',
  'email.waiting': 'Kolla båda inkorgarna',
  'email.waiting_text':
    'Vi har mejlat en länk till varje adress. Din adress ändras när du har öppnat båda. Länkarna fungerar till {until}.',
  'email.confirmed': 'bekräftad',
  'email.unconfirmed': 'inte bekräftad ännu',
  'email.withdraw': 'Behåll min adress',
  'email.withdrawn': 'Din adress är oförändrad. Länkarna som vi skickade fungerar inte längre.',
  'email.agree_title': 'Ändra din e-postadress?',
  'email.agree_text':
    'Någon har begärt en ny e-postadress för ett konto. Om det är ditt, bekräfta ändringen. Om inte, stäng den här sidan.',
  'email.agree': 'Bekräfta ändringen',
  'email.changed': 'Din e-postadress har ändrats. Logga in med den nya från och med nu.',
  'email.other_waits': 'Adressen är bekräftad. Öppna nu länken som vi mejlade till den andra adressen.',
  'email.to_settings': 'Gå till inställningarna',
}
