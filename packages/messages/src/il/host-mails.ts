import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'host_mails.text': 'אילו הודעות מגיעות אל {email}.',
  'host_mails.booked': 'נקבעה פגישה',
  'host_mails.booked_text': 'עם ההזמנה ליומן שלך.',
  'host_mails.rescheduled': 'פגישה הועברה למועד אחר',
  'host_mails.rescheduled_text': 'על ידי מי שקבע אותה או על ידך.',
  'host_mails.canceled': 'פגישה בוטלה',
  'host_mails.canceled_text': 'על ידי מי שקבע אותה או על ידך.',
  'host_mails.reminder': 'הגיע זמן תזכורת',
  'host_mails.reminder_text': 'כפי שמוגדר בכל סוג פגישה.',
  'host_mails.webhook': 'webhook נכשל',
  'host_mails.webhook_text': 'או כובה כי נכשל זמן רב מדי.',
  'host_mails.held': {
    one: 'הודעה אחת לאיש קשר חדש ממתינה בגלל המגבלה היומית. ננסה שוב ב־{when}.',
    two: 'שתי הודעות לאנשי קשר חדשים ממתינות בגלל המגבלה היומית. נמשיך לשלוח ב־{when}.',
    other: '{count} הודעות לאנשי קשר חדשים ממתינות בגלל המגבלה היומית. נמשיך לשלוח ב־{when}.',
  },
  'host_mails.always':
    'הודעות על החשבון עצמו מגיעות תמיד: סיסמה, כתובת ומכשירים חדשים. מה שאחרים מקבלים הם בוחרים בעצמם.',
}
