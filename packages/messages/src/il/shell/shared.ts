import type { texts as source } from '../../en/shell/shared.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'verify.activated': 'כתובת הדוא״ל אומתה',
  'share.what': 'מה לשתף',
  'share.whole_page': 'כל סוגי הפגישות',
  'share.link': 'שיתוף קישור',
  'share.website': 'הוספה לאתר',
  'share.link_text': 'כל מי שיש לו הקישור יכול להזמין. לא נדרש חשבון.',
  'share.copy': 'העתקת קישור',
  'share.copied': 'הקישור הועתק',
  'share.open': 'פתיחה',
  'embed.copy': 'העתקת קוד',
  'embed.copied': 'הקוד הועתק',
  'event_types.empty': 'אין עדיין סוגי פגישות',
  'event_type.not_saved': 'עדיין לא נשמר',
  'names.more': { one: 'עוד אחד', two: 'עוד שניים', other: 'עוד {count}' },
}
