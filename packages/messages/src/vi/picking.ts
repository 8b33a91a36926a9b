import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'pick.label': 'Các khung giờ trong tuần này',
  'pick.label_days': 'Các ngày trong tuần này',
  'pick.how':
    'Nhấp vào một giờ để đề xuất, nhấp lần nữa để bỏ. Giờ có sọc là giờ bận. Phím mũi tên để di chuyển, phím cách để chọn. Múi giờ: {zone}.',
  'pick.how_days':
    'Nhấp vào một ngày để đề xuất, nhấp lần nữa để bỏ. Giờ có sọc là giờ bận. Phím mũi tên để di chuyển, phím cách để chọn.',
  'pick.busy_at': '{time}, bận',
  'pick.picked': 'Đã đề xuất {time}',
  'pick.taken_out': 'Đã bỏ {time}',
  'pick.date': 'Ngày',
  'pick.time': 'Giờ',
  'pick.add': 'Thêm giờ này',
  'pick.none': 'Chưa chọn giờ nào.',
  'pick.count': { other: 'Đã chọn {count} khung giờ' },
  'pick.list': 'Các giờ đã chọn',
  'pick.remove': 'Bỏ {time}',
  'pick.delete_title': 'Xóa {name}?',
  'pick.at_least_one': 'Chọn ít nhất một giờ',
  'pick.too_many': { other: 'Tối đa {count} khung giờ' },
  'pick.past': 'Một trong các giờ này đã qua',
  'pick.duration_wrong': 'Từ 5 phút đến 24 giờ',
  'pick.phone_text':
    'Cần màn hình lớn hơn để chọn giờ. Hãy mở trang này trên máy tính. Những gì bạn đã tạo vẫn hoạt động trên mọi thiết bị.',
  'pick.error_one_off_not_found': 'Cuộc họp một lần này đã bị xóa',
  'pick.error_one_off_limit_reached':
    'Bạn đã đạt giới hạn 200 cuộc họp một lần. Hãy xóa bớt một cuộc họp trước.',
  'pick.error_poll_not_found': 'Cuộc thăm dò này đã bị xóa',
  'pick.error_poll_limit_reached':
    'Bạn đã đạt giới hạn 200 cuộc thăm dò đang mở. Hãy xóa bớt một cuộc trước.',
  'pick.error_poll_closed': 'Cuộc thăm dò này đã kết thúc',
  'pick.error_poll_without_votes': 'Chưa ai cho biết có thể đến vào giờ này',
}
