import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  invalid_input: 'משהו חסר או שגוי. בדקו את השדות המסומנים.',
  slot_not_available: 'המועד שנבחר אינו פנוי',
  slot_taken: 'המועד שנבחר נתפס זה עתה',
  already_canceled: 'הפגישה כבר בוטלה',
  already_started: 'הפגישה כבר התחילה',
  inside_notice: 'מאוחר מדי לשנות את הפגישה',
  host_only: 'רק המארח יכול לשנות את הפגישה',
  event_type_off: 'אי אפשר לקבוע את הפגישה הזאת כרגע',
  event_type_not_found: 'הפגישה הזאת אינה מוצעת עוד',
  owner_not_found: 'כתובת דף ההזמנות אינה תקינה',
  booking_not_found: 'תוקף הקישור פג',
  idempotency_key_reused: 'הבקשה הזאת כבר נשלחה עם פרטים אחרים. נסו שוב.',
  rate_limited: 'יותר מדי ניסיונות. נסו שוב בעוד כמה דקות.',
  requests_waiting:
    'המארח לא יכול לקבל עוד בקשה כרגע. אם כבר שלחת בקשה, אפשר לבטל אותה בקישור שבהודעה, או לחכות לתשובה.',
  mailbox_full: 'כרגע אי אפשר לשלוח לכתובת הזו. בחרו כתובת אחרת, או נסו שוב מאוחר יותר.',
  proof_needed: 'כדי לקבוע פגישה צריך להפעיל JavaScript, או לנסות שוב בעוד כמה דקות.',
  unavailable: 'השרת אינו זמין. שום דבר לא אבד: נסו שוב.',
  internal_error: 'משהו השתבש. שום דבר לא אבד: נסו שוב.',
}
