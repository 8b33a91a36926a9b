import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'analytics.text': 'Перегляди та бронювання за днями. Ваш часовий пояс: {zone}.',
  'analytics.range': 'Показані дні',
  'analytics.last': {
    one: 'Останній {count} день',
    few: 'Останні {count} дні',
    many: 'Останні {count} днів',
  },
  'analytics.own': 'Інший період',
  'analytics.from': 'Від',
  'analytics.to': 'До',
  'analytics.wrong': {
    one: 'Виберіть діапазон до {count} дня.',
    few: 'Виберіть діапазон до {count} днів.',
    many: 'Виберіть діапазон до {count} днів.',
  },
  'analytics.shown': 'Показано на графіку',
  'analytics.views': 'Перегляди',
  'analytics.bookings': 'Бронювання',
  'analytics.rescheduled': 'Перенесені',
  'analytics.canceled': 'Скасовані',
  'analytics.completed': 'Завершені',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'До того: {number}',
  'analytics.table': 'Показати таблицею',
  'analytics.day': 'День',
  'analytics.hours': 'Популярний час',
  'analytics.sum': 'Усього',
  'analytics.event_types': 'Бронювання за типами подій',
  'analytics.sources': 'Джерела бронювань',
  'analytics.no_source': 'Прямі або невідомі',
  'analytics.people': 'Зустрічі за людьми',
  'analytics.none': 'У ці дні немає переглядів і бронювань',
  'analytics.none_text':
    'Ми рахуємо перегляди та бронювання, щойно хтось відкриває вашу сторінку. Ми не використовуємо файлів cookie й ні за ким не стежимо.',
}
