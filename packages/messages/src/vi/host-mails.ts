import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'host_mails.text': 'Chọn những email chúng tôi gửi đến {email}.',
  'host_mails.booked': 'Cuộc họp mới',
  'host_mails.booked_text': 'Kèm lời mời cho lịch của bạn.',
  'host_mails.rescheduled': 'Cuộc họp được đổi lịch',
  'host_mails.rescheduled_text': 'Bởi người được mời hoặc bởi bạn.',
  'host_mails.canceled': 'Cuộc họp bị hủy',
  'host_mails.canceled_text': 'Bởi người được mời hoặc bởi bạn.',
  'host_mails.reminder': 'Lời nhắc',
  'host_mails.reminder_text': 'Theo cài đặt của từng loại sự kiện.',
  'host_mails.undelivered': 'Email không gửi được',
  'host_mails.undelivered_text': 'Khi máy chủ thư của người được mời từ chối email.',
  'host_mails.watched': 'Video được khách tiềm năng xem',
  'host_mails.watched_text': 'Khi có người xem qua liên kết của một khách tiềm năng.',
  'host_mails.watched_pace': 'Tần suất cho cùng một khách tiềm năng',
  'host_mails.watched_hourly': 'Mỗi lần, tối đa một lần mỗi giờ',
  'host_mails.watched_daily': 'Mỗi ngày một lần',
  'host_mails.watched_once': 'Chỉ lần đầu tiên',
  'host_mails.webhook': 'Webhook gặp lỗi',
  'host_mails.webhook_text': 'Khi một webhook liên tục gặp lỗi hoặc chúng tôi tắt webhook đó.',
  'host_mails.held': {
    other:
      '{count} email gửi đến người mới đang chờ vì giới hạn hằng ngày của chúng tôi. Chúng tôi sẽ gửi tiếp vào {when}.',
  },
  'host_mails.always':
    'Chúng tôi luôn gửi email cho bạn về tài khoản: mật khẩu, địa chỉ và thiết bị mới. Người khác tự chọn những email họ nhận.',
}
