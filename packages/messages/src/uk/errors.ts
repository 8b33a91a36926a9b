import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  invalid_input: 'Чогось бракує або щось неправильно. Перевірте позначені поля.',
  slot_not_available: 'Вибраний час недоступний',
  slot_taken: 'Вибраний час щойно зайняли',
  already_canceled: 'Цю зустріч уже скасовано',
  already_started: 'Ця зустріч уже почалася',
  inside_notice: 'Змінювати цю зустріч уже запізно',
  host_only: 'Змінити цю зустріч може лише організатор',
  event_type_off: 'Цю подію зараз не можна забронювати',
  event_type_not_found: 'Цю подію більше не пропонують',
  owner_not_found: 'URL-адреса сторінки бронювання неправильна',
  booking_not_found: 'Посилання недійсне',
  idempotency_key_reused: 'Це вже надіслано з іншими даними. Спробуйте ще раз.',
  rate_limited: 'Забагато спроб. Спробуйте ще раз за кілька хвилин.',
  requests_waiting:
    'Інший запит ще чекає на відповідь. Відкличте його за посиланням у листі або зачекайте на організатора.',
  mailbox_full: 'Зараз не можемо надіслати лист на цю адресу. Вкажіть іншу або спробуйте пізніше.',
  proof_needed: 'Щоб забронювати, увімкніть JavaScript або спробуйте ще раз за кілька хвилин.',
  unavailable: 'Немає зв’язку із сервером. Нічого не втрачено. Спробуйте ще раз.',
  internal_error: 'Щось пішло не так. Нічого не втрачено. Спробуйте ще раз.',
}
