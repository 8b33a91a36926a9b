import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'domain.text':
    'عرض صفحات الحجز لديك على نطاقك الخاص. تستخدمه الروابط والعناصر المضمّنة والرسائل بمجرد أن يعمل. ويبقى عنوان هذا الخادم صالحًا أيضًا.',
  'domain.label': 'نطاقك',
  'domain.label_text': 'يُرجى اختيار نطاق غير مستخدم لشيء آخر، مثل meet.example.com.',
  'domain.wrong': '“{domain}” ليس نطاقًا. يُرجى إدخال نطاق مثل meet.example.com.',
  'domain.use': 'استخدام هذا النطاق',
  'domain.unknown': 'لم نعثر على {domain} بعد. سنواصل التحقق. لا يلزم فعل أي شيء حاليًا.',
  'domain.no_record': 'لا يوجد سجل للنطاق {domain} بعد. يُرجى إضافة السجلات أدناه لدى بائع النطاق.',
  'domain.wrong_target': 'يشير {domain} إلى {found}، وليس إلى هنا. يُرجى تغيير سجله إلى السجل أدناه.',
  'domain.no_proof': 'يشير {domain} إلى هنا، لكن سجل TXT الذي يثبت أنه لك غير موجود. يُرجى إضافة السجل أدناه.',
  'domain.not_spread': 'سجلاتك صحيحة، لكنها لم تنتشر بعد. قد يستغرق ذلك بضع ساعات. سنتحقق مجددًا تلقائيًا.',
  'domain.no_answer':
    'يشير {domain} إلى هنا، لكن هذا الخادم لا يستجيب لهذا الاسم. يُرجى الطلب من الجهة المشغّلة لهذا الخادم السماح به.',
  'domain.no_certificate':
    'يشير {domain} إلى هنا، لكن ليست له شهادة بعد. قد يستغرق ذلك بضع دقائق. إذا لم يتغيّر ذلك، فيُرجى سؤال الجهة المشغّلة لهذا الخادم.',
  'domain.works': 'إنه يعمل. الروابط والعناصر المضمّنة والرسائل تستخدم {domain}.',
  'domain.still_used': 'لا تزال الروابط تستخدمه. إذا لم يعد إلى العمل خلال ساعة، فستستخدم عنوان هذا الخادم.',
  'domain.checked': 'آخر تحقق {when}',
  'domain.check': 'التحقق الآن',
  'domain.remove': 'إزالة النطاق',
  'domain.set_meanwhile':
    'تم تعيين نطاق آخر في علامة تبويب أخرى أو من شخص آخر. يُرجى إعادة تحميل هذه الصفحة لرؤيته. نطاقك غير مستخدم.',
  'domain.removed': 'تستخدم الروابط عنوان هذا الخادم مجددًا',
  'domain.remove_ask': 'إزالة نطاقك؟',
  'domain.remove_text': 'ستتوقف عن العمل الروابط إلى {domain} التي سبقت مشاركتها.',
  'domain.records': 'سجلات DNS',
  'domain.records_text': 'يُرجى إضافة السجلين حيث تتم إدارة النطاق.',
  'domain.name': 'الاسم',
  'domain.value': 'القيمة',
  'domain.copy': 'نسخ: {what}',
  'domain.apex':
    'لا يمكن أن يكون لنطاق لا شيء قبله، مثل example.com، سجل CNAME. يُرجى منحه عناوين هذا الخادم نفسها بدلًا من ذلك.',
  'error.domain_not_found': 'لا يوجد نطاق مخصص',
}
