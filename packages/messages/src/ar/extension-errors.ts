import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'extension.error_rate_limited': 'محاولات كثيرة جدًا. يُرجى إعادة المحاولة بعد بضع دقائق.',
  'extension.error_upgrade_required': 'تلزم ترقية خطتك للوصول إلى هذه الميزة.',
  'extension.error_not_allowed': 'غير مسموح',
  'extension.error_role_not_allowed': 'غير مسموح. يُرجى الطلب من مالك مؤسستك.',
  'extension.error_not_shown_to_role': 'هذا غير موجود، أو ليس لديك إذن الوصول إليه.',
  'extension.error_not_verified': 'يُرجى تأكيد بريدك الإلكتروني أولًا. أرسلنا إليك رمزًا.',
  'extension.error_event_limit_reached': 'تم بلوغ الحد الأقصى للأحداث',
  'extension.error_event_type_not_found': 'تم حذف نوع الحدث هذا',
  'extension.error_link_expired': 'انتهت صلاحية الرابط',
  'extension.error_campaign_not_found': 'لم تعد هذه الحملة موجودة',
  'extension.error_one_off_not_found': 'تم حذف هذا الاجتماع المخصص لمرة واحدة',
  'extension.error_one_off_limit_reached':
    'تم بلوغ الحد الأقصى وهو 200 اجتماع لمرة واحدة. يُرجى حذف أحدها أولًا.',
  'extension.error_event_type_off': 'نوع الحدث هذا متوقف. يُرجى تفعيله في لوحة التحكم.',
  'extension.error_not_shown_to_key': 'ليس للإضافة إذن الوصول إلى هذا. يُرجى فتح إعداداتها والربط مجددًا.',
  'extension.error_key_not_allowed': 'لا يُسمح للإضافة بفعل هذا. يُرجى فتح إعداداتها والربط مجددًا.',
}
