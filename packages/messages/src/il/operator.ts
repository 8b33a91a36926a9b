import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  title: 'מצב השרת',
  allWell: 'הכול תקין.',
  wrong: { one: 'דבר אחד לא תקין', two: 'שני דברים לא תקינים', other: '{count} דברים לא תקינים' },

  mailsWait:
    'אף אחד לא מקבל הודעות: SMTP_URL לא מוגדר. יש להגדיר אותו, למשל smtp://user:password@host:587, ולהפעיל את השרת מחדש. ההודעות שממתינות יישלחו אז.',
  mailsCaught:
    'אף אחד לא מקבל הודעות: SMTP_URL הוא "mailbox", ולכן הן רק נשמרות כאן. הן לא יישלחו גם בהמשך. לשימוש אמיתי יש להגדיר שרת דואר.',
  nobodySends: {
    by: 'minutes',
    one: 'הודעות ממתינות כבר דקה אחת: אין תהליך עובד, או שאין לו שרת דואר. יש להפעיל תהליך עם ROLE=worker, או בלי ROLE, ולתת לו SMTP_URL.',
    two: 'הודעות ממתינות כבר שתי דקות: אין תהליך עובד, או שאין לו שרת דואר. יש להפעיל תהליך עם ROLE=worker, או בלי ROLE, ולתת לו SMTP_URL.',
    other:
      'הודעות ממתינות כבר {minutes} דקות: אין תהליך עובד, או שאין לו שרת דואר. יש להפעיל תהליך עם ROLE=worker, או בלי ROLE, ולתת לו SMTP_URL.',
  },
  serverRefuses:
    'שרת הדואר לא מקבל הודעות: אי אפשר להגיע אליו, או שהוא דוחה אותן. יש לבדוק את SMTP_URL ואת היומן שלו. נמשיך לנסות במשך יומיים.',
  noEncryption:
    'סיסמאות וקישורים נשלחים בלי הצפנה, כך שאחרים יכולים לקרוא אותם בדרך. יש להציב לפני השרת פרוקסי שמסיים TLS, ולהגדיר ב-PUBLIC_URL את כתובת ה-https:// שלו.',
  superuser:
    'השרת הוא משתמש-על של מסד הנתונים, ולכן טעות שלנו עלולה לפגוע במכונה כולה. יש לתת לו תפקיד שבבעלותו רק מסד הנתונים שלו, ולציין אותו ב-DATABASE_URL.',
  keyBesideSecrets:
    'סודות של אפליקציות אימות ואסימוני יומנים מוצפנים, אבל המפתח שלהם נמצא באותו מסד נתונים: כל מי שיש לו עותק של המסד יכול לקרוא אותם. יש להגדיר את SECRET_KEYS ל‑64 ספרות הקסדצימליות, למשל מ‑openssl rand -hex 32, ולהפעיל את השרת מחדש.',

  server: 'שרת',
  version: 'גרסה',
  roles: 'התהליך הזה',
  web: 'עונה לבקשות',
  worker: 'שולח הודעות, תזכורות ו-webhooks',
  since: 'פועל מאז',
  publicUrl: 'כתובת ציבורית',
  listens: 'מאזין ב-',
  listensAt: '{host}, פורט {port}',
  knownHosts: 'שמות נוספים',
  proxies: 'פרוקסים מהימנים',
  onThisMachine: 'אלה שבמכונה הזו',
  purpose: 'ייעוד',
  trial: 'גרסת ניסיון עם נתונים משלה, למכונה הזו בלבד. לשימוש אמיתי יש להגדיר PUBLIC_URL.',
  production: 'שימוש אמיתי',
  videos: 'סרטונים',
  ffmpeg: 'לתהליך הזה יש ffmpeg, והוא יכול להמיר סרטונים.',
  noFfmpeg:
    'לתהליך הזה אין ffmpeg ב-/usr/bin, ב-/usr/local/bin או ב-/opt/homebrew/bin. אפשר להקליט סרטונים, להעלות ולנגן אותם, אבל לא לחתוך אותם. לא נוצרות מהם תמונות או GIF, סרטוני WebM נשארים כפי שהם, ומעט דפדפנים לא מנגנים אותם, וסרטוני .ogg לא מוצגים. יש להתקין ffmpeg ולהפעיל את השרת מחדש.',

  database: 'מסד נתונים',
  databaseSize: 'גודל',
  databaseRole: 'תפקיד',
  migration: 'ההגירה האחרונה',

  mails: 'הודעות',
  mailsGo: 'מצב',
  sent: 'נשלחות',
  caught: 'נשמרות בתיבת הדואר',
  waiting: 'ממתינות',
  waitingNow: 'ממתינות עכשיו',
  waitingSince: '{count}, מאז {time}',
  none: 'אין',
  later: 'תזכורות להמשך',
  lastSent: 'האחרונה שנשלחה',
  never: 'אף פעם',
  refused: 'נדחו על ידי נמענים בשבוע האחרון',
}
