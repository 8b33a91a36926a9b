import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'connect_client.title': '{name} hỏi khi nào bạn rảnh',
  'connect_client.text': 'Nội dung: {topic} ({duration})',
  'connect_client.connect': 'Kết nối {provider}',
  'connect_client.connect_title': 'Kết nối lịch',
  'connect_client.connect_text':
    '{name} thấy khi nào bạn bận, không bao giờ thấy bạn bận với ai hay vì sao, và có thể đặt lịch hẹn với bạn. Chúng tôi kiểm tra lịch của bạn cho đến khi bạn ngừng chia sẻ.',
  'connect_client.none_ready': 'Không thể kết nối lịch nào trên máy chủ này.',
  'connect_client.file_title': 'Chia sẻ tệp lịch một lần',
  'connect_client.file_text':
    'Chọn một tệp .ics. Trình duyệt của bạn chỉ gửi các giờ bận, và chúng tôi không lưu lại. Sau đó bạn chọn giờ.',
  'connect_client.file': 'Tệp lịch (.ics)',
  'connect_client.times': 'Các giờ phù hợp cho cả hai',
  'connect_client.no_times':
    'Không có giờ nào phù hợp cho cả hai trong bốn tuần tới. Hãy báo cho người hỏi qua email.',
  'connect_client.zone': 'Múi giờ: {zone}',
  'connect_client.name': 'Tên của bạn',
  'connect_client.email': 'Email của bạn',
  'connect_client.book': 'Đặt cuộc họp',
  'connect_client.booked': 'Cuộc họp của bạn đã được đặt',
  'connect_client.booked_text':
    '{time}. Chúng tôi sẽ gửi chi tiết cho bạn qua email. Bạn có thể đóng trang này.',
  'connect_client.decline_title': 'Từ chối',
  'connect_client.decline_text': '{name} sẽ thấy rằng bạn đã từ chối, và liên kết này ngừng hoạt động.',
  'connect_client.decline': 'Từ chối',
  'connect_client.declined': 'Bạn đã từ chối',
  'connect_client.declined_text': '{name} không thấy được lịch của bạn. Bạn có thể đóng trang này.',
  'connect_client.connected': '{name} thấy khi nào bạn bận',
  'connect_client.connected_text': 'Hãy giữ liên kết này: dùng nó để ngừng chia sẻ bất cứ lúc nào.',
  'connect_client.who': 'Chia sẻ với',
  'connect_client.what': 'Họ thấy',
  'connect_client.what_text': 'Chỉ khi nào bạn bận',
  'connect_client.account': 'Lịch',
  'connect_client.since': 'Kể từ',
  'connect_client.last_read': 'Đọc lần cuối',
  'connect_client.never': 'Chưa',
  'connect_client.again': 'Chúng tôi không còn đọc được lịch này. Hãy kết nối lại, hoặc ngừng chia sẻ.',
  'connect_client.take_back': 'Ngừng chia sẻ',
  'connect_client.take_back_title': 'Ngừng chia sẻ lịch của bạn?',
  'connect_client.take_back_text':
    'Chúng tôi xóa quyền truy cập của mình vào lịch. Các cuộc họp đã đặt vẫn giữ nguyên.',
  'connect_client.taken_back': 'Bạn đã ngừng chia sẻ',
  'connect_client.taken_back_text':
    'Chúng tôi đã xóa quyền truy cập vào lịch của bạn. Bạn có thể đóng trang này.',
  'connect_client.expired_text':
    'Liên kết này đã được dùng, đã được thay bằng liên kết mới hơn, hoặc đã hết hạn. Hãy hỏi người gửi để có liên kết mới.',
  'connect_client.refused': 'Chưa có gì được kết nối',
  'connect_client.refused_text': 'Bạn không cấp quyền truy cập. Hãy thử lại, hoặc trả lời theo cách khác.',
  'connect_client.finishing': 'Đang kết nối…',
  'connect_client.back': 'Quay lại yêu cầu',
  'error.calendar_file_unreadable': 'Không đọc được tệp này dưới dạng lịch. Hãy xuất lại dưới dạng .ics.',
}
