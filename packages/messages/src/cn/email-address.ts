import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'email.text': '您用此地址登录，我们也会将关于账号和会议的邮件发送到此地址。',
  'email.now': '您的地址是',
  'email.new': '新邮箱地址',
  'email.same': '这已经是您的地址',
  'email.ask': '用两个地址确认',
  'email.waiting': '请查看两个收件箱',
  'email.waiting_text':
    '我们已向每个地址发送链接。打开两个链接后，您的地址才会更改。链接在 {until} 之前有效。',
  'email.confirmed': '已确认',
  'email.unconfirmed': '尚未确认',
  'email.withdraw': '保留我的地址',
  'email.withdrawn': '您的地址保持不变。我们发送的链接不再有效。',
  'email.agree_title': '要更改您的邮箱地址吗？',
  'email.agree_text': '有人为账号请求了新的邮箱地址。如果是您的账号，请确认更改。如果不是，请关闭此页面。',
  'email.agree': '确认更改',
  'email.changed': '您的邮箱地址已更改。今后请用新地址登录。',
  'email.other_waits': '地址已确认。现在请打开我们发送到另一个地址的链接。',
  'email.to_settings': '前往设置',
}
