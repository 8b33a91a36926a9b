import type { booking as source } from '../en/booking.ts'
import type { Translated } from '../translate.ts'

export const booking: Translated<typeof source> = {}
