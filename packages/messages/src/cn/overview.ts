import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'overview.title': '概览',
  'overview.next': '接下来的会议',
  'overview.no_meetings': '没有即将举行的会议。',
  'overview.all': '查看全部',
  'overview.polls': '待决定的投票',
  'overview.votes': { other: '{count} 票' },
  'overview.available': '下一个可用时间',
  'overview.none_available': '没有可用时间。',
  'overview.check_availability': '检查您的可用时间',
  'overview.recent': { other: '最近 {count} 天' },
  'overview.bookings': { other: '{count} 个预约' },
  'overview.other': '其他预约',
  'overview.analytics': '查看数据分析',
}
