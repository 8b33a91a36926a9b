import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'pick.label': 'مواعيد هذا الأسبوع',
  'pick.label_days': 'أيام هذا الأسبوع',
  'pick.how':
    'النقر على موعد يعرضه، والنقر مجددًا يزيله. الأوقات المظللة بخطوط مشغولة. يتم التنقّل بمفاتيح الأسهم، والاختيار بمفتاح المسافة. الأوقات حسب {zone}.',
  'pick.how_days':
    'النقر على يوم يعرضه، والنقر مجددًا يزيله. الأوقات المظللة بخطوط مشغولة. يتم التنقّل بمفاتيح الأسهم، والاختيار بمفتاح المسافة.',
  'pick.busy_at': '{time}، مشغول',
  'pick.picked': '{time} معروض',
  'pick.taken_out': 'تمت إزالة {time}',
  'pick.date': 'التاريخ',
  'pick.time': 'الوقت',
  'pick.add': 'إضافة هذا الموعد',
  'pick.none': 'لم يتم اختيار أي موعد بعد.',
  'pick.count': {
    zero: 'تم اختيار {count} موعد',
    one: 'تم اختيار موعد واحد',
    two: 'تم اختيار موعدين',
    few: 'تم اختيار {count} مواعيد',
    many: 'تم اختيار {count} موعدًا',
    other: 'تم اختيار {count} موعد',
  },
  'pick.list': 'المواعيد المختارة',
  'pick.remove': 'إزالة {time}',
  'pick.delete_title': 'حذف {name}؟',
  'pick.at_least_one': 'يُرجى اختيار موعد واحد على الأقل',
  'pick.too_many': {
    zero: 'الحد الأقصى: {count} موعد',
    one: 'الحد الأقصى: موعد واحد',
    two: 'الحد الأقصى: موعدان',
    few: 'الحد الأقصى: {count} مواعيد',
    many: 'الحد الأقصى: {count} موعدًا',
    other: 'الحد الأقصى: {count} موعد',
  },
  'pick.past': 'أحد هذه المواعيد مضى وقته',
  'pick.duration_wrong': 'من 5 دقائق إلى 24 ساعة',
  'pick.phone_text':
    'يحتاج اختيار المواعيد إلى شاشة أكبر. يُرجى فتح هذه الصفحة على كمبيوتر. ما تم إنشاؤه يعمل على أي جهاز.',
  'pick.error_one_off_not_found': 'تم حذف هذا الاجتماع المخصص لمرة واحدة',
  'pick.error_one_off_limit_reached': 'تم بلوغ الحد الأقصى وهو 200 اجتماع لمرة واحدة. يُرجى حذف أحدها أولًا.',
  'pick.error_poll_not_found': 'تم حذف هذا الاستطلاع',
  'pick.error_poll_limit_reached': 'تم بلوغ الحد الأقصى وهو 200 استطلاع مفتوح. يُرجى حذف أحدها أولًا.',
  'pick.error_poll_closed': 'انتهى هذا الاستطلاع',
  'pick.error_poll_without_votes': 'لم يذكر أحد أنه يستطيع الحضور في هذا الموعد',
}
