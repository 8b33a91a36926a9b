import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'extension.error_rate_limited': 'Забагато спроб. Спробуйте ще раз за кілька хвилин.',
  'extension.error_upgrade_required': 'Щоб користуватися цією функцією, перейдіть на вищий тариф.',
  'extension.error_not_allowed': 'Немає дозволу',
  'extension.error_role_not_allowed': 'Немає дозволу. Зверніться до власника вашої організації.',
  'extension.error_not_shown_to_role': 'Цього не існує, або ви не маєте доступу.',
  'extension.error_not_verified': 'Спершу підтвердьте електронну пошту. Ми надіслали вам код.',
  'extension.error_event_limit_reached': 'Ви досягли ліміту подій',
  'extension.error_event_type_not_found': 'Цей тип події видалено',
  'extension.error_link_expired': 'Посилання недійсне',
  'extension.error_campaign_not_found': 'Цієї кампанії більше не існує',
  'extension.error_one_off_not_found': 'Цю одноразову зустріч видалено',
  'extension.error_one_off_limit_reached':
    'Досягнуто ліміту: 200 одноразових зустрічей. Спершу видаліть одну.',
  'extension.error_event_type_off': 'Цей тип події вимкнено. Увімкніть його на панелі керування.',
  'extension.error_not_shown_to_key':
    'Розширення не має доступу до цього. Відкрийте його налаштування й підключіться знову.',
  'extension.error_key_not_allowed':
    'Розширенню це не дозволено. Відкрийте його налаштування й підключіться знову.',
}
