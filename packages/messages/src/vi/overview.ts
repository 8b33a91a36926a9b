import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'overview.title': 'Tổng quan',
  'overview.next': 'Các cuộc họp tiếp theo',
  'overview.no_meetings': 'Không có cuộc họp sắp tới.',
  'overview.all': 'Xem tất cả',
  'overview.polls': 'Thăm dò cần chốt',
  'overview.votes': { other: '{count} lượt bình chọn' },
  'overview.available': 'Giờ rảnh tiếp theo',
  'overview.none_available': 'Không có giờ rảnh.',
  'overview.check_availability': 'Kiểm tra lịch rảnh của bạn',
  'overview.recent': { other: '{count} ngày qua' },
  'overview.bookings': { other: '{count} lượt đặt' },
  'overview.other': 'Lượt đặt khác',
  'overview.analytics': 'Xem phân tích',
}
