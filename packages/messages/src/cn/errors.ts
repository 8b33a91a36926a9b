import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  invalid_input: '有内容缺失或有误。请检查标出的字段。',
  slot_not_available: '所选时段不可用',
  slot_taken: '所选时段刚刚被预约',
  already_canceled: '此会议已取消',
  already_started: '此会议已开始',
  inside_notice: '现在更改此会议已经太晚',
  host_only: '只有主持人可以更改此会议',
  event_type_off: '此活动目前无法预约',
  event_type_not_found: '此活动已不再提供',
  owner_not_found: '预约页面的网址无效',
  booking_not_found: '链接已过期',
  idempotency_key_reused: '此内容已用不同的信息提交过。请重试。',
  rate_limited: '尝试次数过多。请几分钟后重试。',
  requests_waiting: '主持人目前无法接受更多请求。如果您已发送请求，请使用邮件中的链接撤回，或等待答复。',
  mailbox_full: '目前无法向此地址发送邮件。请换一个地址，或稍后重试。',
  proof_needed: '请启用 JavaScript 后预约，或几分钟后重试。',
  unavailable: '无法连接到服务器。内容没有丢失。请重试。',
  internal_error: '出了点问题。内容没有丢失。请重试。',
}
