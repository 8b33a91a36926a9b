import type { texts as source } from '../../en/activities/two-factor.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.two_factor_on': 'Zwei Faktoren eingeschaltet',
  'activity.two_factor_off': 'Zwei Faktoren ausgeschaltet',
  'activity.two_factor_refused': 'Falscher Zwei-Faktor-Code',
  'activity.recovery_codes_renewed': 'Wiederherstellungscodes erneuert',
  'activity.recovery_code_used': 'Wiederherstellungscode benutzt',
}
