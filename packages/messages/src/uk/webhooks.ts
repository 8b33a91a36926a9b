import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'webhooks.state_none': 'Подій за останні 30 днів немає',
  'webhooks.state_off': 'Вимкнено',
  'webhooks.state_gone': 'Вимкнено: адреса відповіла 410 (gone)',
  'webhooks.state_delivered': 'Доставлено {ago}',
  'webhooks.state_sending': 'Надсилається',
  'webhooks.state_waiting': '{answer}; наступна спроба: {time}',
  'webhooks.state_failed': '{answer}; спроби припинено',
  'webhooks.answered': 'Відповідь: {status}',
  'webhooks.no_answer': 'Немає відповіді',
  'webhooks.state_paused': {
    one: 'Призупинено після {count} невдалої спроби; наступна: {time}',
    few: 'Призупинено після {count} невдалих спроб; наступна: {time}',
    many: 'Призупинено після {count} невдалих спроб; наступна: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Призупинено після {count} невдалої спроби; нова — з наступним бронюванням',
    few: 'Призупинено після {count} невдалих спроб; нова — з наступним бронюванням',
    many: 'Призупинено після {count} невдалих спроб; нова — з наступним бронюванням',
  },
  'webhooks.state_trying': 'Пробуємо знову',
  'webhooks.paused': {
    one: 'Призупинено: {count} невдала спроба поспіль, з {since}.',
    few: 'Призупинено: {count} невдалі спроби поспіль, з {since}.',
    many: 'Призупинено: {count} невдалих спроб поспіль, з {since}.',
  },
  'webhooks.paused_next': 'Наступна спроба: {time}.',
  'webhooks.paused_trying': 'Ми саме пробуємо знову.',
  'webhooks.paused_idle': 'Нічого не чекає. Ми спробуємо знову з наступним бронюванням.',
  'webhooks.paused_text':
    'Коли адреса знову запрацює, ми надішлемо все, що чекає. Приблизно за три дні ми припинимо спроби.',
  'webhooks.try_now': 'Спробувати зараз',
  'webhooks.slow':
    'Повільно з {since}: відповідь триває понад дві секунди. Це затримує лише те, що ми надсилаємо туди.',
  'webhooks.delivered': 'Доставлено ({status})',
  'webhooks.deliveries': 'Доставки',
  'webhooks.deliveries_text':
    'До {count}, зберігаються 30 днів. Нові з’являються автоматично. Ваш час: {zone}',
  'webhooks.deliveries_none': 'Подій за останні 30 днів немає',
  'webhooks.deliveries_none_text':
    'Ваше наступне бронювання з’явиться тут. До того можна надіслати приклад, який ми не зберігаємо.',
  'webhooks.waiting': 'Очікує',
  'webhooks.failed': 'Не вдалося',
  'webhooks.open_booking': '{event}: відкрити зустріч',
  'webhooks.attempts': { one: '{count} спроба', few: '{count} спроби', many: '{count} спроб' },
  'webhooks.next_attempt': 'Наступна спроба: {time}',
  'webhooks.open_delivery': '{event}, {time}: що надіслано',
  'webhooks.body_copy': 'Копіювати тіло',
  'webhooks.body_erased': 'Більше не зберігається: видалено разом із даними учасника.',
  'webhooks.response': 'Відповідь сервера',
  'webhooks.response_none': 'Ще немає',
  'webhooks.response_empty': 'Відповідь порожня.',
  'webhooks.response_untold':
    'Ми не показуємо відповідей із власної мережі сервера та відповідей, які не є текстом.',
  'webhooks.took': '{seconds} с',
  'webhooks.resend': 'Надіслати ще раз',
  'webhooks.resend_text': 'Той самий вміст із тим самим webhook-id, підписаний заново.',
  'webhooks.resend_refused': 'Це більше не можна надіслати знову',
  'webhooks.what': 'Що надсилається',
  'webhooks.what_summary': 'Приклад і як перевірити підпис',
  'webhooks.what_answer':
    'Відповідь від 200 до 299 означає, що отримано. Після будь-якої іншої відповіді або без неї ми надсилаємо знову, дедалі рідше. 410 вимикає вебхук.',
  'webhooks.what_repeat':
    'Подія може надійти двічі або із запізненням. Заголовок webhook-id однаковий для кожної спроби, а sequence зростає з кожною зміною бронювання.',
  'webhooks.what_body': 'Тіло',
  'webhooks.what_event': 'Подія тіла',
  'webhooks.what_signature': 'Перевірка підпису (у Node)',
  'webhooks.what_signature_text':
    'Перевіряйте тіло таким, яким воно надійшло, перш ніж розбирати його як JSON. В інших мовах використовуйте бібліотеку Standard Webhooks.',

  'webhook_event.invitee.created': 'Заброньовано',
  'webhook_event.invitee.rescheduled': 'Перенесено',
  'webhook_event.invitee.reassigned': 'Передано',
  'webhook_event.invitee.canceled': 'Скасовано',
  'webhook_event.invitee.no_show': 'Неявка',
  'webhook_event.invitee.no_show_undone': 'Неявку відмінено',
  'webhook_event.one_off.taken': 'Одноразову зустріч заброньовано',
  'webhook_event.poll.decided': 'Опитування вирішено',
  'webhook_event.routing_form.answered': 'Відповідь у формі маршрутизації',
  'webhook_event.video.watched': 'Відео переглянуто',
  'webhook_event.lead.booked': 'Лід забронював',

  'webhooks.title': 'Вебхуки',
  'webhooks.text':
    'Одразу повідомляйте власну програму, коли зустріч заброньовано, перенесено або скасовано.',
  'webhooks.add': 'Новий вебхук',
  'webhooks.add_action': 'Додати вебхук',
  'webhooks.empty': 'Вебхуків ще немає',
  'webhooks.empty_text':
    'Введіть адресу своєї програми. Вона може заповнювати CRM, писати в чат або запускати будь-що після бронювання.',
  'webhooks.gone': 'Такого вебхука не існує',
  'webhooks.gone_text': 'Можливо, його видалено. У списку показано всі ваші вебхуки.',
  'webhooks.all': 'Усі вебхуки',

  'webhooks.url': 'Адреса',
  'webhooks.url_text': 'Ми надсилаємо кожну подію сюди як JSON, методом POST.',
  'webhooks.url_invalid': 'URL вебхука має бути дійсним: адреса, що починається з https:// або http://',
  'webhooks.url_password':
    'Не вказуйте імені користувача й пароля. Використайте натомість токен у шляху або запиті.',
  'webhooks.events': 'Події для надсилання',
  'webhooks.events_required': 'Виберіть принаймні одну',
  'webhooks.saved': 'Вебхук збережено',
  'webhooks.added': '{name} тепер отримує ваші бронювання',

  'webhooks.by_program': 'Налаштовано програмою',
  'webhooks.more': 'Інші дії: {name}',
  'webhooks.switch': '{name} отримує ваші бронювання',
  'webhooks.on': 'Увімкнено',
  'webhooks.off': 'Вимкнено',
  'webhooks.turned_on': '{name} знову отримує ваші бронювання',
  'webhooks.turned_off': '{name} більше не отримує ваших бронювань',
  'webhooks.is_gone':
    'Адреса відповіла 410 (gone), тому ми вимкнули вебхук. Якщо вона знову працює, увімкніть його.',
  'webhooks.delete_title': 'Видалити: {name}?',
  'webhooks.delete_text':
    'Ми припинимо надсилання на нього, зокрема всього, що чекає на нову спробу. Його доставки також буде видалено.',
  'webhooks.deleted': 'Видалено: {name}',

  'webhooks.secret': 'Секрет',
  'webhooks.secret_text':
    'Ми показали його один раз, під час створення. Якщо ви його втратили або його бачив хтось інший, створіть новий.',
  'webhooks.secret_fresh': 'Скопіюйте секрет зараз',
  'webhooks.secret_once': 'Побачити його ще раз не вийде.',
  'webhooks.secret_use':
    'Ваша програма використовує його, щоб перевірити, що запит надходить звідси й не змінений. Запити підписуються за Standard Webhooks. Код — нижче, у розділі «{section}».',
  'webhooks.secret_copy': 'Копіювати секрет',
  'webhooks.secret_copied': 'Секрет скопійовано',
  'webhooks.secret_done': 'Секрет збережено',
  'webhooks.renew': 'Новий секрет',
  'webhooks.renew_title': 'Замінити секрет?',
  'webhooks.renew_text':
    'Старий працюватиме ще один день, щоб ви встигли перейти на новий. Після цього він перестане працювати.',

  'webhooks.test': 'Надіслати приклад',
  'webhooks.test_text': 'Надсилає один запит, позначений як тестовий, на збережену адресу зараз.',
  'webhooks.test_event': 'Подія прикладу',
  'webhooks.test_action': 'Надіслати',
  'webhooks.test_delivered': 'Приклад доставлено ({status})',

  'error.webhook_not_found': 'Цей вебхук видалено',
  'error.webhook_limit_reached': 'Ви досягли ліміту вебхуків. Спершу видаліть один.',
}
