import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'flood.title': 'Багато бронювань водночас',
  'flood.text':
    'Початок: {time}. Якщо ви не знаєте, хто бронює, просіть учасників спершу підтверджувати електронну адресу.',
  'flood.turn_on': 'Увімкнути для всіх типів подій',
  'flood.see': 'Переглянути бронювання',
  'flood.dismiss': 'Закрити',
  'flood.turned_on': {
    one: 'Учасники {count} типу події тепер спершу підтверджують електронну адресу',
    few: 'Учасники {count} типів подій тепер спершу підтверджують електронну адресу',
    many: 'Учасники {count} типів подій тепер спершу підтверджують електронну адресу',
  },
}
