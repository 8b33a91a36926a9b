import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'extension.description':
    'Додавайте посилання для бронювання та вільний час у повідомлення Gmail і LinkedIn',
  'extension.settings': 'Підключіть обліковий запис',
  'extension.settings_text':
    'Ви входите на власному сервері й дозволяєте доступ там. Розширення ніколи не бачить вашого пароля.',
  'extension.server': 'Адреса сервера',
  'extension.server_text': 'Де розташована ваша панель керування, напр. meet.example.com',
  'extension.connect': 'Підключити',
  'extension.connected': 'Підключено до {origin}',
  'extension.connected_text':
    'Відкрийте повідомлення в Gmail або LinkedIn, а потім натисніть значок розширення на панелі інструментів.',
  'extension.disconnect': 'Від’єднати',
  'extension.not_connected': 'Не підключено',
  'extension.not_connected_text':
    'Підключіть обліковий запис, щоб додавати посилання та вільний час у свої повідомлення.',
  'extension.open_settings': 'Відкрити налаштування',
  'extension.problem_address':
    'Введіть адресу, що починається з https://, наприклад https://meet.example.com.',
  'extension.problem_unreachable':
    'Немає зв’язку з {origin}. Перевірте адресу та з’єднання й спробуйте ще раз.',
  'extension.problem_no_server':
    'За адресою {origin} немає сервера планування. Скопіюйте адресу своєї панелі керування.',
  'extension.problem_closed': 'Вікно входу закрито. Підключіться знову й виберіть «Дозволити».',
  'extension.problem_denied': 'Ви не дозволили доступ, тому нічого не підключено.',
  'extension.problem_refused': '{origin} не завершує вхід. Спробуйте ще раз.',
  'extension.failed': 'Щось пішло не так. Закрийте це вікно й спробуйте ще раз.',
  'extension.event_type': 'Тип події',
  'extension.none': 'Активних типів подій немає',
  'extension.none_text': 'Увімкніть тип події на панелі керування, щоб поділитися ним тут.',
  'extension.open_event_types': 'Відкрити типи подій',
  'extension.recipient': 'Отримувач',
  'extension.name': 'Ім’я та прізвище',
  'extension.email': 'Ел. пошта',
  'extension.insert_link': 'Вставити посилання',
  'extension.copy_link': 'Копіювати посилання',
  'extension.insert_times': 'Вставити вільний час',
  'extension.pick_times': 'Вибрати час',
  'extension.insert_one_off': 'Вставити одноразовий час',
  'extension.one_off_text': 'Утримує кілька вільних слотів, доки ця людина не забронює один',
  'extension.campaign': 'Кампанія',
  'extension.insert_lead': 'Вставити посилання ліда',
  'extension.copy_lead': 'Копіювати посилання ліда',
  'extension.lead_needs_email': 'Введіть ел. пошту отримувача. Кожен лід має власне посилання.',
  'extension.recipient_refused': 'Сервер не прийняв цього отримувача. Перевірте це поле: {field}',
  'extension.working': 'Хвилинку…',
  'extension.inserted': 'Додано у ваше повідомлення.',
  'extension.copied': 'Скопійовано. Вставте у своє повідомлення.',
  'extension.copied_instead': 'Натомість ми скопіювали. Вставте у своє повідомлення.',
  'extension.copy_failed': 'Копіювання тут заблоковано.',
  'extension.no_editor': 'На цій сторінці не відкрито жодного повідомлення.',
  'extension.lost': 'Ця сторінка вилучила вставлений нами текст.',
  'extension.closed': 'Chrome не дозволяє розширенням писати на цій сторінці.',
  'extension.no_times': 'У найближчі тижні вільного часу немає. Перевірте свою доступність.',
  'extension.back': 'Назад',
}
