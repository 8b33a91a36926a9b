import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
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
  'location.room_url_hint': 'המוזמנים מקבלים אותו אחרי ההזמנה. בלעדיו יש לשלוח אותו בעצמך.',
  'location.add': 'הוספת מיקום',
  'location.remove': 'הסרת {name}',
  'location.none': 'יש לבחור מיקום אחד לפחות',
  'location.invitee_chooses': 'המוזמן בוחר אחד מהם.',
}
