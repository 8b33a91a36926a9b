import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'location.address': 'Адреса',
  'location.phone_call': 'Телефонний дзвінок',
  'location.invitee_phone': 'Я телефоную учаснику',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Інше',
  'location.address_example': 'Вулиця, номер, місто',
  'location.phone_call_example': 'Номер, на який телефонують учасники',
  'location.custom_example': 'Опишіть місце своїми словами',
  'location.invitee_phone_hint':
    'Ми питаємо номер в учасника. Ви знайдете його в листі, календарі та бронюванні.',
  'location.room_url': 'Посилання на зустріч (необов’язково)',
  'location.room_url_hint':
    'Учасники отримують його після бронювання. Залиште порожнім, щоб надіслати посилання самостійно.',
  'location.room_made': '{account} створює посилання для кожної зустрічі.',
  'location.room_made_hint': 'Учасники отримують його після бронювання.',
  'location.room_own': 'Використати власне посилання',
  'location.room_instead':
    'Ми використовуємо це посилання. Вилучіть його, і {account} створюватиме посилання для кожної зустрічі.',
  'location.room_broken': 'Підключіть {account} знову, щоб створювати посилання.',
  'location.room_reconnect': 'Підключити знову',
  'location.proposed': 'Я надішлю вам подробиці листом',
  'location.add': 'Додати місце',
  'location.remove': 'Вилучити: {name}',
  'location.details_missing': 'Не вдалося отримати дані про місце',
  'location.details_missing_text':
    'Посилання для приєднання ще немає. Перевірте, чи підключено {name}, або надішліть власне посилання.',
  'location.not_connected': '{name} не підключено',
  'location.connect': 'Підключити {name}',
  'location.none': 'Потрібно вибрати одне місце',
  'location.invitee_chooses': 'Учасник вибирає одне з них.',
}
