import type { texts as source } from '../../en/mails/organizations.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  subjectJoin: '{name} מזמין אותך אל {organization}',
  headingJoin: 'הצטרפות אל {organization}',
  joinOrganization:
    '{name} מזמין אותך להצטרף אל {organization} ב-{product}, לפגישות ולדפי הזמנה משותפים עם הצוות. החשבון והיומנים שלך נשארים שלך.',
  labelRole: 'התפקיד שלך',
  roleAdmin: 'מנהל',
  roleMember: 'חבר',
  actionAcceptInvitation: 'קבלת ההזמנה',
  textAcceptInvitation: 'אפשר לקבל את ההזמנה כאן:',
  joinEnds: 'הקישור תקף לפעם אחת, במשך {days} ימים.',
  joinIgnore: 'אם אין רצון להצטרף, אפשר להתעלם מההודעה. איש אינו מצטרף בלי לקבל את ההזמנה.',
  footerJoin:
    'קיבלת את ההודעה כי מישהו ב-{organization} ({page}) הזמין אותך להצטרף ב-{product}. לא נשתמש בכתובת שלך לשום דבר אחר.',
  headingRemoved: 'הוסרת מהארגון {organization}',
  headingLeft: 'עזבת את {organization}',
  goneFrom:
    'אי אפשר עוד לקבוע איתך פגישות ב-{organization}, ואין לך עוד גישה לארגון. החשבון, הדפים והיומנים שלך נשארים כפי שהם.',
  goneMeetings: 'אם מישהו אחר ייקח פגישה קרובה שלך, תישלח אליך הודעה על כך.',
  headingRoleChanged: 'התפקיד שלך ב-{organization} השתנה',
  madeAdmin:
    'התפקיד שלך עכשיו הוא מנהל: האנשים, סוגי הפגישות, ההגדרות וכל הפגישות של {organization} באחריותך.',
  madeMember: 'התפקיד שלך עכשיו הוא חבר: מוצגים לך סוגי הפגישות של {organization} והפגישות שלך.',
  headingOwner: 'הארגון {organization} שלך עכשיו',
  madeOwner: 'התוכנית של {organization} באחריותך, ורק מהחשבון שלך אפשר להעביר או למחוק את הארגון.',
  headingTransferred: 'הבעלות על {organization} עברה אל {name}',
  transferred: 'התפקיד שלך מעכשיו הוא מנהל. כל הפגישות נשארות כפי שהן.',
  headingTransferAsked: '{name} מבקשים להעביר אליך את הבעלות על {organization}',
  transferAsked:
    'אחרי הקבלה {organization} יהיה בבעלותך, והתשלום עליו יהיה שלך. רק מהחשבון שלך יהיה אפשר להעביר או למחוק אותו, והתפקיד של {name} יהיה מנהל.',
  transferAskedAnswer: 'אפשר לקבל או לדחות בעמוד הארגון בתוך 7 ימים. שום דבר לא ישתנה לפני הקבלה.',
  headingTransferDeclined: '{name} לא יקבלו את הבעלות על {organization}',
  transferDeclined: 'הבקשה נדחתה. הארגון {organization} עדיין בבעלותך.',
  headingMemberRemoved: '{name} הוסרו מהארגון {organization}',
  headingMemberLeft: '{name} עזבו את {organization}',
  headingMemberDeleted: 'החשבון של {name} בארגון {organization} נמחק',
  headingMemberDisabled: 'החשבון של {name} בארגון {organization} הושבת',
  memberDisabled:
    'אי אפשר להתחבר לחשבון הזה או לקבוע איתו פגישות. פגישות קרובות שעוד איש לא לקח מופיעות בעמוד האנשים שלך.',
  memberGone: 'אי אפשר עוד לקבוע איתם פגישות שם. פגישות קרובות שעוד איש לא לקח מופיעות בעמוד האנשים שלך.',
  headingJoined: 'הצטרפת אל {organization}',
  joined: 'עכשיו אפשר להוסיף אותך לסוגי פגישות של {organization}. החשבון והיומנים שלך נשארים שלך.',
  joinedNext:
    'כדאי לבדוק עכשיו את השעות ולחבר יומן, כדי שיקבעו איתך רק כשיש לך זמן פנוי. אם הכול כבר מוגדר, אין צורך בדבר נוסף.',
  labelCheckHours: 'בדיקת השעות',
  labelConnectCalendar: 'חיבור יומן',
  headingMemberJoined: '{name} הצטרפו אל {organization}',
  memberJoined: 'עכשיו אפשר להוסיף את {name} לסוגי פגישות. כולם מופיעים בעמוד האנשים שלך.',
  headingAddedToTeam: 'הוסיפו אותך לצוות ב-{organization}',
  addedToTeam: 'עכשיו אפשר לקבוע איתך את סוגי הפגישות שלמטה ב-{organization}.',
  addedToTeamAsks:
    'השעות והיומנים שלך הם הקובעים. אם הפגישות האלה לא מתאימות לך, אפשר לבקש מהמנהל לשנות את הצוות.',
  headingEventTypesGiven: 'סוגי פגישות חדשים מ-{organization}',
  eventTypesGiven:
    'סוגי הפגישות שלמטה נמצאים עכשיו בדף שלך. {organization} מנהלים אותם, וייתכן שחלק מההגדרות נעולות.',
  eventTypesGivenAsks:
    'השעות והיומנים שלך הם הקובעים, אלא אם {organization} קובעים את השעות. אם הפגישות האלה לא מתאימות לך, אפשר לבקש מהמנהל לשנות זאת.',
  headingHostMissing: '{name} כבר לא במפגשים של {organization}',
  hostMissing: '{name} השתתף תמיד בסוגי הפגישות שלמטה. עדיין אפשר לקבוע אותן, עם המארחים שנשארו.',
  hostMissingAsks:
    'האם מישהו אחר צריך להשתתף, או שלא לאפשר לקבוע אותן לעת עתה? עוברים לארגון בלוח הבקרה, ומשנים את המארחים או מכבים את סוגי הפגישות.',
  headingTeamShort: 'אין מספיק מארחים ב-{organization}',
  teamShort:
    '{name} כבר לא בין המארחים, ולסוגי הפגישות שלמטה אין עכשיו מספיק מארחים. לעת עתה אי אפשר לקבוע אותם.',
  teamShortAsks: 'אפשר להוסיף מארחים, לבקש פחות מארחים לפגישה, או לכבות את סוגי הפגישות.',
  labelEventTypes: 'סוגי פגישות',
  headingApiKeyMadeBy: '{name} יצרו מפתח API עבור {organization}',
  apiKeyMadeBy: 'תוכנה שיש לה את המפתח הזה יכולה לפעול בשם {organization}, במסגרת מה שהמפתח מאפשר.',
  headingApiKeyRemovedBy: '{name} הסירו מפתח API של {organization}',
  apiKeyRemovedBy: 'תוכנה שהשתמשה במפתח הזה כבר לא יכולה לפעול בשם {organization}.',
  apiKeysOfMembers: 'כדי לראות את כל המפתחות, עוברים אל {organization} בלוח הבקרה. אפשר להסיר כל אחד מהם.',
  footerMemberNews: 'קיבלת את ההודעה כי יש או הייתה לך חברות ב-{organization} ב-{product}.',
  headingAppAllowedBy: '{name} אפשרו לאפליקציה לפעול בשם {organization}',
  appAllowedBy: 'האפליקציה יכולה לפעול בשם {organization} במסגרת ההרשאות שנתנו לה {name}.',
  headingAppRemovedBy: '{name} ניתקו אפליקציה מ-{organization}',
  appRemovedBy: 'האפליקציה הזאת כבר לא יכולה לפעול בשם {organization}.',
  appsOfMembers: 'כדי לראות את האפליקציות או לנתק אותן, עוברים אל {organization} בלוח הבקרה.',
  subjectOrganizationEmail: 'האם זה הדוא״ל של {organization}?',
  headingOrganizationEmail: 'אישור הדוא״ל',
  organizationEmail:
    '{organization} מבקש להציג את כתובת הדוא״ל הזו בהזמנות ליומן, כדי שמוזמנים יוכלו להשיב אליה. אפשר לאשר אם זה בסדר.',
  actionOrganizationEmail: 'אישור הדוא״ל',
  textOrganizationEmail: 'אישור הדוא״ל:',
  organizationEmailEnds: 'הקישור פועל פעם אחת, במשך 7 ימים.',
  organizationEmailIgnore:
    'אם {organization} לא מוכר לך, אפשר להתעלם מההודעה. שום דבר לא ישתנה ללא אישור שלך.',
  footerOrganizationEmail:
    'ההודעה נשלחה כי מישהו מ-{organization} ({page}) הזין את הכתובת הזו ב-{product}. לא נשתמש בה לשום דבר אחר.',
}
