import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  play: 'הפעלת הסרטון',
  speed: 'מהירות',
  quality: 'איכות',
  quality_high: 'גבוהה',
  quality_small: 'חיסכון בנתונים',
  full_screen: 'מסך מלא',
  chapters: 'פרקים',
  book: 'קביעת מועד',
  close: 'סגירה',
  website: 'האתר {site}',
  failed_connection: 'החיבור נותק.',
  failed_file: 'לא הצלחנו לטעון את הסרטון.',
  failed_format: 'לא הצלחנו לטעון את הסרטון. נסו בדפדפן אחר.',
  try_again: 'ניסיון נוסף',
  password_title: 'הסרטון מוגן בסיסמה',
  password: 'סיסמה',
  wrong_password: 'זו אינה הסיסמה. נסו שוב.',
  watch: 'צפייה בסרטון',
  missing_title: 'הסרטון אינו כאן',
  missing_text: 'ייתכן שהוא נמחק, או שבעליו שומר אותו לעצמו.',
  expired_title: 'תוקף הקישור פג',
  expired_text: 'הקישור הזה כבר לא עובד. בקשו קישור חדש מבעלי הסרטון.',
  processing_title: 'כמעט מוכן',
  processing_text: 'הסרטון עדיין בהכנה. הוא יופיע כאן בעוד רגע.',
}
