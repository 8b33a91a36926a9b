import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  'feedback.title': 'إرسال ملاحظات',
  'feedback.text': 'تصل رسالتك إلى الجهة المشغّلة لهذا الخادم. سيكون الرد على {email}.',
  'feedback.message': 'ما مضمون رسالتك؟',
  'feedback.send': 'إرسال الملاحظات',
  'feedback.sent': 'شكرًا. رسالتك في الطريق.',
}
