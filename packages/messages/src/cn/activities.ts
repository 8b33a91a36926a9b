import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'activity.text': '最近 180 天的登录和更改。时间：{zone}。',
  'activity.none': '还没有活动记录',
  'activity.none_text': '每次登录和更改都会显示在这里，包括浏览器和网络。',
  'activity.about': '筛选',
  'activity.about_security': '登录和安全',
  'activity.about_all': '全部',
  'activity.more': '显示更早的记录',
  'activity.end': '以上是最近 180 天的全部记录。',
  'activity.from': '{system} 上的 {browser}',
  'activity.unknown': '未知浏览器',
  'activity.network': '网络 {network}',
  'activity.several_devices': '多个浏览器',
  'activity.several_networks': '多个网络',
  'activity.times': { other: '{count} 次' },

  'activity.plan_changed': '运营者更改了套餐',

  'activity.schedule_added': '已添加时间表',
  'activity.schedule_changed': '已更改时间表',
  'activity.schedule_deleted': '已删除时间表',
  'activity.days_off_changed': '已更改休息日',

  'activity.plan_chosen': '已选择套餐',
  'activity.plan_canceled': '已取消订阅',
  'activity.card_changed': '已更改银行卡',
  'activity.billing_details_changed': '已更改账单信息',

  'activity.calendars_chosen': '已更改日历设置',

  'activity.campaign_added': '已添加推广活动',
  'activity.campaign_changed': '已更改推广活动',
  'activity.campaign_deleted': '已删除推广活动',
  'activity.campaign_restored': '已恢复推广活动',
  'activity.leads_added': '已添加潜在客户',

  'activity.client_asked': '已向客户询问空闲时间',
  'activity.client_connection_ended': '已断开客户的日历',
  'activity.client_deleted': '已删除客户',
  'activity.client_meeting_booked': '已预约与客户的会议',

  'activity.connection_added': '已连接日历账号',
  'activity.connection_renewed': '已重新连接日历账号',
  'activity.connection_removed': '已断开日历账号的连接',

  'activity.crm_changed': '已更改 CRM 设置',
  'activity.crm_filled': '已将更早的会议添加到 CRM',

  'activity.deletion_asked': '已请求删除账号',
  'activity.deletion_taken_back': '已停止删除账号',

  'activity.domain_changed': '已更改自定义域名',

  'activity.email_change_asked': '已请求更改邮箱地址',
  'activity.email_change_withdrawn': '已停止更改邮箱地址',
  'activity.email_changed': '已更改邮箱地址',

  'activity.embed_added': '已添加嵌入组件',
  'activity.embed_changed': '已更改嵌入组件',
  'activity.embed_deleted': '已删除嵌入组件',

  'activity.event_type_added': '已添加活动类型',
  'activity.event_type_changed': '已更改活动类型',
  'activity.event_type_deleted': '已删除活动类型',
  'activity.event_type_restored': '已恢复活动类型',

  'activity.export_asked': '已请求导出',
  'activity.export_fetched': '已下载导出文件',

  'activity.integration_connected': '已连接集成',
  'activity.integration_disconnected': '已移除集成',

  'activity.event_type_given': '已将活动类型分配给成员',
  'activity.event_type_taken_back': '已不再管理活动类型',
  'activity.event_type_received': '组织分配了活动类型',

  'activity.upgrade_requested': '已请求升级',
  'activity.access_requested': '已请求访问权限',
  'activity.request_granted': '已批准请求',
  'activity.request_declined': '已拒绝请求',

  'activity.one_off_added': '已添加单次会议',
  'activity.one_off_deleted': '已删除单次会议',
  'activity.booking_links_added': '已创建受限链接',
  'activity.booking_link_revoked': '已撤销受限链接',

  'activity.organization_created': '已创建组织',
  'activity.member_invited': '已邀请人员',
  'activity.invitation_revoked': '已撤销邀请',
  'activity.member_joined': '成员已加入',
  'activity.member_role_changed': '已更改成员的角色',
  'activity.member_shown': '成员已显示在页面上',
  'activity.member_hidden': '成员已从页面隐藏',
  'activity.member_removed': '已移除成员',
  'activity.member_left': '成员已退出',
  'activity.transfer_asked': '已请求转让所有权',
  'activity.transfer_withdrawn': '已撤回所有权转让请求',
  'activity.transfer_declined': '已拒绝所有权转让',
  'activity.ownership_transferred': '已转让所有权',
  'activity.organization_email_asked': '已添加组织邮箱，尚未确认',
  'activity.organization_email_canceled': '已取消未确认的组织邮箱',
  'activity.organization_email_removed': '已移除组织邮箱',
  'activity.organization_deleted': '已删除组织',

  'activity.outreach_changed': '已更改外联推广活动',
  'activity.outreach_pushed': '已将潜在客户添加到外联工具',
  'activity.outreach_address_made': '已创建外联工具的 Webhook 地址',

  'activity.passkey_added': '已添加通行密钥',
  'activity.passkey_removed': '已移除通行密钥',
  'activity.passkey_refused': '使用通行密钥登录被拒绝',

  'activity.api_key_added': '已创建 API 密钥',
  'activity.api_key_removed': '已移除 API 密钥',

  'activity.app_allowed': '已连接应用',
  'activity.app_removed': '已移除连接的应用',

  'activity.password_renewed': '已更改密码',
  'activity.session_ended': '已退出其他位置的登录',

  'activity.poll_added': '已添加投票',
  'activity.poll_changed': '已更改投票',
  'activity.poll_deleted': '已删除投票',
  'activity.poll_finished': '投票已结束',

  'activity.retention_changed': '已更改预约人数据的保留期限',

  'activity.routing_form_added': '已添加表单',
  'activity.routing_form_changed': '已更改表单',
  'activity.routing_form_deleted': '已删除表单',

  'activity.settings_changed': '已更改设置',
  'activity.link_changed': '已更改链接',

  'activity.signed_in': '已登录',
  'activity.signed_in_new_device': '已在新设备上登录',
  'activity.sign_in_failed': '使用错误的密码登录',
  'activity.signed_out': '已退出登录',

  'activity.signed_up': '已注册',
  'activity.address_confirmed': '已确认邮箱地址',

  'activity.two_factor_on': '已开启两步登录',
  'activity.two_factor_off': '已关闭两步登录',
  'activity.two_factor_refused': '两步验证码错误',
  'activity.recovery_codes_renewed': '已更新恢复码',
  'activity.recovery_code_used': '已使用恢复码',

  'activity.video_added': '已添加视频',
  'activity.video_changed': '已更改视频',
  'activity.video_deleted': '已删除视频',
  'activity.video_restored': '已恢复视频',

  'activity.webhook_added': '已添加 Webhook',
  'activity.webhook_changed': '已更改 Webhook',
  'activity.webhook_deleted': '已删除 Webhook',
  'activity.webhook_secret_renewed': '已更新 Webhook 密钥',
}
