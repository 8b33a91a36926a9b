import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'two_factor.text': 'Yêu cầu mã cùng với mật khẩu, để chỉ có mật khẩu bị đánh cắp là chưa đủ.',
  'two_factor.off': 'Đăng nhập hai bước đang tắt',
  'two_factor.off_text':
    'Hãy bật để đăng nhập bằng mật khẩu và mã sáu chữ số từ một ứng dụng trên điện thoại.',
  'two_factor.set_up': 'Thiết lập đăng nhập hai bước',
  'two_factor.step': 'Bước {step} trên 3',
  'two_factor.app': 'Cài đặt ứng dụng xác thực',
  'two_factor.app_text':
    'Mọi ứng dụng tạo mã dùng một lần đều được, kể cả nhiều trình quản lý mật khẩu. Sau đó, nhập mật khẩu của bạn để tiếp tục.',
  'two_factor.next': 'Tiếp tục',
  'two_factor.scan': 'Quét mã',
  'two_factor.scan_text': 'Mở ứng dụng và quét mã này. Trình duyệt của bạn tự vẽ mã và không gửi mã đi đâu.',
  'two_factor.qr': 'Mã QR cho ứng dụng xác thực',
  'two_factor.by_hand': 'Không có máy ảnh? Hãy nhập khóa này vào ứng dụng:',
  'two_factor.copy_key': 'Sao chép khóa',
  'two_factor.enter': 'Nhập mã 6 chữ số',
  'two_factor.switch_on': 'Bật',
  'two_factor.switched_on': 'Đã bật đăng nhập hai bước. Bạn đã bị đăng xuất ở mọi nơi khác.',
  'two_factor.codes': 'Lưu mã khôi phục của bạn',
  'two_factor.codes_text':
    'Mỗi mã cho bạn vào một lần khi không có ứng dụng. Chúng tôi chỉ hiển thị lúc này, nên hãy lưu các mã ở nơi an toàn.',
  'two_factor.copy_codes': 'Sao chép các mã',
  'two_factor.download': 'Tải xuống',
  'two_factor.kept': 'Tôi đã lưu',
  'two_factor.file_text': 'Mã khôi phục cho {product}. Mỗi mã dùng được một lần.',
  'two_factor.on': 'Đăng nhập hai bước đang bật',
  'two_factor.since': 'Từ {date}.',
  'two_factor.codes_left': { other: 'Còn {count} mã khôi phục.' },
  'two_factor.renew': 'Lấy mã khôi phục mới',
  'two_factor.switch_off': 'Tắt',
  'two_factor.switched_off': 'Đã tắt đăng nhập hai bước. Bạn đã bị đăng xuất ở mọi nơi khác.',
  'error.two_factor_is_on': 'Đăng nhập hai bước đã được bật từ trước',
}
