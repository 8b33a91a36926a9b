import type { texts as source } from '../en/calendars.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'connections.text': 'אי אפשר לקבוע איתך כשיומן מחובר תפוס, ומה שנקבע נכתב בו.',
  'connections.connect': 'חיבור יומן Google',
  'connections.connect_text':
    'Google שואלת באיזה חשבון מדובר. אנחנו קוראים מתי היומן תפוס, וכותבים בו את מה שנקבע.',
  'connections.another': 'חיבור חשבון נוסף',
  'connections.off': 'יומן Google עדיין לא הוגדר בשרת הזה',
  'connections.off_text': 'מי שמפעיל את השרת מגדיר את {needs}.',
  'connections.working': 'מחובר',
  'connections.read_at': 'מחובר, נקרא לאחרונה {time}',
  'connections.broken': 'יש לחבר מחדש',
  'connections.broken_text': 'Google כבר לא מאפשרת גישה. עד לחיבור מחדש תקפים הזמנים הידועים האחרונים.',
  'connections.failing': 'לא היה אפשר לקרוא ב-{time}. תקפים הזמנים הידועים האחרונים.',
  'connections.reconnect': 'חיבור מחדש',
  'connections.disconnect': 'ניתוק',
  'connections.disconnect_title': 'לנתק את {account}?',
  'connections.disconnect_text':
    'מעכשיו יהיה אפשר לקבוע בזמנים התפוסים שלו, והזמנות לא ייכתבו בו יותר. מה שכבר ביומן נשאר שם. הגישה שלנו מבוטלת.',
  'connections.disconnected': '{account} נותק',
  'connections.blocking': 'בדיקת התנגשויות ב',
  'connections.target': 'היומן שמקבל אירועים חדשים',
  'connections.no_target': 'אף אחד',
  'connections.saved': 'היומנים נשמרו',
  'connections.finishing': 'מתחבר…',
  'connections.connected': '{account} מחובר',
  'connections.refused': 'שום דבר לא חובר',
  'connections.refused_text': 'הגישה לא ניתנה. דבר לא השתנה; אפשר להתחיל מחדש.',
  'connections.back': 'חזרה לחיבורי היומן',
  'connections.bar': 'יש לחבר את {account} מחדש: ייתכן שהזמנים התפוסים שלו אינם עדכניים.',
  'connections.bar_label': 'חיבור יומן תקול',
}
