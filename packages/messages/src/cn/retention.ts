import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'retention.text': '不再需要时删除预约人的数据。',
  'retention.label': '删除预约人的数据',
  'retention.label_text': '针对已结束的会议。',
  'retention.never': '从不',
  'retention.after': { other: '会议结束 {count} 个月后' },
  'retention.what':
    '我们每晚会删除姓名、邮箱地址、回答、来宾、原因和推广活动。您仍可看到有过多少场会议、类型和时间。',
  'retention.save': '保存',
  'retention.saved': '已保存',
  'retention.ask': '要删除较早的数据吗？',
  'retention.ask_text': {
    other:
      '今晚，我们会删除 {count} 个月前结束的会议中预约人告诉您的内容。此操作无法撤销。如有需要，请先导出。',
  },
}
