import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'passkeys.title': 'Khóa truy cập',
  'passkeys.text':
    'Đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN của thiết bị thay cho mật khẩu và mã. Trang web giả mạo không thể hỏi khóa này.',
  'passkeys.not_here': 'Trình duyệt này không tạo được khóa truy cập tại địa chỉ này.',
  'passkeys.add': 'Thêm khóa truy cập',
  'passkeys.name': 'Tên khóa truy cập',
  'passkeys.name_text': 'Giúp bạn phân biệt các khóa truy cập của mình.',
  'passkeys.first_name': 'Thiết bị này',
  'passkeys.make': 'Tạo khóa truy cập',
  'passkeys.declined': 'Chưa tạo khóa truy cập nào. Hộp thoại của trình duyệt đã bị đóng hoặc hết thời gian.',
  'passkeys.there': 'Thiết bị này đã có khóa truy cập cho tài khoản của bạn.',
  'passkeys.was_added': 'Đã thêm khóa truy cập',
  'passkeys.added': 'Ngày thêm: {date}.',
  'passkeys.used': 'Dùng lần cuối: {when}.',
  'passkeys.unused': 'Chưa dùng.',
  'passkeys.rename': 'Đổi tên',
  'passkeys.rename_of': 'Đổi tên {name}',
  'passkeys.remove': 'Gỡ',
  'passkeys.remove_of': 'Gỡ {name}',
  'passkeys.remove_text':
    'Khóa này không còn dùng để đăng nhập được nữa. Thiết bị của bạn có thể vẫn gợi ý khóa cho đến khi bạn xóa cả ở đó.',
  'passkeys.was_removed': 'Đã gỡ khóa truy cập',
  'error.passkey_not_found': 'Khóa truy cập này đã bị gỡ',
  'error.passkey_limit_reached': 'Bạn đã đạt giới hạn 20 khóa truy cập. Hãy gỡ bớt một khóa trước.',
}
