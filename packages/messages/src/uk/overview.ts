import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'overview.title': 'Огляд',
  'overview.next': 'Наступні зустрічі',
  'overview.no_meetings': 'Майбутніх зустрічей немає.',
  'overview.all': 'Переглянути всі',
  'overview.polls': 'Опитування, що чекають рішення',
  'overview.votes': { one: '{count} голос', few: '{count} голоси', many: '{count} голосів' },
  'overview.available': 'Найближчий доступний час',
  'overview.none_available': 'Доступного часу немає.',
  'overview.check_availability': 'Перевірте свою доступність',
  'overview.recent': {
    one: 'Останній {count} день',
    few: 'Останні {count} дні',
    many: 'Останні {count} днів',
  },
  'overview.bookings': { one: '{count} бронювання', few: '{count} бронювання', many: '{count} бронювань' },
  'overview.other': 'Інші бронювання',
  'overview.analytics': 'Переглянути аналітику',
}
