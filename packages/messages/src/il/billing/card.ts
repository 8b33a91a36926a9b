import type { texts as source } from '../../en/billing/card.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'card.title': 'אמצעי תשלום',
  'card.none': 'לא שמור כרטיס.',
  'card.expires': 'בתוקף עד {date}',
  'card.ending': '{brand} שמסתיים ב־{last4}',
  'card.update': 'עדכון כרטיס',
  'card.add': 'הוספת כרטיס',
  'card.save': 'שמירת כרטיס',
  'card.remove': 'הסרת כרטיס',
  'card.hold': 'ייתכן שהבנק יציג דולר אחד כתפוס; הוא מוחזר מיד.',
  'card.updated': 'הכרטיס החדש עודכן!',
  'card.removed': 'הכרטיס הוסר!',
  'card.not_confirmed': 'לא ניתן לאשר את הכרטיס!',
  'card.update_failed': 'משהו אינו תקין. נסו שוב.',
  'card.failed': 'משהו השתבש, נסו שוב',
}
