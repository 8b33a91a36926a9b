import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  play: 'تشغيل الفيديو',
  speed: 'السرعة',
  quality: 'الجودة',
  quality_high: 'عالية',
  quality_small: 'توفير البيانات',
  full_screen: 'ملء الشاشة',
  chapters: 'الفصول',
  book: 'حجز موعد',
  close: 'إغلاق',
  website: 'موقع {site}',
  failed_connection: 'انقطع الاتصال.',
  failed_file: 'تعذّر تحميل هذا الفيديو.',
  failed_format: 'تعذّر تحميل هذا الفيديو. يُرجى تجربة متصفح آخر.',
  try_again: 'إعادة المحاولة',
  password_title: 'هذا الفيديو محمي بكلمة مرور',
  password: 'كلمة المرور',
  wrong_password: 'كلمة المرور خاطئة. يُرجى إعادة المحاولة.',
  watch: 'مشاهدة الفيديو',
  missing_title: 'هذا الفيديو غير موجود هنا',
  missing_text: 'ربما تم حذفه، أو جعله المالك خاصًا.',
  expired_title: 'انتهت صلاحية الرابط',
  expired_text: 'لم يعد هذا الرابط يعمل. يُرجى طلب رابط جديد من مالك الفيديو.',
  processing_title: 'جاهز تقريبًا',
  processing_text: 'لا يزال تجهيز هذا الفيديو جاريًا. سيظهر هنا بعد لحظات.',
}
