import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  emailHint: '我们会向此地址发送验证码。输入验证码即可预约。',

  title: '请查收邮件',
  sent: '我们已向 {email} 发送六位验证码。请在此输入以预约会议。',
  code: '邮件中的验证码',
  notThere: '还没收到？请检查垃圾邮件文件夹。',
  sendAgain: '重新发送',
  sentAgain: '已重新发送至 {email}',
  again: { other: '{count} 秒后可重新发送' },
  noMore: '此时段无法再发送更多验证码。如果一直没有收到，请检查地址是否有误。',
  changeEmail: '更改邮箱地址',

  kept: { other: '此时段还会为您保留 {count} 分钟' },
  keptShortly: '确认此时段的剩余时间不到一分钟',
  keptUntil: '我们会为您保留此时段至 {time}',

  sixDigits: '请输入全部六位数字',
  wrong: '这不是邮件中的验证码',
  usedUp: '错误的验证码过多。请改为打开邮件中的链接来预约。',
  ended: '此时段已不再为您保留',
  endedHint: '未进行任何预约。您填写的内容已保留：请趁此时段仍空闲时重试。',
  endedLink: '未进行任何预约。请趁此时段仍空闲时重试。',
  askAgain: '再试一次',

  linkTitle: '要预约此会议吗？',
  linkText: '只需点击一次，即可确认 {email} 是您的地址并预约会议。',
  notYou: '不是您本人？关闭此页面即可，不会预约任何会议。',

  // The host approves each booking
  approvalHint: '主持人会审批每个预约。您将通过邮件收到答复。',
  requestTitle: '请求已发送',
  requestText: '主持人需要批准此时段。我们会在 {time} 之前将答复发送至 {email}。',
  withdraw: '撤回请求',
  withdrawn: '请求已撤回',
  declined: '请求已被拒绝',
  nothingBooked: '未进行任何预约。',
  offerTitle: '选择其他时段',
  offerText: '您请求的时段 {name} 没有空，但以下时段有空。我们会为您保留至 {time}。',
  noneWork: '都不合适',
  offerGone: '这些时段均已不再空闲',
  offerEnded: '这些时段已不再为您保留',
  propose: '建议其他时段',
  proposeHint: '最多输入三个时段，由主持人选择其一。',
  proposeTime: '时段 {number}',
  proposeMessage: '消息',
  proposeSend: '发送时段',
  proposePast: '此时段已过',
  proposedTitle: '时段已发送',
  proposedText: '主持人会从这些时段中选择一个，或拒绝请求。我们会在 {time} 之前将答复发送至 {email}。',
}
