import type { texts as source } from '../../en/campaigns/external.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'external.title': 'הוספת סרטון לאדם אחד',
  'external.text': 'אפשר לבחור קמפיין, לציין למי הוא מיועד, ולהעתיק את הקישור או את האימייל.',
  'external.campaign_title': 'הוספת קישור של קמפיין',
  'external.campaign_text': 'אפשר לבחור קמפיין ולהעתיק את הקישור שהכלי שלך ממלא.',
  'external.sign_in': 'יש להתחבר כדי לראות את הקמפיינים שלך',
  'external.campaign': 'קמפיין',
  'external.open': 'פתיחה בלוח הבקרה',
  'external.none': 'אין עדיין קמפיינים',
  'external.none_text': 'יש ליצור קמפיין בלוח הבקרה. אחר כך אפשר לבחור בו כאן.',
  'external.create': 'יצירת קמפיין',
  'external.make': 'יצירת קישור',
  'external.ready': 'הקישור עבור {name} מוכן',
  'external.another': 'אדם נוסף',
}
