import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'activity.text': 'عمليات تسجيل الدخول والتغييرات في آخر 180 يومًا. الأوقات: {zone}.',
  'activity.none': 'لا نشاط بعد',
  'activity.none_text': 'يظهر هنا كل تسجيل دخول وكل تغيير، مع المتصفح والشبكة.',
  'activity.about': 'تصفية',
  'activity.about_security': 'تسجيل الدخول والأمان',
  'activity.about_all': 'كل شيء',
  'activity.more': 'عرض الأقدم',
  'activity.end': 'هذا كل شيء من آخر 180 يومًا.',
  'activity.from': '{browser} على {system}',
  'activity.unknown': 'متصفح غير معروف',
  'activity.network': 'الشبكة {network}',
  'activity.several_devices': 'عدة متصفحات',
  'activity.several_networks': 'عدة شبكات',
  'activity.times': {
    zero: '{count} مرة',
    one: 'مرة واحدة',
    two: 'مرتان',
    few: '{count} مرات',
    many: '{count} مرة',
    other: '{count} مرة',
  },

  'activity.plan_changed': 'غيّرت الجهة المشغّلة الخطة',

  'activity.schedule_added': 'تمت إضافة جدول',
  'activity.schedule_changed': 'تم تغيير جدول',
  'activity.schedule_deleted': 'تم حذف جدول',
  'activity.days_off_changed': 'تم تغيير أيام العطلة',

  'activity.plan_chosen': 'تم اختيار خطة',
  'activity.plan_canceled': 'تم إلغاء الاشتراك',
  'activity.card_changed': 'تم تغيير البطاقة',
  'activity.billing_details_changed': 'تم تغيير بيانات الفوترة',

  'activity.calendars_chosen': 'تم تغيير إعدادات التقويم',

  'activity.campaign_added': 'تمت إضافة حملة',
  'activity.campaign_changed': 'تم تغيير حملة',
  'activity.campaign_deleted': 'تم حذف حملة',
  'activity.campaign_restored': 'تمت استعادة حملة',
  'activity.leads_added': 'تمت إضافة عملاء محتملين',

  'activity.client_asked': 'تم طلب الأوقات المتاحة من عميل',
  'activity.client_connection_ended': 'تم فصل تقويم عميل',
  'activity.client_deleted': 'تم حذف عميل',
  'activity.client_meeting_booked': 'تم حجز اجتماع مع عميل',

  'activity.connection_added': 'تم ربط حساب تقويم',
  'activity.connection_renewed': 'تمت إعادة ربط حساب تقويم',
  'activity.connection_removed': 'تم فصل حساب تقويم',

  'activity.crm_changed': 'تم تغيير إعدادات CRM',
  'activity.crm_filled': 'تمت إضافة اجتماعات سابقة إلى CRM',

  'activity.deletion_asked': 'تم طلب حذف الحساب',
  'activity.deletion_taken_back': 'تم إيقاف حذف الحساب',

  'activity.domain_changed': 'تم تغيير النطاق المخصص',

  'activity.email_change_asked': 'تم طلب تغيير عنوان البريد الإلكتروني',
  'activity.email_change_withdrawn': 'تم إيقاف تغيير عنوان البريد الإلكتروني',
  'activity.email_changed': 'تم تغيير عنوان البريد الإلكتروني',

  'activity.embed_added': 'تمت إضافة عنصر مضمّن',
  'activity.embed_changed': 'تم تغيير عنصر مضمّن',
  'activity.embed_deleted': 'تم حذف عنصر مضمّن',

  'activity.event_type_added': 'تمت إضافة نوع حدث',
  'activity.event_type_changed': 'تم تغيير نوع حدث',
  'activity.event_type_deleted': 'تم حذف نوع حدث',
  'activity.event_type_restored': 'تمت استعادة نوع حدث',

  'activity.export_asked': 'تم طلب تصدير',
  'activity.export_fetched': 'تم تنزيل ملف التصدير',

  'activity.integration_connected': 'تم ربط تكامل',
  'activity.integration_disconnected': 'تمت إزالة تكامل',

  'activity.event_type_given': 'تم إسناد نوع حدث إلى أعضاء',
  'activity.event_type_taken_back': 'لم يعد نوع الحدث مُدارًا',
  'activity.event_type_received': 'أسندت مؤسسة نوع حدث',

  'activity.upgrade_requested': 'تم طلب ترقية',
  'activity.access_requested': 'تم طلب إذن الوصول',
  'activity.request_granted': 'تمت الموافقة على طلب',
  'activity.request_declined': 'تم رفض طلب',

  'activity.one_off_added': 'تمت إضافة اجتماع لمرة واحدة',
  'activity.one_off_deleted': 'تم حذف اجتماع لمرة واحدة',
  'activity.booking_links_added': 'تم إنشاء روابط محدودة',
  'activity.booking_link_revoked': 'تم إبطال رابط محدود',

  'activity.organization_created': 'تم إنشاء مؤسسة',
  'activity.member_invited': 'تمت دعوة شخص',
  'activity.invitation_revoked': 'تم إبطال دعوة',
  'activity.member_joined': 'انضم عضو',
  'activity.member_role_changed': 'تم تغيير دور عضو',
  'activity.member_shown': 'تم إظهار عضو على الصفحة',
  'activity.member_hidden': 'تم إخفاء عضو من الصفحة',
  'activity.member_removed': 'تمت إزالة عضو',
  'activity.member_left': 'غادر عضو',
  'activity.transfer_asked': 'تم طلب نقل الملكية',
  'activity.transfer_withdrawn': 'تم سحب طلب نقل الملكية',
  'activity.transfer_declined': 'تم رفض نقل الملكية',
  'activity.ownership_transferred': 'تم نقل الملكية',
  'activity.organization_email_asked': 'تمت إضافة بريد المؤسسة، ولم يتم تأكيده بعد',
  'activity.organization_email_canceled': 'تم إلغاء بريد المؤسسة غير المؤكد',
  'activity.organization_email_removed': 'تمت إزالة بريد المؤسسة',
  'activity.organization_deleted': 'تم حذف مؤسسة',

  'activity.outreach_changed': 'تم تغيير حملة تواصل',
  'activity.outreach_pushed': 'تمت إضافة عملاء محتملين إلى أداة تواصل',
  'activity.outreach_address_made': 'تم إنشاء عنوان لاستقبال Webhooks من أداة تواصل',

  'activity.passkey_added': 'تمت إضافة مفتاح مرور',
  'activity.passkey_removed': 'تمت إزالة مفتاح مرور',
  'activity.passkey_refused': 'تم رفض تسجيل الدخول بمفتاح مرور',

  'activity.api_key_added': 'تم إنشاء مفتاح API',
  'activity.api_key_removed': 'تمت إزالة مفتاح API',

  'activity.app_allowed': 'تم ربط تطبيق',
  'activity.app_removed': 'تمت إزالة تطبيق مرتبط',

  'activity.password_renewed': 'تم تغيير كلمة المرور',
  'activity.session_ended': 'تم تسجيل الخروج من مكان آخر',

  'activity.poll_added': 'تمت إضافة استطلاع',
  'activity.poll_changed': 'تم تغيير استطلاع',
  'activity.poll_deleted': 'تم حذف استطلاع',
  'activity.poll_finished': 'انتهى استطلاع',

  'activity.retention_changed': 'تم تغيير مدة الاحتفاظ ببيانات المدعوين',

  'activity.routing_form_added': 'تمت إضافة نموذج',
  'activity.routing_form_changed': 'تم تغيير نموذج',
  'activity.routing_form_deleted': 'تم حذف نموذج',

  'activity.settings_changed': 'تم تغيير الإعدادات',
  'activity.link_changed': 'تم تغيير الرابط',

  'activity.signed_in': 'تم تسجيل الدخول',
  'activity.signed_in_new_device': 'تم تسجيل الدخول من جهاز جديد',
  'activity.sign_in_failed': 'محاولة تسجيل الدخول بكلمة مرور خاطئة',
  'activity.signed_out': 'تم تسجيل الخروج',

  'activity.signed_up': 'تم إنشاء حساب',
  'activity.address_confirmed': 'تم تأكيد عنوان البريد الإلكتروني',

  'activity.two_factor_on': 'تم تفعيل تسجيل الدخول بخطوتين',
  'activity.two_factor_off': 'تم إيقاف تسجيل الدخول بخطوتين',
  'activity.two_factor_refused': 'رمز خاطئ للتحقق بخطوتين',
  'activity.recovery_codes_renewed': 'تم إنشاء رموز استرداد جديدة',
  'activity.recovery_code_used': 'تم استخدام رمز استرداد',

  'activity.video_added': 'تمت إضافة فيديو',
  'activity.video_changed': 'تم تغيير فيديو',
  'activity.video_deleted': 'تم حذف فيديو',
  'activity.video_restored': 'تمت استعادة فيديو',

  'activity.webhook_added': 'تمت إضافة Webhook',
  'activity.webhook_changed': 'تم تغيير Webhook',
  'activity.webhook_deleted': 'تم حذف Webhook',
  'activity.webhook_secret_renewed': 'تم تجديد سر Webhook',
}
