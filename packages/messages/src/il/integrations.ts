import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  // Connectors
  'connector.key': 'מפתח API',
  'connector.key_text':
    '{app} מתחבר באמצעות מפתח API. צרו מפתח נפרד עבור {app}, כדי שאפשר יהיה להסיר אותו בלי לפגוע בתוכנות אחרות.',
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
  'connector.zapier_connect': 'ב־Zapier הוסיפו את האפליקציה הזאת ל־Zap והיכנסו עם {origin} ועם המפתח.',
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
    'כדי לקבוע פגישה, לשנות את מועדה או לבטל אותה מתוך תהליך, צרו מפתח API והשתמשו בו בתור bearer token ב־API by Pabbly, עם {origin}/api/v1.',
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

  // Integrations
  // Integrations
  'integrations.text': 'חיבור יומנים, שיחות וידאו, CRM, אתר וכלי ניתוח נתונים.',
  'integrations.search': 'חיפוש שילובים',
  'integrations.categories': 'קטגוריה',
  'integrations.all': 'הכול',
  'integrations.video': 'שיחות וידאו',
  'integrations.calendars': 'יומנים',
  'integrations.sales': 'מכירות ו־CRM',
  'integrations.embed': 'הטמעה',
  'integrations.tracking': 'כלי ניתוח נתונים',
  'integrations.native': 'שילובים מובנים',
  'integrations.extensions': 'תוספים',
  'integrations.connectors': 'API ומחברים',
  'integrations.count': { one: 'שילוב אחד', two: 'שני שילובים', other: '{count} שילובים' },
  'integrations.none': 'לא נמצא דבר עבור ”{search}“',
  'integrations.none_text': 'בכל אתר אפשר להשתמש בקוד הכללי: ”שיתוף הקישור“, ואז ”הוספה לאתר“.',
  'integrations.show_all': 'הצגת הכול',
  'integrations.connected': 'מחובר',
  'integrations.gone': 'השילוב הזה לא קיים',
  'integrations.gone_text': 'ייתכן ששמו אחר. בקטלוג מופיעים כל השילובים.',

  // How to put it on a platform
  'platform.video': 'הצגת סרטון',
  'platform.video_choice': 'סרטון',
  'platform.video_none': 'בחרו אחד מהסרטונים שלכם',
  'platform.video_tool': 'בחירת צבעים וכפתור',
  'platform.ways': 'היכן להציב',
  'platform.event': 'אילו פגישות אפשר לקבוע שם',
  'platform.steps': 'צעד אחר צעד',
  'platform.picture': 'לכאן נכנס הקוד: ”{place}“',
  'platform.address': 'הכתובת שלכם',
  'platform.download': 'הורדת התוסף',
  'platform.test': 'ואז לבדוק את הדף',
  'way.page': 'בתוך הדף',
  'way.every_page': 'כפתור בכל דף',
  'way.plugin': 'תוסף',
  'way.link': 'קישור',
  'way.app_block': 'בלוק של אפליקציה',
  'way.video': 'סרטון',
  'note.wordpress_video': 'עם התוסף גם כותבים יכולים להציג סרטונים. המסגרת שומרת על צורת הסרטון.',
  'note.video': 'המסגרת שומרת על צורת הסרטון בכל רוחב, ולא צריך סקריפט.',
  'note.video_fixed': 'כאן הקוד נמצא בתיבה בגובה קבוע, ולא צריך סקריפט.',
  'note.wordpress_plugin': 'למנהלי האתר. לאחר מכן גם כותבים יכולים להשתמש בבלוק ובקוד הקצר.',
  'note.wordpress_html': 'למנהלים, ולעורכים של אתר יחיד. אצל כל האחרים WordPress מסיר מסגרות וסקריפטים.',
  'note.wordpress_link': 'לכותבים ולתורמים בלי התוסף. WordPress משאיר אצלם רק קישורים.',
  'note.wix_page': 'Wix מציב את הקוד במסגרת בגובה קבוע, ולכן הקוד כאן בלי סקריפט.',
  'note.wix_every_page': 'נדרשת תוכנית של Wix עם דומיין משלכם.',
  'note.squarespace_page': 'הגובה עוקב אחרי התוכן. קוד עם מסגרות וסקריפטים דורש תוכנית שמתירה זאת.',
  'note.squarespace_every_page': 'נדרשת תוכנית עם הזרקת קוד (Code Injection).',
  'note.shopify_page': 'עובד בכל ערכת נושא של Online Store 2.0. בקופה Shopify לא מתיר סקריפטים.',
  'note.shopify_every_page': 'הכותרת התחתונה מופיעה בכל דף בחנות, חוץ מהקופה.',
  'note.shopify_app_block': 'למפתחים עם חשבון Partner: התיקייה examples/shopify היא הרחבה מוכנה לפריסה.',
  'note.unbounce_page': 'Unbounce מציב רכיבים במקומות קבועים, ולכן למסגרת גובה קבוע והיא נגללת בתוכה.',
  'note.unbounce_every_page': 'הכפתור צף מעל הדף ואינו צריך מקום משלו.',
  'note.weebly_page': 'העורך מציג רק תצוגה מקדימה. כדאי לבדוק את הדף שפורסם.',
  'note.webflow_page': 'נדרשת תוכנית בתשלום. היומן מופיע רק באתר שפורסם.',
  'note.webflow_every_page': 'נדרשת תוכנית אתר בתשלום.',
  'step.open_page': 'פתחו את הדף בעורך.',
  'step.open_settings': 'פתחו את הגדרות האתר.',
  'step.choose': 'בחרו {path}.',
  'step.drag': 'גררו את {place} למקום שבו היומן אמור להופיע.',
  'step.paste': 'הדביקו את הקוד.',
  'step.paste_into': 'הדביקו את הקוד תחת {place}.',
  'step.height': 'קבעו לתיבה גובה של 700 פיקסלים לפחות: היא לא גדלה עם התוכן.',
  'step.drag_video': 'גררו את {place} למקום שבו הסרטון אמור להופיע.',
  'step.video_height': 'קבעו לתיבה גובה של 578 פיקסלים ברוחב של 800 פיקסלים: היא לא גדלה עם התוכן.',
  'step.wordpress_video': 'הדביקו את הקוד המקוצר במקום שבו הסרטון אמור להופיע.',
  'step.publish': 'שמרו ופרסמו, ואז פתחו את הדף כמו מבקר. עורכים מציגים לעיתים קרובות תיבה ריקה.',
  'step.wordpress_install':
    'הורידו את התוסף, העלו אותו תחת Plugins → Add New Plugin → Upload Plugin והפעילו אותו.',
  'step.wordpress_connect': 'תחת {path} הזינו {origin} ובחרו ”בדיקת החיבור“.',
  'step.wordpress_insert':
    'הוסיפו את הבלוק ”Scheduling“ במקום שבו היומן אמור להופיע, או הדביקו את הקוד הקצר.',
  'step.paste_link': 'הדביקו את הכתובת בשורה משלה, או הפכו מילה לקישור.',
  'step.shopify_deploy': 'העתיקו את examples/shopify לאפליקציה שלכם בשם extensions/scheduling ופרסו אותה.',
  'step.shopify_address': 'הדביקו את הכתובת בהגדרות הבלוק.',

  // Connected accounts
  'connect.step_connect': 'חיבור החשבון.',
  'connect.step_connect_teams':
    'כשההזמנות נרשמות ביומן Outlook אין מה לחבר: החדרים מגיעים עם האירועים שלו. עם כל יומן אחר, או בלי יומן, מחברים כאן את חשבון העבודה או הלימודים.',
  'connect.step_calendar': 'חיבור החשבון תחת „חיבורי יומן” ובחירת היומן שמקבל אירועים חדשים.',
  'connect.step_location': 'בחירת {app} כמיקום של סוג פגישה.',
  'connect.step_room':
    'כל הזמנה מקבלת חדר משלה, והוא נשמר גם כשהפגישה מוזזת. הקישור מופיע בהודעות, ביומן ובדף ההזמנה.',
  'connect.step_busy': 'בחירת היומנים שנבדקים להתנגשויות: כל עוד הם תפוסים אי אפשר לקבוע איתך.',
  'connect.step_follow': 'הזמנה שמוזזת או נמחקת ביומן מוזזת או מתבטלת גם כאן.',
  'connect.step_contacts':
    'כל הזמנה מוצאת את איש הקשר לפי כתובת האימייל או מוסיפה אותו, ומוסיפה פגישה אחת. שינוי מועד, ביטול או העברה משנים את אותה פגישה.',
  'connect.step_fields': 'בחירה אילו תשובות נכנסות לאילו שדות של איש הקשר.',
  'connect.step_key': 'יוצרים מפתח ב־{app} ומדביקים אותו כאן. הוא נבדק מיד ונשמר מוצפן.',
  'connect.step_push': 'מקשרים אחד מהקמפיינים שלך ומוסיפים את הלידים שלו עם הקישורים האישיים.',
  'connect.step_told': 'כשליד קובע פגישה, {app} מתעדכן ומפסיק לכתוב לו. אף הזמנה לא מחכה לזה.',
  'connect.disconnect_rooms': 'לא ייווצרו עוד חדרים. חדרים קיימים נשארים. הגישה שלנו נמחקת.',

  // Tracking
  'tracking.ga4_id': 'מזהה מדידה',
  'tracking.gtag_id': 'מזהה תג או מכולה',
  'tracking.fpixel_id': 'מזהה פיקסל',
  'tracking.example': 'למשל {example}',
  'tracking.format': 'יש להזין מזהה כמו {example}',
  'tracking.where_ga4': 'ב־Google Analytics: ניהול ← מקורות נתונים ← האתר שלכם.',
  'tracking.where_gtag': 'ב־Google Ads: כלים ← המרות ← התג. ב־Tag Manager: ליד שם המכולה.',
  'tracking.where_fpixel': 'ב־Events Manager של Meta: מקורות נתונים ← הפיקסל שלכם.',
  'tracking.connect': 'חיבור',
  'tracking.change': 'שמירה',
  'tracking.disconnect': 'ניתוק',
  'tracking.connected': 'מעכשיו {app} מתעדכן בהזמנות',
  'tracking.disconnected': 'ההזמנות כבר לא נשלחות אל {app}',
  'tracking.what': 'מה נשלח, ומתי',
  'tracking.when': 'פעם אחת לכל הזמנה, ברגע שנוצרה. לא שוב כשהיא נדחית או מבוטלת.',
  'tracking.sent_ga4': 'האירוע {event} עם מזהה ההזמנה, מועד ההתחלה, הקישור שלכם וסוג הפגישה.',
  'tracking.sent_gtag':
    'האירוע {event} (במכולה של Tag Manager‏ {container}) עם מזהה ההזמנה, מועד ההתחלה, הקישור שלכם וסוג הפגישה.',
  'tracking.sent_fpixel': 'האירוע הסטנדרטי {event} עם מזהה ההזמנה, מועד ההתחלה, הקישור שלכם וסוג הפגישה.',
  'tracking.never': 'אף פעם לא שם, כתובת דוא״ל או תשובה.',
  'tracking.where_sent': 'איך זה נשלח',
  'tracking.embedded':
    'כשהדף מוטמע באתר שלכם, האירוע עובר דרך כלי ניתוח הנתונים שהאתר טען, לאחר שכלי ההסכמה שלו אומר שהמבקר מסכים. בלי הסכמה לא נשלח דבר.',
  'tracking.direct':
    'בדף ההזמנות עצמו המבקר נשאל תחילה. האירוע נשלח בלי עוגיות ובלי מזהה של המבקר, וכלל לא כשהדפדפן מבקש לא לעקוב.',
  'tracking.direct_container':
    'מכולות של Tag Manager מתעדכנות רק בהזמנות מוטמעות: הן היו קוראות את כתובת דף ההזמנות.',
  'tracking.consent':
    'ציינו בהודעת הפרטיות שהזמנות נספרות. אם האתר לא צריך הסכמה, הגדירו data-consent="granted".',
}
