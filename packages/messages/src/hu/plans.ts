import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'trial.label': 'Próbaidőszak',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: {percent}% kedvezmény a Growth csomagra az első hónapra, eddig: {date}',
    other: 'Black Friday: {percent}% kedvezmény a Growth csomagra az első {months} hónapra, eddig: {date}',
  },
  'trial.bar': 'Próbaidőszakban használja: {product}. Bővítse most a fiókját.',
  'unpaid.label': 'Fizetés',
  'unpaid.bar': 'Az utolsó fizetése sikertelen volt. A csomagja megtartásához fizesse ki eddig: {date}.',
  'unpaid.paused': 'Az utolsó fizetése sikertelen volt, és a csomagja szünetel. A folytatáshoz fizesse ki.',
  'unpaid.pay': 'Fizetés most',
  'plan.upgrade': 'Bővítés',
  'plan.upgrade_now': 'Bővítés most',
  'plan.ask_owner': 'Csak a szervezete tulajdonosa bővíthet.',
  'plan.asked': 'A kérését elküldtük a tulajdonosnak.',
  'plan.asked_already': 'Már kérte. A tulajdonos megkapta.',
  'plan.extra': 'További percek, percenként {price}',
  'plan.lock_title': 'Nincs a csomagjában',
  'plan.locked': 'A funkció eléréséhez bővítse a csomagját.',
  'plan.minutes_title': 'Több videóperc',
  'plan.minutes_locked':
    'Minden új lead felhasználja a videó hosszát e havi perceiből. Szerezzen több percet, hogy több leadnek küldhesse. Azonnal elérhetők.',
  'plan.more_minutes': 'Több perc',
  'upgrade.greeting': '{name}, bővítse a fiókját',
  'upgrade.change': '{name}, az Ön csomagja',
  'upgrade.plan': 'Az Ön csomagja',
  'upgrade.trial_until': 'Próbaidőszak eddig: {date}',
  'upgrade.trial_ended': 'A próbaidőszaka véget ért: {date}',
  'upgrade.everything': 'Minden benne van',
  'upgrade.everything_text': 'Ez a szerver nem árul csomagokat. Minden funkciót használhat, lejárat nélkül.',
  'upgrade.ask_text':
    'A csomagokat a szerver üzemeltetője osztja ki. Írja meg, mire van szüksége, és e-mailben válaszol.',
  'upgrade.ask_label': 'Mire van szüksége?',
  'upgrade.ask': 'Bővítés kérése',
  'upgrade.nobody': 'A csomagokat a szerver üzemeltetője osztja ki. Kérjen tőle nagyobbat.',
}
