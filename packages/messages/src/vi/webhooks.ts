import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'webhooks.state_none': 'Không có sự kiện nào trong 30 ngày qua',
  'webhooks.state_off': 'Đã tắt',
  'webhooks.state_gone': 'Đã tắt: địa chỉ phản hồi 410 (gone)',
  'webhooks.state_delivered': 'Đã gửi thành công {ago}',
  'webhooks.state_sending': 'Đang gửi',
  'webhooks.state_waiting': '{answer}; lần thử tiếp theo: {time}',
  'webhooks.state_failed': '{answer}; đã dừng thử',
  'webhooks.answered': 'Đã phản hồi {status}',
  'webhooks.no_answer': 'Không có phản hồi',
  'webhooks.state_paused': { other: 'Tạm dừng sau {count} lần thử thất bại; tiếp theo: {time}' },
  'webhooks.state_paused_idle': {
    other: 'Tạm dừng sau {count} lần thử thất bại; sẽ thử lại khi có lượt đặt tiếp theo',
  },
  'webhooks.state_trying': 'Đang thử lại',
  'webhooks.paused': { other: 'Tạm dừng: {count} lần thử liên tiếp đã thất bại từ {since}.' },
  'webhooks.paused_next': 'Lần thử tiếp theo: {time}.',
  'webhooks.paused_trying': 'Chúng tôi đang thử lại ngay lúc này.',
  'webhooks.paused_idle': 'Không có gì đang chờ. Chúng tôi sẽ thử lại khi có lượt đặt tiếp theo.',
  'webhooks.paused_text':
    'Khi địa chỉ hoạt động lại, chúng tôi gửi mọi thứ đang chờ. Chúng tôi dừng sau khoảng ba ngày.',
  'webhooks.try_now': 'Thử ngay',
  'webhooks.slow':
    'Chậm từ {since}: mất hơn hai giây để phản hồi. Việc này chỉ làm chậm những gì chúng tôi gửi đến đó.',
  'webhooks.delivered': 'Đã gửi thành công ({status})',
  'webhooks.deliveries': 'Lượt gửi',
  'webhooks.deliveries_text':
    'Tối đa {count}, được giữ trong 30 ngày. Lượt gửi mới tự động hiện ra. Giờ của bạn: {zone}',
  'webhooks.deliveries_none': 'Không có sự kiện nào trong 30 ngày qua',
  'webhooks.deliveries_none_text':
    'Lượt đặt tiếp theo của bạn sẽ hiện ở đây. Đến lúc đó, bạn có thể gửi một ví dụ mà chúng tôi không giữ lại.',
  'webhooks.waiting': 'Đang chờ',
  'webhooks.failed': 'Thất bại',
  'webhooks.open_booking': '{event}: mở cuộc họp',
  'webhooks.attempts': { other: '{count} lần thử' },
  'webhooks.next_attempt': 'Lần thử tiếp theo: {time}',
  'webhooks.open_delivery': '{event}, {time}: những gì đã gửi',
  'webhooks.body_copy': 'Sao chép phần thân',
  'webhooks.body_erased': 'Không còn được giữ: đã bị xóa cùng dữ liệu của người được mời.',
  'webhooks.response': 'Phản hồi',
  'webhooks.response_none': 'Chưa có',
  'webhooks.response_empty': 'Phản hồi trống.',
  'webhooks.response_untold':
    'Chúng tôi không hiện phản hồi từ mạng riêng của máy chủ, hoặc phản hồi không phải văn bản.',
  'webhooks.took': '{seconds} giây',
  'webhooks.resend': 'Gửi lại',
  'webhooks.resend_text': 'Cùng nội dung với cùng webhook-id, được ký lại.',
  'webhooks.resend_refused': 'Không thể gửi lại nội dung này nữa',
  'webhooks.what': 'Những gì được gửi',
  'webhooks.what_summary': 'Một ví dụ, và cách kiểm tra chữ ký',
  'webhooks.what_answer':
    'Phản hồi từ 200 đến 299 nghĩa là đã nhận. Sau mọi phản hồi khác, hoặc không có phản hồi, chúng tôi gửi lại, ngày càng thưa. 410 sẽ tắt webhook.',
  'webhooks.what_repeat':
    'Một sự kiện có thể đến hai lần hoặc đến muộn. Header webhook-id giữ nguyên ở mỗi lần thử, và sequence tăng theo mỗi thay đổi của lượt đặt.',
  'webhooks.what_body': 'Phần thân',
  'webhooks.what_event': 'Sự kiện của phần thân',
  'webhooks.what_signature': 'Kiểm tra chữ ký (trong Node)',
  'webhooks.what_signature_text':
    'Hãy kiểm tra phần thân đúng như khi nhận, trước khi phân tích cú pháp thành JSON. Trong ngôn ngữ khác, hãy dùng thư viện của Standard Webhooks.',

  'webhook_event.invitee.created': 'Đã đặt lịch',
  'webhook_event.invitee.rescheduled': 'Đã đổi lịch',
  'webhook_event.invitee.reassigned': 'Đã chuyển giao',
  'webhook_event.invitee.canceled': 'Đã hủy',
  'webhook_event.invitee.no_show': 'Vắng mặt',
  'webhook_event.invitee.no_show_undone': 'Đã hoàn tác vắng mặt',
  'webhook_event.one_off.taken': 'Đã đặt cuộc họp một lần',
  'webhook_event.poll.decided': 'Đã chốt cuộc thăm dò',
  'webhook_event.routing_form.answered': 'Đã trả lời biểu mẫu điều hướng',
  'webhook_event.video.watched': 'Đã xem video',
  'webhook_event.lead.booked': 'Khách tiềm năng đã đặt lịch',

  'webhooks.title': 'Webhook',
  'webhooks.text': 'Báo ngay cho chương trình của bạn khi một cuộc họp được đặt, đổi lịch hoặc bị hủy.',
  'webhooks.add': 'Webhook mới',
  'webhooks.add_action': 'Thêm webhook',
  'webhooks.empty': 'Chưa có webhook nào',
  'webhooks.empty_text':
    'Nhập địa chỉ chương trình của bạn. Chương trình có thể điền vào CRM, đăng lên nhóm chat, hoặc bắt đầu bất kỳ việc gì sau lượt đặt.',
  'webhooks.gone': 'Webhook này không tồn tại',
  'webhooks.gone_text': 'Webhook có thể đã bị xóa. Danh sách hiện tất cả webhook của bạn.',
  'webhooks.all': 'Tất cả webhook',

  'webhooks.url': 'Địa chỉ',
  'webhooks.url_text': 'Chúng tôi gửi từng sự kiện đến đây dưới dạng JSON, bằng POST.',
  'webhooks.url_invalid': 'URL của webhook phải hợp lệ: một địa chỉ bắt đầu bằng https:// hoặc http://',
  'webhooks.url_password':
    'Không nhập tên người dùng và mật khẩu. Hãy dùng token trong đường dẫn hoặc truy vấn.',
  'webhooks.events': 'Sự kiện cần gửi',
  'webhooks.events_required': 'Chọn ít nhất một mục',
  'webhooks.saved': 'Đã lưu webhook',
  'webhooks.added': '{name} giờ nhận các lượt đặt của bạn',

  'webhooks.by_program': 'Do một chương trình thiết lập',
  'webhooks.more': 'Thao tác khác cho {name}',
  'webhooks.switch': '{name} nhận các lượt đặt của bạn',
  'webhooks.on': 'Đang bật',
  'webhooks.off': 'Đang tắt',
  'webhooks.turned_on': '{name} lại nhận các lượt đặt của bạn',
  'webhooks.turned_off': '{name} không còn nhận các lượt đặt của bạn',
  'webhooks.is_gone':
    'Địa chỉ đã phản hồi 410 (gone) nên chúng tôi đã tắt webhook. Nếu địa chỉ đã hoạt động lại, hãy bật lại webhook.',
  'webhooks.delete_title': 'Xóa {name}?',
  'webhooks.delete_text':
    'Chúng tôi sẽ ngừng gửi đến đó, kể cả những gì đang chờ lần thử khác. Các lượt gửi cũng bị xóa.',
  'webhooks.deleted': 'Đã xóa {name}',

  'webhooks.secret': 'Khóa bí mật',
  'webhooks.secret_text':
    'Chúng tôi đã hiện khóa một lần, khi khóa được tạo. Nếu bạn làm mất, hoặc người khác đã thấy, hãy tạo khóa mới.',
  'webhooks.secret_fresh': 'Sao chép khóa bí mật ngay',
  'webhooks.secret_once': 'Bạn sẽ không xem lại được.',
  'webhooks.secret_use':
    'Chương trình của bạn dùng khóa này để kiểm tra rằng yêu cầu đến từ đây và không bị thay đổi. Các yêu cầu được ký theo Standard Webhooks. Mã nằm trong mục “{section}” bên dưới.',
  'webhooks.secret_copy': 'Sao chép khóa bí mật',
  'webhooks.secret_copied': 'Đã sao chép khóa bí mật',
  'webhooks.secret_done': 'Tôi đã lưu',
  'webhooks.renew': 'Khóa bí mật mới',
  'webhooks.renew_title': 'Thay khóa bí mật?',
  'webhooks.renew_text':
    'Khóa cũ vẫn dùng được thêm một ngày để bạn có thời gian chuyển đổi. Sau đó, khóa cũ ngừng hoạt động.',

  'webhooks.test': 'Gửi một ví dụ',
  'webhooks.test_text': 'Gửi ngay một yêu cầu, được đánh dấu là thử nghiệm, đến địa chỉ đã lưu.',
  'webhooks.test_event': 'Sự kiện của ví dụ',
  'webhooks.test_action': 'Gửi',
  'webhooks.test_delivered': 'Đã gửi ví dụ thành công ({status})',

  'error.webhook_not_found': 'Webhook này đã bị xóa',
  'error.webhook_limit_reached': 'Bạn đã đạt giới hạn số webhook. Hãy xóa bớt một webhook trước.',
}
