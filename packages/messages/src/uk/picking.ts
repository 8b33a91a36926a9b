import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'pick.label': 'Час на цьому тижні',
  'pick.label_days': 'Дні цього тижня',
  'pick.how':
    'Натисніть час, щоб запропонувати його, і ще раз, щоб вилучити. Заштрихований час зайнятий. Стрілки переміщують, пробіл вибирає. Часовий пояс: {zone}.',
  'pick.how_days':
    'Натисніть день, щоб запропонувати його, і ще раз, щоб вилучити. Заштрихований час зайнятий. Стрілки переміщують, пробіл вибирає.',
  'pick.busy_at': '{time}, зайнято',
  'pick.picked': 'Запропоновано: {time}',
  'pick.taken_out': 'Вилучено: {time}',
  'pick.date': 'Дата',
  'pick.time': 'Час',
  'pick.add': 'Додати цей час',
  'pick.none': 'Час іще не вибрано.',
  'pick.count': {
    one: 'Вибрано {count} варіант',
    few: 'Вибрано {count} варіанти',
    many: 'Вибрано {count} варіантів',
  },
  'pick.list': 'Вибраний час',
  'pick.remove': 'Вилучити: {time}',
  'pick.delete_title': 'Видалити: {name}?',
  'pick.at_least_one': 'Виберіть принаймні один варіант часу',
  'pick.too_many': {
    one: 'Не більше {count} варіанта',
    few: 'Не більше {count} варіантів',
    many: 'Не більше {count} варіантів',
  },
  'pick.past': 'Один із варіантів уже в минулому',
  'pick.duration_wrong': 'Від 5 хвилин до 24 годин',
  'pick.phone_text':
    'Щоб вибирати час, потрібен більший екран. Відкрийте цю сторінку на комп’ютері. Усе вже створене працює на будь-якому пристрої.',
  'pick.error_one_off_not_found': 'Цю одноразову зустріч видалено',
  'pick.error_one_off_limit_reached': 'Досягнуто ліміту: 200 одноразових зустрічей. Спершу видаліть одну.',
  'pick.error_poll_not_found': 'Це опитування видалено',
  'pick.error_poll_limit_reached': 'Досягнуто ліміту: 200 відкритих опитувань. Спершу видаліть одне.',
  'pick.error_poll_closed': 'Це опитування завершено',
  'pick.error_poll_without_votes': 'Ніхто ще не вказав, що може прийти в цей час',
}
