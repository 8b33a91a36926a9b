import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'feedback.title': 'Gửi góp ý',
  'feedback.text': 'Tin nhắn của bạn được gửi đến người vận hành máy chủ này. Họ sẽ trả lời tới {email}.',
  'feedback.message': 'Bạn muốn nói điều gì?',
  'feedback.send': 'Gửi góp ý',
  'feedback.sent': 'Cảm ơn bạn. Tin nhắn của bạn đang được gửi đi.',
}
