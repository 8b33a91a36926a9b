import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  mightBeBlocked: 'Giờ đã chọn có thể bị chặn',
  mightBeBlockedText:
    'Hiện chúng tôi không kiểm tra được lịch của người chủ trì. Bạn vẫn có thể đặt, và người chủ trì sẽ báo nếu giờ không phù hợp.',
}
