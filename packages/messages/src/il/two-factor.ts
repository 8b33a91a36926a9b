import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'two_factor.text': 'דורשת קוד נוסף על הסיסמה, כך שסיסמה גנובה לבדה אינה מספיקה.',
  'two_factor.off': 'הכניסה הדו־שלבית כבויה',
  'two_factor.off_text': 'כשהיא פועלת, נכנסים עם הסיסמה ועם קוד בן שש ספרות מאפליקציה בטלפון.',
  'two_factor.set_up': 'הגדרת כניסה דו־שלבית',
  'two_factor.step': 'שלב {step} מתוך 3',
  'two_factor.app': 'התקנת אפליקציית אימות',
  'two_factor.app_text':
    'כל אפליקציה לקודים חד־פעמיים מתאימה; גם מנהלי סיסמאות רבים. אחר כך יש להזין את הסיסמה.',
  'two_factor.next': 'המשך',
  'two_factor.scan': 'סריקת הקוד',
  'two_factor.scan_text':
    'יש לפתוח את האפליקציה ולסרוק את הקוד. הדפדפן שלך מצייר אותו ואינו שולח אותו לשום מקום.',
  'two_factor.qr': 'קוד QR לאפליקציית האימות',
  'two_factor.by_hand': 'אין מצלמה? אפשר להקליד את המפתח באפליקציה:',
  'two_factor.copy_key': 'העתקת המפתח',
  'two_factor.enter': 'הזנת הקוד בן 6 הספרות',
  'two_factor.switch_on': 'הפעלה',
  'two_factor.switched_on': 'הכניסה הדו־שלבית פועלת. החשבון נותק בכל מקום אחר.',
  'two_factor.codes': 'יש לשמור את קודי השחזור',
  'two_factor.codes_text':
    'כל קוד מאפשר כניסה אחת כשהאפליקציה אינה בהישג יד. הם מוצגים רק עכשיו: כדאי לשמור אותם במקום בטוח.',
  'two_factor.copy_codes': 'העתקת הקודים',
  'two_factor.download': 'הורדה',
  'two_factor.kept': 'שמרתי אותם',
  'two_factor.file_text': 'קודי שחזור ל‑{product}. כל אחד תקף פעם אחת.',
  'two_factor.on': 'הכניסה הדו־שלבית פועלת',
  'two_factor.since': 'מאז {date}.',
  'two_factor.codes_left': {
    one: 'נותר קוד שחזור אחד.',
    two: 'נותרו שני קודי שחזור.',
    other: 'נותרו {count} קודי שחזור.',
  },
  'two_factor.renew': 'קבלת קודי שחזור חדשים',
  'two_factor.switch_off': 'כיבוי',
  'two_factor.switched_off': 'הכניסה הדו־שלבית כבויה. החשבון נותק בכל מקום אחר.',
  'error.two_factor_is_on': 'הכניסה הדו־שלבית כבר פועלת',
}
