import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'deletion.text': {
    by: 'days',
    other: 'Tài khoản của bạn đóng ngay và bị xóa vĩnh viễn sau {days} ngày.',
  },
  'deletion.at_once': 'Các trang của bạn ngừng hoạt động, và bạn bị đăng xuất ở mọi nơi.',
  'deletion.back': {
    by: 'days',
    other: 'Để lấy lại tài khoản, hãy đăng nhập trong vòng {days} ngày.',
  },
  'deletion.then':
    'Sau đó, chúng tôi xóa mọi thứ: dữ liệu của bạn, và những gì người được mời đã cho bạn biết.',
  'deletion.export': 'Xuất dữ liệu của bạn trước',
  'deletion.reason': 'Vì sao bạn muốn rời đi?',
  'deletion.reason_text': 'Người vận hành máy chủ này có thể đọc nội dung này cho đến khi tài khoản bị xóa.',
  'deletion.meetings': { other: '{count} cuộc họp sắp tới' },
  'deletion.cancel': 'Hủy các cuộc họp',
  'deletion.cancel_text':
    'Chúng tôi gửi email cho người được mời ngay bây giờ. Các cuộc họp vẫn bị hủy nếu bạn quay lại.',
  'deletion.keep': 'Giữ các cuộc họp',
  'deletion.keep_text':
    'Chúng tôi không thông báo cho người được mời. Khi tài khoản của bạn không còn, họ không thể dời hay hủy nữa.',
  'deletion.password': 'Mật khẩu của bạn',
  'deletion.failed': 'Chúng tôi không thể xóa tài khoản của bạn. Vui lòng thử lại!',
  'deletion.ask': 'Xóa tài khoản của tôi',
}
