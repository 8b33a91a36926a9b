import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'host_mails.text': 'اختيار الرسائل التي نرسلها إلى {email}.',
  'host_mails.booked': 'الاجتماعات الجديدة',
  'host_mails.booked_text': 'تتضمن الدعوة لتقويمك.',
  'host_mails.rescheduled': 'الاجتماعات المعاد جدولتها',
  'host_mails.rescheduled_text': 'من المدعو أو منك.',
  'host_mails.canceled': 'الاجتماعات الملغاة',
  'host_mails.canceled_text': 'من المدعو أو منك.',
  'host_mails.reminder': 'التذكيرات',
  'host_mails.reminder_text': 'كما حُدد في كل نوع حدث.',
  'host_mails.undelivered': 'الرسائل غير المسلَّمة',
  'host_mails.undelivered_text': 'عندما يرفض خادم بريد المدعو رسالة.',
  'host_mails.watched': 'الفيديوهات التي شاهدها عملاء محتملون',
  'host_mails.watched_text': 'عند المشاهدة عبر رابط عميل محتمل.',
  'host_mails.watched_pace': 'عدد المرات للعميل المحتمل نفسه',
  'host_mails.watched_hourly': 'كل مرة، وبحد أقصى مرة في الساعة',
  'host_mails.watched_daily': 'مرة في اليوم',
  'host_mails.watched_once': 'المرة الأولى فقط',
  'host_mails.webhook': 'Webhooks المتعثرة',
  'host_mails.webhook_text': 'عندما يستمر تعثّر Webhook أو نوقفه.',
  'host_mails.held': {
    zero: '{count} رسالة إلى أشخاص جدد في انتظار الإرسال بسبب حدنا اليومي. سنرسل المزيد في {when}.',
    one: 'رسالة واحدة إلى شخص جديد في انتظار الإرسال بسبب حدنا اليومي. سنعيد المحاولة في {when}.',
    two: 'رسالتان إلى أشخاص جدد في انتظار الإرسال بسبب حدنا اليومي. سنرسل المزيد في {when}.',
    few: '{count} رسائل إلى أشخاص جدد في انتظار الإرسال بسبب حدنا اليومي. سنرسل المزيد في {when}.',
    many: '{count} رسالة إلى أشخاص جدد في انتظار الإرسال بسبب حدنا اليومي. سنرسل المزيد في {when}.',
    other: '{count} رسالة إلى أشخاص جدد في انتظار الإرسال بسبب حدنا اليومي. سنرسل المزيد في {when}.',
  },
  'host_mails.always':
    'نراسلك دائمًا بشأن حسابك: كلمة مروره وعنوانه والأجهزة الجديدة. يختار الآخرون الرسائل التي تصلهم.',
}
