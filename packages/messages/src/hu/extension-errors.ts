import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'extension.error_rate_limited': 'Túl sok próbálkozás. Próbálja újra néhány perc múlva.',
  'extension.error_upgrade_required': 'A funkció eléréséhez bővítse a csomagját.',
  'extension.error_not_allowed': 'Nem engedélyezett',
  'extension.error_role_not_allowed': 'Nem engedélyezett. Forduljon a szervezet tulajdonosához.',
  'extension.error_not_shown_to_role': 'Ez nem létezik, vagy nincs hozzáférése.',
  'extension.error_not_verified': 'Előbb erősítse meg az e-mail-címét. Küldtünk egy kódot.',
  'extension.error_event_limit_reached': 'Elérte az események korlátját',
  'extension.error_event_type_not_found': 'Ezt az eseménytípust törölték',
  'extension.error_link_expired': 'A link lejárt',
  'extension.error_campaign_not_found': 'Ez a kampány már nem létezik',
  'extension.error_one_off_not_found': 'Ezt az egyszeri találkozót törölték',
  'extension.error_one_off_limit_reached': 'Elérte a 200 egyszeri találkozó korlátját. Előbb töröljön egyet.',
  'extension.error_event_type_off': 'Ez az eseménytípus ki van kapcsolva. Kapcsolja be az irányítópulton.',
  'extension.error_not_shown_to_key':
    'A bővítménynek nincs hozzáférése ehhez. Nyissa meg a beállításait, és csatlakoztassa újra.',
  'extension.error_key_not_allowed':
    'A bővítmény ezt nem teheti meg. Nyissa meg a beállításait, és csatlakoztassa újra.',
}
