import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  'location.address': 'כתובת',
  'location.phone_call': 'שיחת טלפון',
  'location.invitee_phone': 'אני מתקשר אל המוזמן',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'מותאם אישית',
  'location.address_example': 'רחוב, מספר, עיר',
  'location.phone_call_example': 'המספר שאליו המוזמנים מתקשרים',
  'location.custom_example': 'איפה, במילים שלך',
  'location.invitee_phone_hint': 'המוזמנים נשאלים למספר הטלפון שלהם. הוא מופיע בדואר, ביומן ובהזמנה.',
  'location.room_url': 'קישור הפגישה שלך (לא חובה)',
  'location.room_url_hint': 'המוזמנים מקבלים אותו אחרי ההזמנה. אפשר להשאיר ריק ולשלוח קישור בעצמך.',
  'location.room_made': '{account} יוצר קישור לכל פגישה.',
  'location.room_made_hint': 'המוזמנים מקבלים אותו אחרי ההזמנה.',
  'location.room_own': 'שימוש בקישור משלי',
  'location.room_instead': 'הקישור הזה בשימוש. אם יוסר, {account} ייצור קישור לכל פגישה.',
  'location.room_broken': 'יש לחבר מחדש את {account} כדי שייווצרו קישורים.',
  'location.room_reconnect': 'חיבור מחדש',
  'location.proposed': 'אשלח את הפרטים בדוא״ל',
  'location.add': 'הוספת מיקום',
  'location.remove': 'הסרת {name}',
  'location.details_missing': 'לא ניתן לקבל את פרטי המיקום',
  'location.details_missing_text':
    'עדיין אין קישור להצטרפות. כדאי לבדוק שהחיבור אל {name} פעיל, או לשלוח קישור משלך.',
  'location.not_connected': '{name} אינו מחובר',
  'location.connect': 'חיבור {name}',
  'location.none': 'יש לבחור מיקום אחד לפחות',
  'location.invitee_chooses': 'המוזמן בוחר אחד מהם.',
}
