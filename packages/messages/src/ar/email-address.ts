import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'email.text': 'يتم تسجيل الدخول بهذا العنوان، ونرسل إليه رسائل عن حسابك واجتماعاتك.',
  'email.now': 'عنوانك الحالي',
  'email.new': 'عنوان البريد الإلكتروني الجديد',
  'email.same': 'هذا عنوانك بالفعل',
  'email.ask': 'التأكيد بالعنوانين',
  'email.waiting': 'يُرجى مراجعة صندوقي البريد',
  'email.waiting_text':
    'أرسلنا رابطًا إلى كل عنوان. يتغيّر عنوانك بعد فتح الرابطين. يعمل الرابطان حتى {until}.',
  'email.confirmed': 'مؤكد',
  'email.unconfirmed': 'لم يتم تأكيده بعد',
  'email.withdraw': 'الإبقاء على عنواني',
  'email.withdrawn': 'يبقى عنوانك كما هو. لم تعد الروابط المرسلة تعمل.',
  'email.agree_title': 'تغيير عنوان بريدك الإلكتروني؟',
  'email.agree_text':
    'طلب أحد الأشخاص عنوان بريد إلكتروني جديدًا لحساب. إذا كان لك، فيُرجى تأكيد التغيير. وإلا، فيُرجى إغلاق هذه الصفحة.',
  'email.agree': 'تأكيد التغيير',
  'email.changed': 'تم تغيير عنوان بريدك الإلكتروني. من الآن فصاعدًا يتم تسجيل الدخول بالعنوان الجديد.',
  'email.other_waits': 'تم تأكيد العنوان. يُرجى الآن فتح الرابط المرسل إلى العنوان الآخر.',
  'email.to_settings': 'الانتقال إلى الإعدادات',
}
