import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'pick.label': '本周的时段',
  'pick.label_days': '本周的日期',
  'pick.how':
    '点击时段即可提供，再次点击即可移除。带条纹的时段为忙碌。按箭头键移动，按空格键选择。时间所用时区：{zone}。',
  'pick.how_days': '点击日期即可提供，再次点击即可移除。带条纹的时段为忙碌。按箭头键移动，按空格键选择。',
  'pick.busy_at': '{time}，忙碌',
  'pick.picked': '{time} 已提供',
  'pick.taken_out': '{time} 已移除',
  'pick.date': '日期',
  'pick.time': '时间',
  'pick.add': '添加此时段',
  'pick.none': '尚未选择时段。',
  'pick.count': { other: '已选择 {count} 个时段' },
  'pick.list': '已选择的时段',
  'pick.remove': '移除 {time}',
  'pick.delete_title': '要删除 {name} 吗？',
  'pick.at_least_one': '请至少选择一个时段',
  'pick.too_many': { other: '最多 {count} 个时段' },
  'pick.past': '其中有一个时段已经过去',
  'pick.duration_wrong': '请设为 5 分钟到 24 小时',
  'pick.phone_text': '选择时段需要更大的屏幕。请在电脑上打开此页面。您已创建的内容可在任何设备上使用。',
  'pick.error_one_off_not_found': '此单次会议已被删除',
  'pick.error_one_off_limit_reached': '您已达到 200 个单次会议的上限。请先删除一个。',
  'pick.error_poll_not_found': '此投票已被删除',
  'pick.error_poll_limit_reached': '您已达到 200 个进行中投票的上限。请先删除一个。',
  'pick.error_poll_closed': '此投票已结束',
  'pick.error_poll_without_votes': '没有人表示此时段可以参加',
}
