import type { texts as source } from '../../en/activities/list.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.text': 'התחברויות ושינויים מ-180 הימים האחרונים. השעות לפי {zone}.',
  'activity.none': 'אין עדיין פעילות',
  'activity.none_text': 'מעכשיו כל התחברות וכל שינוי יופיעו כאן, עם הדפדפן והרשת.',
  'activity.about': 'סינון',
  'activity.about_security': 'כניסות ואבטחה',
  'activity.about_all': 'הכול',
  'activity.more': 'הצגת קודמים',
  'activity.end': 'זה הכול מ-180 הימים האחרונים.',
  'activity.from': '{browser} ב-{system}',
  'activity.unknown': 'דפדפן לא ידוע',
  'activity.network': 'רשת {network}',
  'activity.several_devices': 'כמה דפדפנים',
  'activity.several_networks': 'כמה רשתות',
  'activity.times': { two: 'פעמיים', other: '{count} פעמים' },
}
