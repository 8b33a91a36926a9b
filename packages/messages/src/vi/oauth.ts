import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'oauth.sign_in': 'Một ứng dụng muốn truy cập tài khoản của bạn',
  'oauth.sign_in_text':
    'Đăng nhập để xem đó là ứng dụng nào và yêu cầu những gì. Ứng dụng không có quyền truy cập cho đến khi bạn cho phép.',
  'oauth.allow_title': 'Cho phép {name} hành động thay bạn?',
  'oauth.allow_text': '{name} muốn truy cập tài khoản {host}.',
  'oauth.described': 'Phát hành bởi {site}',
  'oauth.by_hand': 'Do một người dùng máy chủ này đăng ký',
  'oauth.may': 'Ứng dụng sẽ có thể',
  'oauth.changes': 'Đọc và thay đổi: {areas}',
  'oauth.reads': 'Đọc: {areas}',
  'oauth.never': 'Ứng dụng không bao giờ thấy mật khẩu, thông tin thanh toán hay các khóa khác của bạn.',
  'oauth.returns': 'Bạn sẽ quay lại {place}.',
  'oauth.remove_any_time': 'Bạn có thể gỡ ứng dụng bất cứ lúc nào trong Tích hợp > Khóa API.',
  'oauth.allow': 'Cho phép',
  'oauth.deny': 'Không cho phép',
  'oauth.allowed': '{name} đã được kết nối',
  'oauth.allowed_text': 'Đang đưa bạn quay lại ứng dụng …',
  'oauth.go_on': 'Tiếp tục đến {place}',
  'oauth.refused': '{name} đã gửi một yêu cầu không dùng được',
  'oauth.refused_text':
    'Chưa có quyền truy cập nào được cấp. Hãy gửi nội dung này cho nhà phát triển ứng dụng:',
  'oauth.back': 'Quay lại {place}',
  'oauth.bad': 'Không kết nối được ứng dụng này',
  'oauth.bad_text':
    'Ứng dụng đã mở một địa chỉ không đúng, nên không có quyền truy cập nào được cấp và không có gì được gửi đi. Hãy gửi nội dung này cho nhà phát triển ứng dụng:',
  'oauth.list': 'Ứng dụng đã kết nối',
  'oauth.list_text': 'Các ứng dụng bạn đã cho phép hành động thay bạn mà không cần khóa.',
  'oauth.none':
    'Chưa có ứng dụng nào được kết nối. Khi một ứng dụng yêu cầu quyền truy cập, bạn quyết định trên một trang riêng.',
  'oauth.through_mcp': 'Chỉ dành cho trợ lý AI (MCP)',
  'oauth.remove_text': 'Ứng dụng không còn hành động thay bạn được nữa, và phải yêu cầu lại quyền truy cập.',
  'oauth.own': 'Ứng dụng của riêng bạn',
  'oauth.own_text':
    'Đăng ký một ứng dụng yêu cầu quyền truy cập từ mọi người. Ứng dụng có tài liệu siêu dữ liệu công khai thì không cần bước này.',
  'oauth.own_add': 'Đăng ký ứng dụng',
  'oauth.own_none': 'Chưa có ứng dụng nào được đăng ký.',
  'oauth.own_name_text': 'Hiển thị cho mọi người khi ứng dụng yêu cầu quyền truy cập.',
  'oauth.own_redirects': 'URL chuyển hướng',
  'oauth.own_redirects_text':
    'Mỗi dòng một URL, đúng như ứng dụng gửi. Hãy dùng https, hoặc http trên cùng máy tính.',
  'oauth.own_secret': 'Ứng dụng có thể giữ khóa bí mật',
  'oauth.own_secret_text':
    'Chỉ khi ứng dụng chạy trên máy chủ. Ứng dụng trên điện thoại và máy tính hoặc trong trình duyệt thì không thể.',
  'oauth.own_make': 'Đăng ký',
  'oauth.own_id': 'ID ứng dụng khách',
  'oauth.own_fresh': 'Sao chép khóa bí mật ngay',
  'oauth.own_secret_copy': 'Sao chép khóa bí mật',
  'oauth.own_secret_copied': 'Đã sao chép khóa bí mật',
  'oauth.own_remove_text': 'Mọi người đã kết nối ứng dụng này sẽ bị ngắt kết nối.',
  'oauth.addresses': 'Trợ lý AI và nhà phát triển',
  'oauth.addresses_text':
    'Đưa địa chỉ này cho một trợ lý AI hỗ trợ MCP. Sau đó, trợ lý có thể tìm giờ và đặt lịch. Để xem các cuộc họp của bạn, trợ lý sẽ yêu cầu bạn cấp quyền truy cập.',
  'oauth.address_copy': 'Sao chép địa chỉ',
  'oauth.address_copied': 'Đã sao chép địa chỉ',
  'oauth.reference': 'Tài liệu tham khảo API',
  'error.grant_not_found': 'Ứng dụng này không còn được kết nối',
  'error.app_not_found': 'Ứng dụng này đã bị gỡ',
  'error.app_unreadable': 'Chúng tôi không đọc được tài liệu siêu dữ liệu của ứng dụng',
  'error.app_limit_reached': 'Bạn đã có 20 ứng dụng. Hãy gỡ bớt một ứng dụng trước.',
}
