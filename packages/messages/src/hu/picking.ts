import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'pick.label': 'A hét időpontjai',
  'pick.label_days': 'A hét napjai',
  'pick.how':
    'Kattintson egy időpontra, hogy felkínálja, és kattintson újra, hogy eltávolítsa. A csíkos időpontok foglaltak. Mozgás a nyílbillentyűkkel, kiválasztás a szóközzel. Időzóna: {zone}.',
  'pick.how_days':
    'Kattintson egy napra, hogy felkínálja, és kattintson újra, hogy eltávolítsa. A csíkos időpontok foglaltak. Mozgás a nyílbillentyűkkel, kiválasztás a szóközzel.',
  'pick.busy_at': '{time}, foglalt',
  'pick.picked': '{time} felkínálva',
  'pick.taken_out': '{time} eltávolítva',
  'pick.date': 'Dátum',
  'pick.time': 'Időpont',
  'pick.add': 'Időpont hozzáadása',
  'pick.none': 'Még nincs kiválasztott időpont.',
  'pick.count': { one: '{count} időpont kiválasztva', other: '{count} időpont kiválasztva' },
  'pick.list': 'Kiválasztott időpontok',
  'pick.remove': 'Eltávolítás: {time}',
  'pick.delete_title': 'Törli ezt: {name}?',
  'pick.at_least_one': 'Válasszon legalább egy időpontot',
  'pick.too_many': { one: 'Legfeljebb {count} időpont', other: 'Legfeljebb {count} időpont' },
  'pick.past': 'Az egyik időpont már elmúlt',
  'pick.duration_wrong': '5 perctől 24 óráig',
  'pick.phone_text':
    'Az időpontok kiválasztásához nagyobb képernyő kell. Nyissa meg ezt az oldalt számítógépen. Amit már létrehozott, minden eszközön működik.',
  'pick.error_one_off_not_found': 'Ezt az egyszeri találkozót törölték',
  'pick.error_one_off_limit_reached': 'Elérte a 200 egyszeri találkozó korlátját. Előbb töröljön egyet.',
  'pick.error_poll_not_found': 'Ezt a szavazást törölték',
  'pick.error_poll_limit_reached': 'Elérte a 200 nyitott szavazás korlátját. Előbb töröljön egyet.',
  'pick.error_poll_closed': 'Ez a szavazás véget ért',
  'pick.error_poll_without_votes': 'Erre az időpontra senki sem jelezte, hogy tud jönni',
}
