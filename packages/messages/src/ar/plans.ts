import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'trial.label': 'فترتك التجريبية',
  'trial.friday': {
    by: 'months',
    zero: 'Black Friday: توفير {percent} % على Growth لأول {months} شهر، حتى {date}',
    one: 'Black Friday: توفير {percent} % على Growth لأول شهر، حتى {date}',
    two: 'Black Friday: توفير {percent} % على Growth لأول شهرين، حتى {date}',
    few: 'Black Friday: توفير {percent} % على Growth لأول {months} أشهر، حتى {date}',
    many: 'Black Friday: توفير {percent} % على Growth لأول {months} شهرًا، حتى {date}',
    other: 'Black Friday: توفير {percent} % على Growth لأول {months} شهر، حتى {date}',
  },
  'trial.bar': 'حسابك في فترة تجريبية لدى {product}. يُرجى ترقية حسابك الآن.',
  'unpaid.label': 'دفعتك',
  'unpaid.bar': 'فشلت دفعتك الأخيرة. يُرجى الدفع قبل انتهاء {date} للإبقاء على خطتك.',
  'unpaid.paused': 'فشلت دفعتك الأخيرة، وخطتك متوقفة مؤقتًا. يُرجى الدفع للمتابعة.',
  'unpaid.pay': 'الدفع الآن',
  'plan.upgrade': 'ترقية',
  'plan.upgrade_now': 'الترقية الآن',
  'plan.ask_owner': 'الترقية متاحة لمالك مؤسستك فقط.',
  'plan.asked': 'طلبك في الطريق إلى المالك.',
  'plan.asked_already': 'سبق إرسال طلبك. هو لدى المالك.',
  'plan.extra': 'دقائق إضافية بسعر {price} للدقيقة',
  'plan.lock_title': 'ليست ضمن خطتك',
  'plan.locked': 'تلزم ترقية خطتك للوصول إلى هذه الميزة.',
  'plan.minutes_title': 'المزيد من دقائق الفيديو',
  'plan.minutes_locked':
    'يستهلك كل عميل محتمل جديد مدة الفيديو من دقائق هذا الشهر. تتيح الدقائق الإضافية إرساله إلى المزيد من العملاء المحتملين. تصبح متاحة فورًا.',
  'plan.more_minutes': 'الحصول على دقائق إضافية',
  'upgrade.greeting': '{name}، يُرجى ترقية حسابك',
  'upgrade.change': '{name}، خطتك',
  'upgrade.plan': 'خطتك',
  'upgrade.trial_until': 'الفترة التجريبية حتى {date}',
  'upgrade.trial_ended': 'انتهت فترتك التجريبية في {date}',
  'upgrade.everything': 'كل شيء مشمول',
  'upgrade.everything_text': 'لا يبيع هذا الخادم خططًا. كل الميزات متاحة لك، بلا انتهاء صلاحية.',
  'upgrade.ask_text':
    'تحدد الجهة المشغّلة لهذا الخادم الخطط. يمكنك ذكر ما يلزمك، وسيصل الرد بالبريد الإلكتروني.',
  'upgrade.ask_label': 'ما الذي يلزمك؟',
  'upgrade.ask': 'طلب الترقية',
  'upgrade.nobody': 'تحدد الجهة المشغّلة لهذا الخادم الخطط. يُرجى طلب خطة أكبر منها.',
}
