import type { texts as source } from '../../en/mails/exports.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectExportReady: 'הייצוא שלך מ-{product} מוכן',
  headingExportReady: 'הכול בקובץ אחד',
  exportReady: 'כל מה שיש בחשבון {product} שלך נכתב לקובץ אחד.',
  labelUntil: 'נשמר עד',
  actionExport: 'להורדת הקובץ',
  textExport: 'אפשר להוריד אותו כאן:',
  exportOnce:
    'אפשר להוריד אותו פעם אחת, רק על ידך, ואז הוא נמחק. כדאי לשמור עליו היטב: יש בו מה שמסרו לך המוזמנים.',
}
