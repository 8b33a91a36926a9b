import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'passkeys.title': 'مفاتيح المرور',
  'passkeys.text':
    'تسجيل الدخول ببصمة الإصبع أو الوجه أو رمز PIN للجهاز بدلًا من كلمة مرور ورمز. لا يمكن للمواقع الإلكترونية المزيفة طلبها.',
  'passkeys.not_here': 'لا يمكن لهذا المتصفح إنشاء مفاتيح مرور على هذا العنوان.',
  'passkeys.add': 'إضافة مفتاح مرور',
  'passkeys.name': 'اسم مفتاح المرور',
  'passkeys.name_text': 'يساعدك على التمييز بين مفاتيح المرور لديك.',
  'passkeys.first_name': 'هذا الجهاز',
  'passkeys.make': 'إنشاء مفتاح مرور',
  'passkeys.declined': 'لم يتم إنشاء مفتاح مرور. أُغلقت نافذة المتصفح أو انتهت مهلتها.',
  'passkeys.there': 'في هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  'passkeys.was_added': 'تمت إضافة مفتاح المرور',
  'passkeys.added': 'أُضيف في {date}.',
  'passkeys.used': 'آخر استخدام {when}.',
  'passkeys.unused': 'لم يُستخدم بعد.',
  'passkeys.rename': 'إعادة تسمية',
  'passkeys.rename_of': 'إعادة تسمية {name}',
  'passkeys.remove': 'إزالة',
  'passkeys.remove_of': 'إزالة {name}',
  'passkeys.remove_text': 'لا يمكن استخدامه لتسجيل الدخول بعد ذلك. قد يستمر جهازك في عرضه حتى حذفه هناك أيضًا.',
  'passkeys.was_removed': 'تمت إزالة مفتاح المرور',
  'error.passkey_not_found': 'تمت إزالة مفتاح المرور هذا',
  'error.passkey_limit_reached': 'تم بلوغ الحد الأقصى وهو 20 مفتاح مرور. يُرجى إزالة أحدها أولًا.',
}
