import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'flood.title': '短时间内出现大量预约',
  'flood.text': '从 {time} 开始。如果您不认识预约的人，可以要求预约人在预约前先确认邮箱地址。',
  'flood.turn_on': '为所有活动类型开启',
  'flood.see': '查看预约',
  'flood.dismiss': '关闭提示',
  'flood.turned_on': { other: '{count} 个活动类型的预约人现在需要先确认邮箱地址' },
}
