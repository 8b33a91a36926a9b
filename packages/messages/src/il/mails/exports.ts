import type { texts as source } from '../../en/mails/exports.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectExportReady: 'הייצוא שלך מ-{product} מוכן',
  headingExportReady: 'הייצוא שלך מוכן',
  exportReady: 'כל מה שיש בחשבון {product} שלך נמצא בקובץ אחד.',
  labelUntil: 'נשמר עד',
  actionExport: 'להורדת הקובץ',
  textExport: 'אפשר להוריד אותו כאן:',
  exportOnce:
    'ההורדה אפשרית רק לך, ורק פעם אחת. אחר כך נמחק את הקובץ. כדאי לשמור עליו היטב: יש בו מה שמסרו לך המוזמנים.',
}
