import type { texts as source } from '../../en/activities/two-factor.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.two_factor_on': 'כניסה דו־שלבית הופעלה',
  'activity.two_factor_off': 'כניסה דו־שלבית כובתה',
  'activity.two_factor_refused': 'קוד דו־שלבי שגוי',
  'activity.recovery_codes_renewed': 'קודי השחזור חודשו',
  'activity.recovery_code_used': 'נעשה שימוש בקוד שחזור',
}
