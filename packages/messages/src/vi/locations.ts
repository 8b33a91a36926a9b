import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'location.address': 'Địa chỉ',
  'location.phone_call': 'Gọi điện thoại',
  'location.invitee_phone': 'Tôi gọi cho người được mời',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Tùy chỉnh',
  'location.address_example': 'Số nhà, đường, thành phố',
  'location.phone_call_example': 'Số điện thoại để người được mời gọi',
  'location.custom_example': 'Cho biết nơi họp, theo cách của bạn',
  'location.invitee_phone_hint':
    'Chúng tôi hỏi số điện thoại của người được mời. Bạn sẽ thấy số này trong email, trên lịch và trong lượt đặt.',
  'location.room_url': 'Liên kết họp của bạn (không bắt buộc)',
  'location.room_url_hint':
    'Người được mời nhận liên kết sau khi đặt lịch. Để trống nếu bạn muốn tự gửi liên kết.',
  'location.room_made': '{account} tạo một liên kết cho mỗi cuộc họp.',
  'location.room_made_hint': 'Người được mời nhận liên kết sau khi đặt lịch.',
  'location.room_own': 'Dùng liên kết của tôi',
  'location.room_instead':
    'Chúng tôi dùng liên kết này. Nếu bạn gỡ, {account} sẽ tạo một liên kết cho mỗi cuộc họp.',
  'location.room_broken': 'Kết nối lại {account} để tạo được liên kết.',
  'location.room_reconnect': 'Kết nối lại',
  'location.proposed': 'Tôi sẽ gửi chi tiết cho bạn qua email',
  'location.add': 'Thêm địa điểm',
  'location.remove': 'Gỡ {name}',
  'location.details_missing': 'Không lấy được chi tiết địa điểm',
  'location.details_missing_text':
    'Chưa có liên kết để tham gia. Hãy kiểm tra xem {name} đã được kết nối chưa, hoặc gửi liên kết của riêng bạn.',
  'location.not_connected': '{name} chưa được kết nối',
  'location.connect': 'Kết nối {name}',
  'location.none': 'Phải chọn một địa điểm',
  'location.invitee_chooses': 'Người được mời chọn một trong các địa điểm này.',
}
