import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'feedback.title': 'Надіслати відгук',
  'feedback.text': 'Ваше повідомлення отримає той, хто керує цим сервером. Відповідь надійде на {email}.',
  'feedback.message': 'Що ви хочете сказати?',
  'feedback.send': 'Надіслати відгук',
  'feedback.sent': 'Дякуємо. Ваше повідомлення вже надсилається.',
}
