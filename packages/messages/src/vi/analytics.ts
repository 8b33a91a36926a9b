import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'analytics.text': 'Lượt xem và lượt đặt theo ngày. Múi giờ của bạn: {zone}.',
  'analytics.range': 'Khoảng ngày',
  'analytics.last': { other: '{count} ngày qua' },
  'analytics.own': 'Tùy chỉnh',
  'analytics.from': 'Từ',
  'analytics.to': 'Đến',
  'analytics.wrong': {
    other: 'Chọn khoảng tối đa {count} ngày.',
  },
  'analytics.shown': 'Hiển thị trong biểu đồ',
  'analytics.views': 'Lượt xem',
  'analytics.bookings': 'Lượt đặt',
  'analytics.rescheduled': 'Đã đổi lịch',
  'analytics.canceled': 'Đã hủy',
  'analytics.completed': 'Đã diễn ra',
  'analytics.week': '{from} đến {to}',
  'analytics.before': 'Trước đó: {number}',
  'analytics.table': 'Hiện dạng bảng',
  'analytics.day': 'Ngày',
  'analytics.hours': 'Giờ được ưa chuộng',
  'analytics.sum': 'Tổng',
  'analytics.event_types': 'Lượt đặt theo loại sự kiện',
  'analytics.sources': 'Nguồn đặt lịch',
  'analytics.no_source': 'Trực tiếp hoặc không rõ',
  'analytics.people': 'Cuộc họp theo người',
  'analytics.none': 'Không có lượt xem hay lượt đặt nào trong những ngày này',
  'analytics.none_text':
    'Chúng tôi đếm lượt xem và lượt đặt ngay khi có người mở trang của bạn. Chúng tôi không dùng cookie và không theo dõi ai.',
}
