import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'retention.text': 'Xóa dữ liệu của người được mời khi bạn không còn cần.',
  'retention.label': 'Xóa dữ liệu của người được mời',
  'retention.label_text': 'Dành cho các cuộc họp đã kết thúc.',
  'retention.never': 'Không bao giờ',
  'retention.after': { other: '{count} tháng sau cuộc họp' },
  'retention.what':
    'Mỗi đêm, chúng tôi xóa tên, địa chỉ email, câu trả lời, khách, lý do và chiến dịch. Bạn vẫn thấy mình đã có bao nhiêu cuộc họp, thuộc loại nào và khi nào.',
  'retention.save': 'Lưu',
  'retention.saved': 'Đã lưu',
  'retention.ask': 'Xóa dữ liệu cũ hơn?',
  'retention.ask_text': {
    other:
      'Đêm nay, chúng tôi xóa những gì người được mời đã cho bạn biết trong các cuộc họp kết thúc hơn {count} tháng trước. Không thể hoàn tác việc này. Hãy xuất dữ liệu trước nếu bạn cần.',
  },
}
