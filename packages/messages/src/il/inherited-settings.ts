import type { texts as source } from '../en/inherited-settings.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'inherited.title': 'מהארגון שלך',
  'inherited.text': 'הגדרות שהתקבלו מהארגון מתעדכנות איתו. שינוי שלך הופך אותן לשלך.',
  'inherited.logo': 'לוגו',
  'inherited.background': 'רקע',
  'inherited.colors': 'צבעים',
  'inherited.language': 'השפה למוזמנים',
  'inherited.reminders': 'תזכורות של כל סוגי הפגישות',
  'inherited.questions': 'שאלות של סוגי פגישות חדשים',
  'inherited.mails': 'הודעות דוא״ל אליך',
  'inherited.from': 'התקבל מאת {name}',
  'inherited.own': 'שלך',
  'inherited.saved_inherited': 'התקבל. מעכשיו חל הערך של הארגון.',
  'inherited.saved_own': 'מעכשיו זה שלך. הערך נשאר.',
  'inherited.use': 'שימוש בזה של {name}',
  'inherited.make_own': 'הפיכה לשלי',
  'inherited.ask': 'להשתמש בזה של {name} במקום בשלך?',
  'inherited.lost_reminders':
    'התזכורות של כל סוגי הפגישות שלך מוחלפות, חוץ מאלה שהתקבלו מארגון. אי אפשר להחזיר אותן. פגישות שנקבעו שומרות על שלהן.',
  'inherited.lost_image': 'התמונה שלך נמחקת. כדי להחזיר אותה צריך להעלות אותה שוב.',
}
