import type { texts as source } from '../../en/mails/referrals.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectReferral: '{name} מזמין אותך ל-{product}',
  headingReferral: '{name} חושב ש-{product} יתאים לך',
  referral:
    'עם {product} אפשר לקבוע איתך פגישות בזמנים שנוחים לשני הצדדים, בלי התכתבויות. {name} משתמש בו ומזמין אותך לנסות.',
  actionTry: 'לצפייה',
  textTry: 'אפשר לראות כאן:',
  referralSeen: 'אם מישהו יירשם ל-{product} דרך ההודעה הזאת וישלם על תוכנית, {name} יראה זאת.',
  referralClosing: 'ייתכן שתישלח תזכורת אחת מאת {name}, ולא יותר.',
  subjectReferralReminder: 'תזכורת: {name} מזמין אותך ל-{product}',
  headingReferralReminder: '{name} עדיין חושב ש-{product} יתאים לך',
  referralLast: 'זאת התזכורת היחידה. לא יישלחו הודעות נוספות כאלה מאת {name}.',
  footerReferral:
    'קיבלת את ההודעה כי {name} ({page}) הזמין אותך ל-{product}. לא נשתמש בכתובת שלך לשום דבר אחר.',
  subjectReward: '{name} מבקש כרטיס מתנה בסך {dollars} דולר',
  headingReward: 'יש לשלוח כרטיס מתנה',
  rewardByHand:
    '{name} מממש {points} נקודות עבור אנשים שהגיעו דרך הקישור ומשלמים על תוכנית. אין במלאי כרטיס בשווי הזה. נא לשלוח כרטיס אל {email}.',
  rewardFromStock:
    '{name} מממש {points} נקודות עבור אנשים שהגיעו דרך הקישור ומשלמים על תוכנית. כרטיס מהמלאי יישלח אל {email} בתאריך {date}, אלא אם יעוכב.',
  labelWorth: 'שווי',
  worthDollars: '{dollars} דולר ({points} נקודות)',
  labelGiftCardStop: 'לעיכוב',
  subjectGiftCard: 'כרטיס המתנה שלך בסך {dollars} דולר',
  headingGiftCard: 'הנה כרטיס המתנה שלך',
  giftCard: 'תודה שהבאת אנשים אל {product}.',
  giftCardDollars: '{dollars} דולר',
  labelGiftCardCode: 'קוד',
  giftCardKeep: 'כדאי לשמור את ההודעה. אצלנו הקוד נמחק אחרי שלושה חודשים.',
  footerGiftCard: 'קיבלת את ההודעה כי מימשת נקודות ב-{product}.',
}
