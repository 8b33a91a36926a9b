import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'referrals.text': 'אפשר להזמין אנשים שגם הם רוצים שיקבעו איתם פגישות.',
  'referrals.earn':
    'כל מי שמגיע דרך הקישור שלך ומשלם על תוכנית מזכה אותך ב-{points} נקודות. {worth} נקודות שוות {dollars} דולר.',
  'referrals.email': 'את מי להזמין?',
  'referrals.email_hint': 'תישלח הודעה אחת עם הקישור שלך, בשמך. התשובות מגיעות אליך.',
  'referrals.invite': 'הזמנה',
  'referrals.invited': 'ההזמנה שלך בדרך אל {email}.',
  'referrals.failed': 'לא ניתן להזמין את כתובת הדוא״ל הזאת',
  'referrals.invited_before': 'כבר הזמנת את {email}: לא נשלחת הודעה שנייה.',
  'referrals.invited_on': 'הוזמן ב-{date}',
  'referrals.held': {
    one: 'הודעה אחת לאיש קשר חדש ממתינה בגלל המגבלה היומית. ננסה שוב ב־{when}.',
    two: 'שתי הודעות לאנשי קשר חדשים ממתינות בגלל המגבלה היומית. נמשיך לשלוח ב־{when}.',
    other: '{count} הודעות לאנשי קשר חדשים ממתינות בגלל המגבלה היומית. נמשיך לשלוח ב־{when}.',
  },
  'referrals.nobody': 'עדיין לא הוזמן אף אחד',
  'referrals.nobody_text': 'מי שמקבל את ההודעה מוצא בה את הקישור שלך.',
  'referrals.points': { one: 'נקודה {count}', two: '{count} נקודות', other: '{count} נקודות' },
  'referrals.joined': {
    one: 'אדם {count} הגיע דרך הקישור שלך',
    two: '{count} אנשים הגיעו דרך הקישור שלך',
    other: '{count} אנשים הגיעו דרך הקישור שלך',
  },
  'referrals.paid': {
    one: '{count} מהם משלם על תוכנית',
    two: '{count} מהם משלמים על תוכנית',
    other: '{count} מהם משלמים על תוכנית',
  },
  'referrals.gift_cards': 'כרטיסי מתנה',
  'referrals.gift_card': '{dollars} דולר',
  'referrals.costs': '{points} נקודות',
  'referrals.missing': {
    one: 'חסרה נקודה {count}',
    two: 'חסרות {count} נקודות',
    other: 'חסרות {count} נקודות',
  },
  'referrals.claim': 'מימוש',
  'referrals.claim_named': 'מימוש כרטיס המתנה בסך {dollars} דולר',
  'referrals.sure': 'לממש {dollars} דולר?',
  'referrals.sure_text': '{points} נקודות הופכות לכרטיס מתנה. הוא יגיע בדואר אל {email}.',
  'referrals.claimed': 'כרטיס המתנה יגיע אל {email}.',
  'referrals.claims': 'מומש עד כה',
  'referrals.claimed_on': 'מומש ב-{date}, יישלח אל {email}',
  'referrals.sent_on': 'נשלח ב-{date} אל {email}',
  'referrals.no_rewards': 'אין תגמולים בשרת הזה',
  'referrals.no_rewards_text': 'השרת אינו מוכר תוכניות. הקישור וההזמנות שלך פועלים בכל זאת.',
  'referrals.link': 'הקישור שלך',
  'referrals.link_text': 'מי שנרשם דרכו נזקף לזכותך. אפשר לשים אותו באתר, בהודעות או בפרופיל.',
  'referrals.copy': 'העתקת הקישור',
}
