import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'export.gone': '此文件已被下载，或已过期',
  'export.text': '下载此账号中的所有内容，JSON 供程序使用，CSV 供电子表格使用。',
  'export.none': '所有内容在一个文件中',
  'export.none_text':
    '您的个人资料、时间表、活动类型、预约及预约人的回答、嵌入组件、集成、Webhook 和活动记录。这可能需要一些时间。文件就绪后，我们会发邮件通知您。',
  'export.ask': '创建导出',
  'export.ask_again': '创建新的导出',
  'export.of': '{time} 的导出',
  'export.waiting': '我们正在创建文件。您可以关闭此页面：就绪后我们会发邮件通知您。',
  'export.failed': '创建文件时出了点问题。我们会自动重试。',
  'export.ready': '您的文件已就绪。您可以在 {until} 之前下载一次。之后我们会将其删除。',
  'export.fetched': '文件已下载，因此我们已将其删除。',
  'export.fetch': '下载文件（{size}）',
  'export.saved': '{file} 已保存',
  'export.progress': '进度',
  'export.parts': '部分：{done}/{parts}',
  'error.export_fetching': '正在其他标签页或其他设备上下载',
  'error.export_not_found': '此导出已不存在',
}
