import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'deletion.text': { by: 'days', other: '您的账号会立即关闭，并在 {days} 天后永久删除。' },
  'deletion.at_once': '您的页面会下线，并且您会在所有位置退出登录。',
  'deletion.back': { by: 'days', other: '如需恢复，请在 {days} 天内登录。' },
  'deletion.then': '之后，我们会删除所有内容：您的数据，以及预约人告诉您的内容。',
  'deletion.export': '请先导出您的数据',
  'deletion.reason': '您为什么想离开？',
  'deletion.reason_text': '在您的账号删除之前，此服务器的运营者可以看到。',
  'deletion.meetings': { other: '{count} 场即将举行的会议' },
  'deletion.cancel': '取消会议',
  'deletion.cancel_text': '我们会立即给您的预约人发邮件。如果您回来，这些会议仍然是取消状态。',
  'deletion.keep': '保留会议',
  'deletion.keep_text': '我们不会通知您的预约人。您的账号删除后，他们将无法再改期或取消会议。',
  'deletion.password': '您的密码',
  'deletion.failed': '我们无法删除您的账号。请重试！',
  'deletion.ask': '删除我的账号',
}
