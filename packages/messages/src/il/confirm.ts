import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  emailHint: 'נשלח קוד לכתובת הזו. איתו קובעים את הפגישה.',

  title: 'כדאי לבדוק את הדוא״ל',
  sent: 'שלחנו קוד בן שש ספרות אל {email}. יש להזין אותו כאן כדי לקבוע את הפגישה.',
  code: 'הקוד מהדוא״ל',
  notThere: 'עדיין לא הגיע? כדאי לבדוק בתיקיית הספאם.',
  sendAgain: 'שליחה חוזרת',
  sentAgain: 'נשלח שוב אל {email}',
  again: {
    one: 'אפשר לשלוח שוב בעוד שנייה',
    two: 'אפשר לשלוח שוב בעוד שתי שניות',
    other: 'אפשר לשלוח שוב בעוד {count} שניות',
  },
  noMore: 'לא נוכל לשלוח עוד קודים למועד הזה. אם לא הגיע, כדאי לבדוק את הכתובת.',
  changeEmail: 'שינוי כתובת הדוא״ל',

  kept: {
    one: 'המועד הזה שמור לך לעוד דקה',
    two: 'המועד הזה שמור לך לעוד שתי דקות',
    other: 'המועד הזה שמור לך לעוד {count} דקות',
  },
  keptShortly: 'נותרה פחות מדקה לאישור המועד הזה',
  keptUntil: 'המועד הזה שמור לך עד {time}',

  sixDigits: 'יש להזין את כל שש הספרות',
  wrong: 'זה לא הקוד שבדוא״ל',
  usedUp: 'יותר מדי קודים שגויים. אפשר לקבוע דרך הקישור שבדוא״ל.',
  ended: 'המועד כבר לא שמור לך',
  endedHint: 'לא נקבע דבר. מה שהוקלד נשמר: אפשר לנסות שוב כל עוד המועד פנוי.',
  endedLink: 'לא נקבע דבר. אפשר לנסות שוב כל עוד המועד פנוי.',
  askAgain: 'ניסיון נוסף',

  linkTitle: 'לקבוע את הפגישה?',
  linkText: 'בלחיצה אחת מאשרים שהכתובת {email} שלך, והפגישה נקבעת.',
  notYou: 'זה לא הגיע ממך? אפשר לסגור את הדף, ולא ייקבע דבר.',

  // The host approves each booking
  approvalHint: 'המארח מאשר כל הזמנה. התשובה תגיע אליך בדוא״ל.',
  requestTitle: 'הבקשה נשלחה',
  requestText: 'המארח צריך לאשר את המועד הזה. נשלח את התשובה אל {email} עד {time}.',
  withdraw: 'ביטול הבקשה',
  withdrawn: 'הבקשה בוטלה',
  declined: 'הבקשה נדחתה',
  nothingBooked: 'לא נקבע דבר.',
  offerTitle: 'בחירת מועד אחר',
  offerText: 'המועד שביקשת לא מתאים אצל {name}, אבל המועדים האלה פנויים. הם שמורים לך עד {time}.',
  noneWork: 'אף אחד מהם לא מתאים',
  offerGone: 'אף אחד מהמועדים האלה כבר לא פנוי',
  offerEnded: 'המועדים האלה כבר לא שמורים לך',
  propose: 'הצעת מועדים משלך',
  proposeHint: 'אפשר להזין עד שלושה מועדים. המארח בוחר אחד.',
  proposeTime: 'מועד {number}',
  proposeMessage: 'הודעה',
  proposeSend: 'שליחת המועדים',
  proposePast: 'המועד הזה עבר',
  proposedTitle: 'המועדים נשלחו',
  proposedText: 'המארח בוחר אחד מהמועדים האלה או דוחה את הבקשה. נשלח את התשובה אל {email} עד {time}.',
}
