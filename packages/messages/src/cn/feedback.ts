import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'feedback.title': '发送反馈',
  'feedback.text': '您的消息会发送给此服务器的运营者。对方会回复到 {email}。',
  'feedback.message': '您想说什么？',
  'feedback.send': '发送反馈',
  'feedback.sent': '谢谢。您的消息正在发送。',
}
