import type { texts as source } from '../../en/integrations/connectors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'connector.key': 'מפתח API',
  'connector.key_text':
    '{app} מתחבר באמצעות מפתח. צרו מפתח נפרד עבור {app}, כדי שאפשר יהיה להסיר אותו בלי לפגוע בתוכנות אחרות.',
  'connector.key_scopes': 'המפתח מאפשר לקרוא ולשנות פגישות, פגישות חד־פעמיות ו־webhooks, ולקרוא סוגי פגישות.',
  'connector.key_make': 'יצירת מפתח',
  'connector.hears': 'אירועים שנשלחים אל {app}',
  'connector.remove': 'הסרה',
  'connector.remove_of': 'הסרה: {name}',
  'connector.stand_in': 'לנסות כאן',
  'connector.stand_in_text':
    'אי אפשר להגיע מ־{app} לגרסת הניסיון הזאת. תחליף במחשב הזה פועל במקומו: אפשר להדביק שם מפתח, להפעיל טריגר ולהריץ פעולות.',
  'connector.stand_in_open': 'פתיחת התחליף',
  'connector.zapier_key': 'צרו מפתח API והעתיקו אותו.',
  'connector.zapier_connect': 'ב־Zapier הוסיפו את האפליקציה הזאת ל־Zap והתחברו עם {origin} ועם המפתח.',
  'connector.zapier_choose': 'בחרו מה מפעיל את ה־Zap, למשל פגישה חדשה, או מה הוא עושה, למשל קביעת פגישה.',
  'connector.zapier_try': 'בדקו: Zapier מציג את הפגישות האחרונות שלכם כדוגמאות. אחר כך הפעילו את ה־Zap.',
  'connector.zapier_note':
    'מי שמפעיל את השרת הזה מפרסם את האפליקציה של Zapier פעם אחת, מתוך examples/zapier.',
  'connector.zapier_none': 'עדיין אין כלום. הפעילו Zap שמתחיל באפליקציה הזאת, והוא יופיע כאן.',
  'connector.pabbly_connect_address':
    'ב־Pabbly Connect בחרו Webhook by Pabbly בתור טריגר והעתיקו את הכתובת שלו.',
  'connector.pabbly_connect_paste': 'הוסיפו webhook עם הכתובת הזאת ובחרו את האירועים.',
  'connector.pabbly_connect_try': 'שלחו דוגמה מדף ה־webhook, כדי ש־Pabbly Connect יכיר את השדות.',
  'connector.pabbly_connect_act':
    'כדי לקבוע, להזיז או לבטל פגישה מתוך תהליך, צרו מפתח API והשתמשו בו בתור bearer token ב־API by Pabbly, עם {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'אפליקציה שנבנתה בבונה האפליקציות של Pabbly יכולה להגדיר את ה־webhooks שלה בעצמה, בעזרת המפתח.',
  'connector.pabbly_connect_none':
    'עדיין אין כלום. הוסיפו webhook עם כתובת של Pabbly Connect, והוא יופיע כאן.',
  'chrome_extension.get': 'הורידו את התוסף ופרקו את הקובץ.',
  'chrome_extension.load':
    'פתחו ב־Chrome את chrome://extensions, הפעילו מצב מפתח, בחרו בטעינת תוסף שנפרק ובחרו את התיקייה.',
  'chrome_extension.connect': 'הזינו {origin} בהגדרות התוסף, לחצו על חיבור ואשרו את הגישה.',
  'chrome_extension.use':
    'פתחו הודעה ב־Gmail או ב־LinkedIn, לחצו על סמל התוסף והוסיפו קישור או מועדים פנויים.',
  'chrome_extension.download': 'הורדת התוסף',
  'chrome_extension.note':
    'התוסף קורא דף רק אחרי שלחצתם שם על הסמל שלו. הגישה מסתיימת כשמסירים אותו במפתחות API.',
  'chrome_extension.not_allowed': 'השרת הזה אינו מאפשר את התוסף. פנו למי שמפעיל אותו.',
  'chrome_extension.access': 'אפליקציות מחוברות',
}
