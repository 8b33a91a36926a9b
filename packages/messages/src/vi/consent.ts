import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  question: 'Cho phép {owner} báo cho {service} về lượt đặt này?',
  told: 'Chỉ chia sẻ nội dung và thời gian đặt, không chia sẻ bạn là ai. Không dùng cookie.',
  allow: 'Cho phép',
  refuse: 'Không, cảm ơn',
}
