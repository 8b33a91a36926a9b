import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'export.gone': 'تم تنزيل هذا الملف من قبل، أو انتهت صلاحيته',
  'export.text': 'تنزيل كل ما في هذا الحساب، بتنسيق JSON للبرامج وبتنسيق CSV لجداول البيانات.',
  'export.none': 'كل شيء في ملف واحد',
  'export.none_text':
    'ملفك الشخصي والجداول وأنواع الأحداث والحجوزات مع إجابات المدعوين والعناصر المضمّنة والتكاملات، مع Webhooks والنشاط. قد يستغرق ذلك بعض الوقت. سنراسلك عندما يصبح الملف جاهزًا.',
  'export.ask': 'إنشاء ملف تصدير',
  'export.ask_again': 'إنشاء ملف تصدير جديد',
  'export.of': 'تصدير بتاريخ {time}',
  'export.waiting': 'جارٍ إنشاء الملف. يمكنك إغلاق هذه الصفحة: سنراسلك عندما يصبح جاهزًا.',
  'export.failed': 'حدث خطأ ما أثناء إنشاء الملف. سنعيد المحاولة تلقائيًا.',
  'export.ready': 'ملفك جاهز. يمكنك تنزيله مرة واحدة، حتى {until}. بعدها نحذفه.',
  'export.fetched': 'تم تنزيل الملف، لذا حذفناه.',
  'export.fetch': 'تنزيل الملف ({size})',
  'export.saved': 'تم حفظ {file}',
  'export.progress': 'التقدّم',
  'export.parts': 'الأجزاء: {done} من {parts}',
  'error.export_fetching': 'يجري تنزيله في علامة تبويب أخرى أو على جهاز آخر',
  'error.export_not_found': 'لم يعد ملف التصدير هذا موجودًا',
}
