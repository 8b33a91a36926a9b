import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'export.gone': 'Tệp này đã được tải xuống, hoặc đã hết hạn',
  'export.text':
    'Tải xuống mọi thứ trong tài khoản này, dưới dạng JSON cho chương trình và CSV cho bảng tính.',
  'export.none': 'Mọi thứ trong một tệp',
  'export.none_text':
    'Hồ sơ, lịch biểu, loại sự kiện, lượt đặt lịch kèm câu trả lời của người được mời, mã nhúng, tích hợp, webhook và hoạt động của bạn. Việc này có thể mất một lúc. Chúng tôi sẽ gửi email cho bạn khi tệp sẵn sàng.',
  'export.ask': 'Tạo bản xuất',
  'export.ask_again': 'Tạo bản xuất mới',
  'export.of': 'Bản xuất từ {time}',
  'export.waiting':
    'Chúng tôi đang tạo tệp. Bạn có thể đóng trang này: chúng tôi sẽ gửi email cho bạn khi tệp sẵn sàng.',
  'export.failed': 'Đã xảy ra lỗi khi chúng tôi tạo tệp. Chúng tôi sẽ tự động thử lại.',
  'export.ready':
    'Tệp của bạn đã sẵn sàng. Bạn có thể tải xuống một lần, đến {until}. Sau đó, chúng tôi xóa tệp.',
  'export.fetched': 'Tệp đã được tải xuống nên chúng tôi đã xóa.',
  'export.fetch': 'Tải tệp xuống ({size})',
  'export.saved': 'Đã lưu {file}',
  'export.progress': 'Tiến độ',
  'export.parts': 'Số phần: {done} trên {parts}',
  'error.export_fetching': 'Tệp đang được tải xuống trong thẻ khác hoặc trên thiết bị khác',
  'error.export_not_found': 'Bản xuất này không còn tồn tại',
}
