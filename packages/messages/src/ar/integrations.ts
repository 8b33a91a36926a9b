import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'connector.key': 'مفتاح API',
  'connector.key_text':
    'يسجّل {app} الدخول باستخدام مفتاح API. يُفضّل إنشاء مفتاح خاص للتطبيق {app}، لتمكن إزالته من دون التأثير في برامج أخرى.',
  'connector.key_scopes':
    'يمكنه قراءة الاجتماعات والاجتماعات لمرة واحدة مع Webhooks وتغييرها، وقراءة أنواع الأحداث.',
  'connector.key_make': 'إنشاء مفتاح',
  'connector.hears': 'الأحداث المرسلة إلى {app}',
  'connector.remove': 'إزالة',
  'connector.remove_of': 'إزالة {name}',
  'connector.stand_in': 'التجربة هنا',
  'connector.stand_in_text':
    'لا يمكن للتطبيق {app} الوصول إلى هذه النسخة التجريبية، لذا يحل محله بديل على هذا الكمبيوتر. يمكن لصق مفتاحك هناك وتفعيل مشغّل حدث وتنفيذ إجراءات.',
  'connector.stand_in_open': 'فتح البديل',
  'connector.zapier_key': 'إنشاء مفتاح API ونسخه.',
  'connector.zapier_connect':
    'في Zapier، إضافة هذا التطبيق إلى Zap، ثم تسجيل الدخول باستخدام {origin} مع المفتاح.',
  'connector.zapier_choose': 'اختيار مشغّل حدث، مثل اجتماع جديد، أو إجراء، مثل حجز اجتماع.',
  'connector.zapier_try': 'التجربة بأحدث اجتماعاتك، ثم تفعيل Zap.',
  'connector.zapier_note': 'ينشر مسؤول هذا الخادم تطبيق Zapier مرة واحدة، من examples/zapier.',
  'connector.zapier_none': 'لا أحداث بعد. عند تفعيل Zap له مشغّل حدث من هذا التطبيق، يظهر هنا.',
  'connector.pabbly_connect_address':
    'في Pabbly Connect، اختيار Webhook by Pabbly كمشغّل حدث ونسخ عنوان Webhook.',
  'connector.pabbly_connect_paste': 'إضافة Webhook هنا بهذا العنوان واختيار أحداثه.',
  'connector.pabbly_connect_try':
    'إرسال حدث تجريبي من صفحة Webhook، ليتمكن Pabbly Connect من التعرف على الحقول.',
  'connector.pabbly_connect_act':
    'للحجز أو إعادة الجدولة أو الإلغاء من سير عمل، يُنشأ مفتاح API ويُستخدم كرمز bearer في API by Pabbly، مع {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'يمكن لتطبيق أُنشئ بأداة إنشاء التطبيقات من Pabbly إعداد Webhooks خاصة به باستخدام المفتاح.',
  'connector.pabbly_connect_none': 'لا أحداث بعد. عند إضافة Webhook بعنوان Pabbly Connect، يظهر هنا.',
  'chrome_extension.get': 'تنزيل الإضافة وفك ضغط الملف.',
  'chrome_extension.load':
    'في Chrome، فتح chrome://extensions وتفعيل “Developer mode” واختيار “Load unpacked” ثم تحديد المجلد.',
  'chrome_extension.connect': 'إدخال {origin} في إعدادات الإضافة، ثم اختيار “ربط” والسماح بالوصول.',
  'chrome_extension.use':
    'فتح رسالة في Gmail أو LinkedIn، والنقر على رمز الإضافة، ثم إدراج رابط أو مواعيد متاحة.',
  'chrome_extension.download': 'تنزيل الإضافة',
  'chrome_extension.note':
    'لا تقرأ صفحة إلا بعد النقر على رمزها هناك. ينتهي إذن الوصول عند إزالتها ضمن مفاتيح API.',
  'chrome_extension.not_allowed': 'لا يسمح هذا الخادم بالإضافة. يُرجى سؤال الجهة المشغّلة.',
  'chrome_extension.access': 'التطبيقات المرتبطة',

  'integrations.text': 'ربط تقاويمك واجتماعات الفيديو مع CRM وموقعك الإلكتروني وتحليلاتك.',
  'integrations.search': 'البحث في التكاملات',
  'integrations.categories': 'الفئة',
  'integrations.all': 'الكل',
  'integrations.video': 'مؤتمرات الفيديو',
  'integrations.calendars': 'التقاويم',
  'integrations.sales': 'المبيعات مع CRM',
  'integrations.embed': 'التضمين',
  'integrations.tracking': 'التتبّع',
  'integrations.native': 'التكاملات الأصلية',
  'integrations.extensions': 'الإضافات',
  'integrations.connectors': 'API وموصلات',
  'integrations.count': {
    zero: 'لا تكاملات',
    one: 'تكامل واحد',
    two: 'تكاملان',
    few: '{count} تكاملات',
    many: '{count} تكاملًا',
    other: '{count} تكامل',
  },
  'integrations.none': 'لا نتائج عن “{search}”',
  'integrations.none_text':
    'يعمل أي موقع إلكتروني بالرمز العام: “مشاركة رابطك”، ثم “إضافة إلى موقع إلكتروني”.',
  'integrations.show_all': 'عرض الكل',
  'integrations.connected': 'مرتبط',
  'integrations.gone': 'هذا التكامل غير موجود',
  'integrations.gone_text': 'ربما له اسم آخر. كل التكاملات معروضة في الكتالوج.',

  'platform.video': 'إضافة فيديو',
  'platform.video_choice': 'الفيديو',
  'platform.video_none': 'يُرجى اختيار أحد فيديوهاتك',
  'platform.video_tool': 'اختيار الألوان وزر',
  'platform.ways': 'مكان الوضع',
  'platform.event': 'ما يمكن للأشخاص حجزه',
  'platform.steps': 'خطوة بخطوة',
  'platform.picture': 'مكان الرمز: “{place}”',
  'platform.address': 'عنوانك',
  'platform.download': 'تنزيل الإضافة البرمجية',
  'platform.test': 'بعدها، فحص صفحتك',
  'way.page': 'داخل الصفحة',
  'way.every_page': 'زر على كل صفحة',
  'way.plugin': 'إضافة برمجية',
  'way.link': 'رابط',
  'way.app_block': 'مكوّن تطبيق',
  'way.video': 'فيديو',
  'note.wordpress_video':
    'مع الإضافة البرمجية، يمكن للمؤلفين إضافة فيديوهات أيضًا. يحافظ الإطار على شكل الفيديو.',
  'note.video': 'يحافظ الإطار على شكل الفيديو بأي عرض. لا يحتاج إلى نص برمجي.',
  'note.video_fixed': 'يوضع الرمز في مربع ارتفاعه ثابت. لا يحتاج إلى نص برمجي.',
  'note.wordpress_plugin': 'للمسؤولين. يمكن للمؤلفين بعد ذلك استخدام المكوّن والرمز القصير.',
  'note.wordpress_html':
    'للمسؤولين، وللمحررين في موقع منفرد. يزيل WordPress الإطارات والنصوص البرمجية لكل من عداهم.',
  'note.wordpress_link': 'للمؤلفين والمساهمين من دون الإضافة البرمجية. يسمح لهم WordPress بإضافة الروابط فقط.',
  'note.wix_page': 'يضع Wix الرمز في إطار ارتفاعه ثابت، لذا ليس في هذا الرمز نص برمجي.',
  'note.wix_every_page': 'تلزم خطة Wix مع نطاقك الخاص.',
  'note.squarespace_page': 'يتكيّف الارتفاع مع المحتوى. يجب أن تسمح خطتك برمز فيه إطارات ونصوص برمجية.',
  'note.squarespace_every_page': 'تلزم خطة تتيح إدخال الرموز.',
  'note.shopify_page':
    'يعمل في كل مظهر من Online Store 2.0. لا يسمح Shopify بنصوص برمجية في صفحة إتمام الشراء.',
  'note.shopify_every_page': 'التذييل موجود على كل صفحة في المتجر ما عدا صفحة إتمام الشراء.',
  'note.shopify_app_block': 'للمطورين الذين لديهم حساب Partner: examples/shopify إضافة مظهر جاهزة للنشر.',
  'note.unbounce_page': 'يضع Unbounce العناصر في مواضع ثابتة، لذا ارتفاع الإطار ثابت ويتم التمرير داخله.',
  'note.unbounce_every_page': 'يطفو الزر فوق الصفحة، فلا يشغل أي مساحة.',
  'note.weebly_page': 'يعرض المحرر معاينة فقط. يُرجى فحص الصفحة المنشورة.',
  'note.webflow_page': 'تلزم خطة مدفوعة للموقع أو لمساحة العمل. يظهر التقويم على الموقع المنشور فقط.',
  'note.webflow_every_page': 'تلزم خطة مدفوعة للموقع.',
  'step.open_page': 'فتح الصفحة في المحرر.',
  'step.open_settings': 'فتح إعدادات الموقع.',
  'step.choose': 'اختيار {path}.',
  'step.drag': 'سحب {place} إلى مكان ظهور التقويم.',
  'step.paste': 'لصق الرمز.',
  'step.paste_into': 'لصق الرمز في {place}.',
  'step.height': 'جعل ارتفاع المربع 700 px على الأقل. لا يكبر مع محتواه.',
  'step.drag_video': 'سحب {place} إلى مكان ظهور الفيديو.',
  'step.video_height': 'جعل ارتفاع المربع 578 px عند عرض 800 px. لا يكبر مع محتواه.',
  'step.wordpress_video': 'لصق الرمز القصير في مكان ظهور الفيديو.',
  'step.publish': 'الحفظ والنشر، ثم فتح الصفحة كزائر. كثيرًا ما تعرض المحررات مربعًا فارغًا بدلًا من ذلك.',
  'step.wordpress_install':
    'تنزيل الإضافة البرمجية، ورفعها ضمن Plugins → Add New Plugin → Upload Plugin، ثم تفعيلها.',
  'step.wordpress_connect': 'ضمن {path}، إدخال {origin} واختيار “اختبار الاتصال”.',
  'step.wordpress_insert': 'إدراج مكوّن “Scheduling” في مكان ظهور التقويم، أو لصق الرمز القصير.',
  'step.paste_link': 'لصق العنوان في سطر خاص به، أو تحديد كلمة وجعلها رابطًا.',
  'step.shopify_deploy': 'نسخ examples/shopify إلى تطبيقك باسم extensions/scheduling ونشره.',
  'step.shopify_address': 'لصق العنوان في إعدادات المكوّن.',

  'connect.step_connect': 'ربط حسابك.',
  'connect.step_connect_teams':
    'إذا كانت حجوزاتك تذهب إلى تقويم Outlook، فلا شيء يلزم ربطه: لأحداثه غرفة تلقائيًا. مع أي تقويم آخر، أو من دون تقويم، يُربط هنا حساب العمل أو المدرسة.',
  'connect.step_calendar': 'ربط الحساب ضمن “التقاويم المرتبطة”، واختيار التقويم الذي يستقبل الأحداث الجديدة.',
  'connect.step_location': 'اختيار {app} كمكان لنوع حدث.',
  'connect.step_room':
    'لكل حجز غرفة خاصة به ويحتفظ بها عند إعادة جدولته. الرابط موجود في الرسائل وفي التقويم وعلى صفحة الحجز.',
  'connect.step_busy': 'اختيار التقاويم التي نتحقق من تعارضاتها. لا يمكن لأحد الحجز معك في أوقات انشغالها.',
  'connect.step_follow': 'عند نقل حجز أو حذفه في التقويم، نحدّثه هنا.',
  'connect.step_contacts':
    'لكل حجز، نعثر على جهة الاتصال بالبريد الإلكتروني أو نضيفها ونضيف اجتماعًا واحدًا. عند إعادة جدولته أو إلغائه أو إعادة إسناده، نحدّث ذلك الاجتماع.',
  'connect.step_fields': 'اختيار الإجابات التي تملأ حقول جهات الاتصال.',
  'connect.step_key': 'إنشاء مفتاح في {app} ولصقه هنا. نختبره فورًا ونخزّنه مشفّرًا.',
  'connect.step_push': 'ربط إحدى حملاتك، وإضافة عملائها المحتملين مع روابطهم الشخصية.',
  'connect.step_told': 'عندما يحجز عميل محتمل، نبلغ {app} ليتوقف عن مراسلته. لا تنتظر الحجوزات ذلك أبدًا.',
  'connect.disconnect_rooms': 'لن ننشئ غرفًا بعد الآن. تبقى الغرف الموجودة. ونحذف أيضًا إذن وصولنا.',

  'tracking.ga4_id': 'معرّف القياس',
  'tracking.gtag_id': 'معرّف العلامة أو الحاوية',
  'tracking.fpixel_id': 'معرّف البكسل',
  'tracking.example': 'مثلًا، {example}',
  'tracking.format': 'يُرجى إدخال معرّف مثل {example}',
  'tracking.where_ga4': 'في Google Analytics: المشرف ← مصادر البيانات ← موقعك الإلكتروني.',
  'tracking.where_gtag':
    'في Google Ads: الأدوات ← الإحالات الناجحة ← العلامة. في Tag Manager: بجانب اسم الحاوية.',
  'tracking.where_fpixel': 'في Events Manager من Meta: مصادر البيانات ← البكسل لديك.',
  'tracking.connect': 'ربط',
  'tracking.change': 'حفظ',
  'tracking.disconnect': 'فصل',
  'tracking.connected': 'يستقبل {app} حجوزاتك الآن',
  'tracking.disconnected': 'لم يعد {app} يستقبل حجوزاتك',
  'tracking.what': 'ما يُرسل، ومتى',
  'tracking.when': 'مرة واحدة لكل حجز، عند إجرائه. ولا يُرسل مجددًا عند إعادة جدولته أو إلغائه.',
  'tracking.sent_ga4': 'الحدث {event} مع معرّف الحجز ووقت بدئه ورابطك ونوع الحدث.',
  'tracking.sent_gtag':
    'الحدث {event} (أو {container} في حاوية Tag Manager) مع معرّف الحجز ووقت بدئه ورابطك ونوع الحدث.',
  'tracking.sent_fpixel': 'الحدث القياسي {event} مع معرّف الحجز ووقت بدئه ورابطك ونوع الحدث.',
  'tracking.never': 'لا يُرسل أبدًا اسم أو عنوان بريد إلكتروني أو إجابة.',
  'tracking.where_sent': 'كيف يُرسل',
  'tracking.embedded':
    'على الصفحات التي فيها العنصر المضمّن لديك، يمر الحدث عبر تحليلات موقعك، بعد أن تفيد أداة الموافقة فيه بأن الزائر موافق. من دون موافقة، لا يُرسل شيء.',
  'tracking.direct':
    'على صفحة الحجز لديك، نسأل الزوار أولًا. ليس في الحدث ملفات تعريف ارتباط ولا معرّف للزائر. ولا نرسله إذا طلب المتصفح عدم التتبّع.',
  'tracking.direct_container':
    'حاويات Tag Manager تستقبل الحجوزات المضمّنة فقط، لأنها قد تقرأ عنوان صفحة الحجز.',
  'tracking.consent':
    'يُرجى ذكر احتساب الحجوزات في إشعار الخصوصية لديك. إذا لم يكن موقعك يحتاج إلى موافقة، فيُرجى ضبط data-consent="granted".',
}
