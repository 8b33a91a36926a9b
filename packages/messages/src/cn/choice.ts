import type { texts as source } from '../en/choice.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  choosePerson: '选择主持人',
  anybody: '任何人',
}
