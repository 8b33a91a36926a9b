import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'email.text': 'Kirjaudut tällä osoitteella, ja lähetämme siihen sähköpostit tilistäsi ja tapaamisistasi.',
  'email.now': 'Osoitteesi on',
  'email.new': 'Uusi sähköpostiosoite',
  'email.same': 'Tämä on jo osoitteesi',
  'email.ask': 'Vahvista molemmilla osoitteilla',
  'email.waiting': 'Tarkista molemmat postilaatikot',
  'email.waiting_text':
    'Lähetimme linkin kumpaankin osoitteeseen. Osoitteesi vaihtuu, kun olet avannut molemmat. Linkkien voimassaolo päättyy: {until}.',
  'email.confirmed': 'vahvistettu',
  'email.unconfirmed': 'ei vielä vahvistettu',
  'email.withdraw': 'Pidä nykyinen osoitteeni',
  'email.withdrawn': 'Osoitteesi pysyy samana. Lähettämämme linkit eivät enää toimi.',
  'email.agree_title': 'Vaihdetaanko sähköpostiosoitteesi?',
  'email.agree_text':
    'Joku pyysi tilille uutta sähköpostiosoitetta. Jos se on sinun, vahvista muutos. Jos ei, sulje tämä sivu.',
  'email.agree': 'Vahvista muutos',
  'email.changed': 'Sähköpostiosoitteesi on vaihtunut. Kirjaudu tästä lähtien uudella.',
  'email.other_waits': 'Osoite vahvistettu. Avaa nyt linkki, jonka lähetimme toiseen osoitteeseen.',
  'email.to_settings': 'Siirry asetuksiin',
}
