import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'links.text':
    'Надішліть комусь посилання, яке перестане працювати після однієї зустрічі або після стількох, скільки ви оберете.',
  'links.empty': 'Обмежених посилань ще немає',
  'links.add': 'Створити посилання',
  'links.label': 'Нотатка',
  'links.label_text': 'Її бачите лише ви.',
  'links.count': 'Кількість посилань',
  'links.max_uses': 'Зустрічей на посилання',
  'links.last_date': 'Посилання діє до',
  'links.until': 'До: {date}',
  'links.last_date_text': 'Разом із цим днем. Залиште порожнім, якщо посилання має діяти завжди.',
  'links.name': 'Ім’я учасника',
  'links.email': 'Ел. пошта учасника',
  'links.prefill_text': 'Ми заповнимо це на сторінці бронювання.',
  'links.made': 'Створено посилань: {count}',
  'links.copy_all': 'Копіювати всі посилання',
  'links.unused': 'Ще не використано',
  'links.used': 'Використано: {count} з {max}',
  'links.expired': 'Термін дії минув',
  'links.revoked': 'Відкликано',
  'links.revoke': 'Відкликати посилання',
  'links.revoke_title': 'Відкликати це посилання?',
  'links.delete_title': 'Видалити це посилання?',
  'links.end_text': 'Ніхто більше не зможе бронювати за ним. Зустрічі, заброньовані за ним, залишаться.',
  'error.booking_link_not_found': 'Це посилання видалено',
  'error.booking_link_limit_reached': 'У вас 500 посилань. Видаліть кілька, щоб створити інші.',
}
