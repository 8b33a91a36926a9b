import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'retention.text': 'מחיקת נתוני המוזמנים כשאין בהם עוד צורך.',
  'retention.label': 'מחיקת נתוני המוזמנים',
  'retention.label_text': 'לפגישות שכבר הסתיימו.',
  'retention.never': 'אף פעם',
  'retention.after': {
    one: 'חודש אחרי הפגישה',
    two: 'חודשיים אחרי הפגישה',
    other: '{count} חודשים אחרי הפגישה',
  },
  'retention.what':
    'בכל לילה נמחקים שמות, כתובות דוא״ל, תשובות, אורחים, סיבות וקמפיינים. עדיין אפשר לראות כמה פגישות היו, מאיזה סוג ומתי.',
  'retention.save': 'שמירה',
  'retention.saved': 'נשמר',
  'retention.ask': 'למחוק נתונים ישנים יותר?',
  'retention.ask_text': {
    one: 'הלילה יימחק מה שמסרו המוזמנים לפגישות שהסתיימו לפני חודש. אי אפשר להחזיר אותו: כדאי לייצא קודם אם יש בו צורך.',
    two: 'הלילה יימחק מה שמסרו המוזמנים לפגישות שהסתיימו לפני חודשיים. אי אפשר להחזיר אותו: כדאי לייצא קודם אם יש בו צורך.',
    other:
      'הלילה יימחק מה שמסרו המוזמנים לפגישות שהסתיימו לפני {count} חודשים. אי אפשר להחזיר אותו: כדאי לייצא קודם אם יש בו צורך.',
  },
}
