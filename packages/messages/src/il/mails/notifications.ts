import type { texts as source } from '../../en/mails/notifications.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectHeld: 'חלק מההודעות שלך יישלחו מאוחר יותר',
  headingHeld: 'חלק מההודעות שלך ממתינות',
  held: 'ב-{product} יש מגבלה על מספר האנשים החדשים שאפשר לכתוב להם ביום, והגעת אליה. שאר ההודעות יישלחו אוטומטית בימים הקרובים.',
  actionHeld: 'מה ממתין',
  textHeld: 'מה ממתין:',
  heldClosing: 'שום דבר לא אבד ואין צורך לעשות דבר. המגבלה גדלה ככל שהחשבון ותיק יותר.',
}
