import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  invalid_input: 'Có phần bị thiếu hoặc sai. Hãy kiểm tra các trường được đánh dấu.',
  slot_not_available: 'Giờ đã chọn không còn trống',
  slot_taken: 'Giờ đã chọn vừa có người đặt',
  already_canceled: 'Cuộc họp này đã bị hủy rồi',
  already_started: 'Cuộc họp này đã bắt đầu',
  inside_notice: 'Đã quá muộn để thay đổi cuộc họp này',
  host_only: 'Chỉ người chủ trì mới có thể thay đổi cuộc họp này',
  event_type_off: 'Hiện không thể đặt sự kiện này',
  event_type_not_found: 'Sự kiện này không còn được cung cấp',
  owner_not_found: 'URL trang đặt lịch không hợp lệ',
  booking_not_found: 'Liên kết đã hết hạn',
  idempotency_key_reused: 'Nội dung này đã được gửi với thông tin khác. Hãy thử lại.',
  rate_limited: 'Quá nhiều lần thử. Hãy thử lại sau vài phút.',
  requests_waiting:
    'Người chủ trì hiện không thể nhận thêm yêu cầu. Nếu bạn đã gửi một yêu cầu, hãy rút yêu cầu đó bằng liên kết trong email, hoặc chờ câu trả lời.',
  mailbox_full:
    'Hiện chúng tôi không gửi được email đến địa chỉ này. Hãy dùng địa chỉ khác hoặc thử lại sau.',
  proof_needed: 'Hãy bật JavaScript để đặt lịch, hoặc thử lại sau vài phút.',
  unavailable: 'Không kết nối được với máy chủ. Không có gì bị mất. Hãy thử lại.',
  internal_error: 'Đã xảy ra lỗi. Không có gì bị mất. Hãy thử lại.',
}
