import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'email.text':
    'Ezzel a címmel jelentkezik be, és ide küldjük a fiókjáról és a találkozóiról szóló e-maileket.',
  'email.now': 'Jelenlegi cím',
  'email.new': 'Új e-mail-cím',
  'email.same': 'Már ez a címe',
  'email.ask': 'Megerősítés mindkét címről',
  'email.waiting': 'Nézze meg mindkét postafiókot',
  'email.waiting_text':
    'Mindkét címre linket küldtünk e-mailben. A címe akkor változik meg, ha mindkettőt megnyitotta. A linkek eddig működnek: {until}.',
  'email.confirmed': 'megerősítve',
  'email.unconfirmed': 'még nincs megerősítve',
  'email.withdraw': 'Maradjon a címem',
  'email.withdrawn': 'A címe nem változik. Az elküldött linkek már nem működnek.',
  'email.agree_title': 'Megváltoztatja az e-mail-címét?',
  'email.agree_text':
    'Valaki új e-mail-címet kért egy fiókhoz. Ha az Öné, erősítse meg a módosítást. Ha nem, zárja be ezt az oldalt.',
  'email.agree': 'Módosítás megerősítése',
  'email.changed': 'Az e-mail-címe megváltozott. Mostantól az újjal jelentkezzen be.',
  'email.other_waits': 'Cím megerősítve. Most nyissa meg a másik címre küldött linket.',
  'email.to_settings': 'Ugrás a beállításokhoz',
}
