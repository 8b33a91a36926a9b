import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'extension.error_rate_limited': '尝试次数过多。请几分钟后重试。',
  'extension.error_upgrade_required': '请升级您的套餐以使用此功能。',
  'extension.error_not_allowed': '没有权限',
  'extension.error_role_not_allowed': '没有权限。请联系您组织的所有者。',
  'extension.error_not_shown_to_role': '此内容不存在，或您没有访问权限。',
  'extension.error_not_verified': '请先确认您的邮箱。我们已向您发送验证码。',
  'extension.error_event_limit_reached': '您已达到活动数量上限',
  'extension.error_event_type_not_found': '此活动类型已被删除',
  'extension.error_link_expired': '链接已过期',
  'extension.error_campaign_not_found': '此推广活动已不存在',
  'extension.error_one_off_not_found': '此单次会议已被删除',
  'extension.error_one_off_limit_reached': '您已达到 200 个单次会议的上限。请先删除一个。',
  'extension.error_event_type_off': '此活动类型已关闭。请在管理后台中开启。',
  'extension.error_not_shown_to_key': '此扩展程序无权访问此内容。请打开其设置并重新连接。',
  'extension.error_key_not_allowed': '此扩展程序不允许执行此操作。请打开其设置并重新连接。',
}
