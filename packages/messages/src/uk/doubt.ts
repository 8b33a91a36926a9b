import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  mightBeBlocked: 'Вибраний час може бути зайнятий',
  mightBeBlockedText:
    'Зараз ми не можемо перевірити календар організатора. Ви можете забронювати, а організатор повідомить, якщо час не підходить.',
}
