import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'flood.title': 'Nhiều lượt đặt lịch cùng lúc',
  'flood.text':
    'Bắt đầu: {time}. Nếu bạn không biết ai đã đặt, hãy yêu cầu người được mời xác nhận địa chỉ email trước khi đặt lịch.',
  'flood.turn_on': 'Bật cho mọi loại sự kiện',
  'flood.see': 'Xem lượt đặt lịch',
  'flood.dismiss': 'Bỏ qua',
  'flood.turned_on': {
    other: 'Người được mời của {count} loại sự kiện giờ phải xác nhận địa chỉ email trước',
  },
}
