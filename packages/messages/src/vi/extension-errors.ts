import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'extension.error_rate_limited': 'Quá nhiều lần thử. Hãy thử lại sau vài phút.',
  'extension.error_upgrade_required': 'Vui lòng nâng cấp gói để dùng tính năng này.',
  'extension.error_not_allowed': 'Không được phép',
  'extension.error_role_not_allowed': 'Không được phép. Hãy hỏi chủ sở hữu tổ chức của bạn.',
  'extension.error_not_shown_to_role': 'Nội dung này không tồn tại, hoặc bạn không có quyền truy cập.',
  'extension.error_not_verified': 'Hãy xác nhận email trước. Chúng tôi đã gửi mã cho bạn.',
  'extension.error_event_limit_reached': 'Bạn đã đạt giới hạn số sự kiện',
  'extension.error_event_type_not_found': 'Loại sự kiện này đã bị xóa',
  'extension.error_link_expired': 'Liên kết đã hết hạn',
  'extension.error_campaign_not_found': 'Chiến dịch này không còn tồn tại',
  'extension.error_one_off_not_found': 'Cuộc họp một lần này đã bị xóa',
  'extension.error_one_off_limit_reached':
    'Bạn đã đạt giới hạn 200 cuộc họp một lần. Hãy xóa bớt một cuộc họp trước.',
  'extension.error_event_type_off': 'Loại sự kiện này đang tắt. Hãy bật trong trang tổng quan của bạn.',
  'extension.error_not_shown_to_key':
    'Tiện ích không có quyền truy cập nội dung này. Hãy mở cài đặt của tiện ích và kết nối lại.',
  'extension.error_key_not_allowed':
    'Tiện ích không được phép làm việc này. Hãy mở cài đặt của tiện ích và kết nối lại.',
}
