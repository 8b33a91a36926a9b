import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'host_mails.text': '选择我们发送到 {email} 的邮件。',
  'host_mails.booked': '新会议',
  'host_mails.booked_text': '包含用于您日历的邀请。',
  'host_mails.rescheduled': '已改期的会议',
  'host_mails.rescheduled_text': '由预约人或您改期。',
  'host_mails.canceled': '已取消的会议',
  'host_mails.canceled_text': '由预约人或您取消。',
  'host_mails.reminder': '提醒',
  'host_mails.reminder_text': '按各活动类型的设置。',
  'host_mails.undelivered': '未送达的邮件',
  'host_mails.undelivered_text': '预约人的邮件服务器拒收邮件时。',
  'host_mails.watched': '潜在客户观看视频',
  'host_mails.watched_text': '有人通过潜在客户的链接观看时。',
  'host_mails.watched_pace': '同一潜在客户的通知频率',
  'host_mails.watched_hourly': '每次，但每小时最多一次',
  'host_mails.watched_daily': '每天一次',
  'host_mails.watched_once': '仅第一次',
  'host_mails.webhook': 'Webhook 故障',
  'host_mails.webhook_text': 'Webhook 持续失败或被我们关闭时。',
  'host_mails.held': {
    other: '因每日上限，有 {count} 封发给新联系人的邮件正在等待。我们会在 {when} 继续发送。',
  },
  'host_mails.always': '关于您账号的邮件我们始终会发送：密码、地址和新设备。其他人可以选择要接收的邮件。',
}
