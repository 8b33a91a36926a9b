import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  mightBeBlocked: 'قد يكون الموعد المحدد محجوبًا',
  mightBeBlockedText:
    'لا يمكننا التحقق من تقويم المضيف حاليًا. يمكنك الحجز، وسيبلغك المضيف إذا لم يكن الموعد مناسبًا.',
}
