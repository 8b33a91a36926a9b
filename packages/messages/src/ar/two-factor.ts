import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'two_factor.text': 'يطلب رمزًا مع كلمة مرورك، فلا تكفي كلمة مرور مسروقة.',
  'two_factor.off': 'تسجيل الدخول بخطوتين متوقف',
  'two_factor.off_text': 'يتيح تفعيله تسجيل الدخول بكلمة مرورك مع رمز من ستة أرقام من تطبيق على هاتفك.',
  'two_factor.set_up': 'إعداد تسجيل الدخول بخطوتين',
  'two_factor.step': 'الخطوة {step} من 3',
  'two_factor.app': 'تثبيت تطبيق مصادقة',
  'two_factor.app_text':
    'يصلح أي تطبيق للرموز المستخدمة مرة واحدة، ومنها كثير من برامج إدارة كلمات المرور. بعدها يُرجى إدخال كلمة مرورك للمتابعة.',
  'two_factor.next': 'متابعة',
  'two_factor.scan': 'مسح الرمز ضوئيًا',
  'two_factor.scan_text': 'يُرجى فتح التطبيق ومسح هذا الرمز. يرسمه متصفحك ولا يرسله إلى أي مكان.',
  'two_factor.qr': 'رمز QR لتطبيق المصادقة',
  'two_factor.by_hand': 'لا كاميرا؟ يُرجى كتابة هذا المفتاح في التطبيق:',
  'two_factor.copy_key': 'نسخ المفتاح',
  'two_factor.enter': 'يُرجى إدخال الرمز المكوّن من 6 أرقام',
  'two_factor.switch_on': 'تفعيل',
  'two_factor.switched_on': 'تسجيل الدخول بخطوتين مفعّل. تم تسجيل خروجك من كل الأماكن الأخرى.',
  'two_factor.codes': 'حفظ رموز الاسترداد',
  'two_factor.codes_text':
    'يتيح كل رمز الدخول مرة واحدة إذا لم يكن التطبيق لديك. نعرضها الآن فقط، لذا يُرجى حفظها في مكان آمن.',
  'two_factor.copy_codes': 'نسخ الرموز',
  'two_factor.download': 'تنزيل',
  'two_factor.kept': 'تم حفظها لديّ',
  'two_factor.file_text': 'رموز الاسترداد في {product}. يعمل كل منها مرة واحدة.',
  'two_factor.on': 'تسجيل الدخول بخطوتين مفعّل',
  'two_factor.since': 'منذ {date}.',
  'two_factor.codes_left': {
    zero: 'رموز الاسترداد المتبقية: {count}.',
    one: 'رموز الاسترداد المتبقية: {count}.',
    two: 'رموز الاسترداد المتبقية: {count}.',
    few: 'رموز الاسترداد المتبقية: {count}.',
    many: 'رموز الاسترداد المتبقية: {count}.',
    other: 'رموز الاسترداد المتبقية: {count}.',
  },
  'two_factor.renew': 'الحصول على رموز استرداد جديدة',
  'two_factor.switch_off': 'إيقاف التحقق',
  'two_factor.switched_off': 'تسجيل الدخول بخطوتين متوقف. تم تسجيل خروجك من كل الأماكن الأخرى.',
  'error.two_factor_is_on': 'تسجيل الدخول بخطوتين مفعّل بالفعل',
}
