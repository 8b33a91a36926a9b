import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'location.address': 'عنوان',
  'location.phone_call': 'مكالمة هاتفية',
  'location.invitee_phone': 'أتصل بالمدعو',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'مخصص',
  'location.address_example': 'الشارع والرقم والمدينة',
  'location.phone_call_example': 'الرقم الذي يتصل به المدعوون',
  'location.custom_example': 'وصف المكان بكلماتك',
  'location.invitee_phone_hint': 'نطلب رقمًا من المدعو. سيظهر في الرسالة وفي التقويم وفي الحجز.',
  'location.room_url': 'رابط اجتماعك (اختياري)',
  'location.room_url_hint': 'يحصل عليه المدعوون بعد الحجز. إذا تُرك فارغًا، فالإرسال من جانبك.',
  'location.room_made': 'ينشئ {account} رابطًا لكل اجتماع.',
  'location.room_made_hint': 'يحصل عليه المدعوون بعد الحجز.',
  'location.room_own': 'استخدام رابطي الخاص',
  'location.room_instead': 'نستخدم هذا الرابط. عند إزالته، ينشئ {account} رابطًا لكل اجتماع.',
  'location.room_broken': 'تلزم إعادة ربط {account} ليتمكن من إنشاء الروابط.',
  'location.room_reconnect': 'إعادة الربط',
  'location.proposed': 'سأرسل إليك التفاصيل بالبريد الإلكتروني',
  'location.add': 'إضافة مكان',
  'location.remove': 'إزالة {name}',
  'location.details_missing': 'تعذّر الحصول على تفاصيل المكان',
  'location.details_missing_text':
    'لا رابط للانضمام بعد. يُرجى التحقق من أن {name} مرتبط، أو إرسال رابطك الخاص.',
  'location.not_connected': '{name} غير مرتبط',
  'location.connect': 'ربط {name}',
  'location.none': 'يجب اختيار مكان واحد',
  'location.invitee_chooses': 'يختار المدعو أحدها.',
}
