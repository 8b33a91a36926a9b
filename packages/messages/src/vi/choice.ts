import type { texts as source } from '../en/choice.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  choosePerson: 'Chọn người chủ trì',
  anybody: 'Bất kỳ ai',
}
