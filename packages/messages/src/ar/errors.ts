import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  invalid_input: 'هناك شيء ناقص أو خاطئ. يُرجى مراجعة الحقول المحددة.',
  slot_not_available: 'الموعد المحدد غير متاح',
  slot_taken: 'تم حجز الموعد المحدد للتو',
  already_canceled: 'سبق إلغاء هذا الاجتماع',
  already_started: 'بدأ هذا الاجتماع بالفعل',
  inside_notice: 'فات أوان تغيير هذا الاجتماع',
  host_only: 'تغيير هذا الاجتماع متاح للمضيف فقط',
  event_type_off: 'لا يمكن حجز هذا الحدث الآن',
  event_type_not_found: 'لم يعد هذا الحدث معروضًا',
  owner_not_found: 'عنوان صفحة الحجز غير صالح',
  booking_not_found: 'انتهت صلاحية الرابط',
  idempotency_key_reused: 'سبق إرسال هذا ببيانات مختلفة. يُرجى إعادة المحاولة.',
  rate_limited: 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد بضع دقائق.',
  requests_waiting:
    'لا يمكن للمضيف استقبال طلب آخر الآن. إذا سبق أن أرسلت طلبًا، يُرجى سحبه بالرابط في رسالتك أو انتظار الرد.',
  mailbox_full: 'لا يمكننا مراسلة هذا العنوان الآن. يُرجى استخدام عنوان آخر، أو إعادة المحاولة لاحقًا.',
  proof_needed: 'يُرجى تفعيل JavaScript للحجز، أو إعادة المحاولة بعد بضع دقائق.',
  unavailable: 'تعذّر الوصول إلى الخادم. لم يُفقد شيء. يُرجى إعادة المحاولة.',
  internal_error: 'حدث خطأ ما. لم يُفقد شيء. يُرجى إعادة المحاولة.',
}
