import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'trial.label': 'תקופת הניסיון שלכם',
  'trial.friday': 'בלאק פריידי: חוסכים {percent}% ב־Growth ב־{months} החודשים הראשונים, עד {date}',
  'trial.bar': 'אתם בתקופת הניסיון של {product}. אנא שדרגו את החשבון עכשיו.',
  'unpaid.label': 'התשלום שלכם',
  'unpaid.bar': 'התשלום האחרון נכשל. שלמו עד {date} כדי לשמור על התוכנית.',
  'unpaid.paused': 'התשלום האחרון נכשל והתוכנית מושהית. שלמו כדי להמשיך.',
  'unpaid.pay': 'לתשלום',
  'plan.upgrade': 'שדרוג',
  'plan.upgrade_now': 'שדרגו עכשיו',
  'plan.ask_owner': 'אפשר לבקש מבעלי הארגון לשדרג.',
  'plan.lock_title': 'לא כלול בתוכנית שלכם',
  'plan.locked': 'אנא שדרגו את התוכנית כדי להשתמש בתכונה זו.',
  'upgrade.greeting': '{name}, אנא שדרגו את החשבון',
  'upgrade.change': '{name}, התוכנית שלכם',
  'upgrade.plan': 'התוכנית שלכם',
  'upgrade.trial_until': 'ניסיון עד {date}',
  'upgrade.trial_ended': 'תקופת הניסיון הסתיימה ב־{date}',
  'upgrade.everything': 'הכול כלול',
  'upgrade.everything_text': 'בשרת הזה דבר אינו נעול ודבר אינו מסתיים: מי שמפעיל אותו לא הגדיר תוכניות.',
  'upgrade.ask_text': 'התוכניות ניתנות בידי מי שמפעיל את השרת. כתבו מה דרוש לכם, והתשובה תגיע במייל.',
  'upgrade.ask_label': 'מה דרוש לכם?',
  'upgrade.ask': 'בקשת שדרוג',
  'upgrade.nobody': 'התוכניות ניתנות בידי מי שמפעיל את השרת. בקשו ממנו תוכנית גדולה יותר.',
}
