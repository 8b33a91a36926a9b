import type { texts as source } from '../en/branding.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'branding.text': 'איך נראים הדף שלך, הודעות הדוא״ל וההטמעות.',
  'branding.preview': 'הדף שלך כפי שהמוזמנים רואים אותו, כולל שינויים שלא נשמרו.',
  'branding.scheme': 'התצוגה אצל המבקר',
  'branding.light': 'בהיר',
  'branding.dark': 'כהה',

  'image.avatar': 'התמונה שלך',
  'image.avatar_text': 'בראש הדף שלך ובהודעות הדוא״ל, אם אין לוגו.',
  'image.logo': 'לוגו',
  'image.logo_text': 'מוצג במקום התמונה שלך.',
  'image.background': 'רקע',
  'image.background_text': 'מאחורי הדף שלך. דפים מוטמעים מציגים במקומו את האתר שמאחור.',
  'image.kinds': '‏JPEG,‏ PNG,‏ WebP או GIF, עד {megabytes} מ״ב.',
  'image.choose': 'בחירת קובץ: {name}',
  'image.replace': 'החלפה: {name}',
  'image.remove': 'הסרה: {name}',
  'image.choose_short': 'בחירת קובץ',
  'image.replace_short': 'החלפה',
  'image.remove_short': 'הסרה',
  'image.sending': 'בהעלאה…',
  'image.saved': 'התמונה נשמרה',
  'image.background_saved': 'הרקע נשמר',
  'image.removed': 'התמונה הוסרה',
  'image.required': 'נדרשת תמונה',
  'image.failed': 'לא ניתן להעלות את הקובץ. אפשר לנסות שוב בעוד רגע.',
  'image.image_type': 'זו אינה תמונת JPEG,‏ PNG,‏ WebP או GIF.',
  'image.too_large': 'הקובץ גדול מ־{megabytes} מ״ב.',
  'image.too_many_pixels': {
    one: 'בתמונה יותר ממיליון פיקסלים. יש להקטין אותה קודם.',
    two: 'בתמונה יותר משני מיליון פיקסלים. יש להקטין אותה קודם.',
    other: 'בתמונה יותר מ־{count} מיליון פיקסלים. יש להקטין אותה קודם.',
  },
  'image.image_broken': 'התמונה פגומה או קטועה.',
  'image.image_slow': 'קריאת התמונה אורכת יותר מדי. יש להקטין אותה קודם.',

  'crop.title': 'חיתוך התמונה',
  'crop.frame': 'החלק שייראה: אפשר לגרור אותו או להזיז אותו במקשי החצים',
  'crop.zoom': 'הגדלה',
  'crop.use': 'חיתוך התמונה',

  'colors.title': 'צבעים',
  'colors.text': 'בדף שלך, בהודעות הדוא״ל ובהטמעות שאין להן צבעים משלהן.',
  'colors.background': 'צבע הרקע',
  'colors.text_color': 'צבע הטקסט',
  'colors.button': 'צבע הכפתורים והקישורים',
  'colors.usual': 'איפוס לברירת המחדל',
  'colors.default': 'ברירת מחדל',
  'colors.reset': 'איפוס לברירת המחדל: {name}',
  'colors.hard_to_read':
    'לחלק מהמבקרים קשה לקרוא את הטקסט הזה. אם לא בוחרים צבע רקע, הוא בהיר אצל חלקם וכהה אצל אחרים.',
  'colors.better': 'שימוש ב-{color}',

  'product_name.hide': 'הסתרת השם {product}',
  'product_name.text': 'מסיר אותו מהדף שלך ומהודעות למוזמנים. ההודעות יגיעו אז בשמך.',
}
