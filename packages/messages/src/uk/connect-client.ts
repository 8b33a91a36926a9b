import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'connect_client.title': '{name} питає, коли ви вільні',
  'connect_client.text': 'Тема: {topic} ({duration})',
  'connect_client.connect': 'Підключити {provider}',
  'connect_client.connect_title': 'Підключити календар',
  'connect_client.connect_text':
    '{name} бачить, коли ви зайняті, але не з ким і чому, і може бронювати час із вами. Ми перевіряємо ваш календар, доки ви не припините доступ.',
  'connect_client.none_ready': 'На цьому сервері не можна підключити жодного календаря.',
  'connect_client.file_title': 'Один раз поділитися файлом календаря',
  'connect_client.file_text':
    'Виберіть файл .ics. Ваш браузер надсилає лише зайнятий час із нього, і ми його не зберігаємо. Потім ви вибираєте час.',
  'connect_client.file': 'Файл календаря (.ics)',
  'connect_client.times': 'Час, зручний вам обом',
  'connect_client.no_times':
    'У найближчі чотири тижні немає часу, зручного вам обом. Повідомте про це листом.',
  'connect_client.zone': 'Часовий пояс: {zone}',
  'connect_client.name': 'Ваше ім’я',
  'connect_client.email': 'Ваша ел. пошта',
  'connect_client.book': 'Забронювати зустріч',
  'connect_client.booked': 'Вашу зустріч заброньовано',
  'connect_client.booked_text': '{time}. Ми надішлемо вам подробиці листом. Цю сторінку можна закрити.',
  'connect_client.decline_title': 'Відмовитися',
  'connect_client.decline_text': '{name} побачить вашу відмову, і це посилання перестане працювати.',
  'connect_client.decline': 'Відмовитися',
  'connect_client.declined': 'Ви відмовилися',
  'connect_client.declined_text': '{name} не може бачити ваш календар. Цю сторінку можна закрити.',
  'connect_client.connected': '{name} бачить, коли ви зайняті',
  'connect_client.connected_text': 'Збережіть це посилання: за ним можна будь-коли припинити доступ.',
  'connect_client.who': 'Хто має доступ',
  'connect_client.what': 'Що видно',
  'connect_client.what_text': 'Лише те, коли ви зайняті',
  'connect_client.account': 'Календар',
  'connect_client.since': 'З',
  'connect_client.last_read': 'Останнє читання',
  'connect_client.never': 'Ще ні',
  'connect_client.again':
    'Ми більше не можемо прочитати цей календар. Підключіть його знову або припиніть доступ.',
  'connect_client.take_back': 'Припинити доступ',
  'connect_client.take_back_title': 'Припинити доступ до вашого календаря?',
  'connect_client.take_back_text': 'Ми видаляємо свій доступ до нього. Заброньовані зустрічі залишаться.',
  'connect_client.taken_back': 'Ви припинили доступ',
  'connect_client.taken_back_text': 'Ми видалили свій доступ до вашого календаря. Цю сторінку можна закрити.',
  'connect_client.expired_text':
    'Це посилання вже використано, замінено новішим або більше не діє. Попросіть нове в того, хто його надіслав.',
  'connect_client.refused': 'Нічого не підключено',
  'connect_client.refused_text': 'Ви не надали доступу. Спробуйте ще раз або дайте відповідь іншим способом.',
  'connect_client.finishing': 'Підключаємо…',
  'connect_client.back': 'Повернутися до запиту',
  'error.calendar_file_unreadable':
    'Цей файл не вдалося прочитати як календар. Експортуйте його ще раз як .ics.',
}
