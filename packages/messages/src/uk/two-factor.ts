import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'two_factor.text': 'Крім пароля, питає код, тож викраденого пароля недостатньо.',
  'two_factor.off': 'Двоетапний вхід вимкнено',
  'two_factor.off_text': 'Увімкніть, щоб входити з паролем і шестизначним кодом із застосунку на телефоні.',
  'two_factor.set_up': 'Налаштувати двоетапний вхід',
  'two_factor.step': 'Крок {step} з 3',
  'two_factor.app': 'Установіть застосунок-автентифікатор',
  'two_factor.app_text':
    'Підійде будь-який застосунок для одноразових кодів, зокрема багато менеджерів паролів. Потім введіть пароль, щоб продовжити.',
  'two_factor.next': 'Продовжити',
  'two_factor.scan': 'Відскануйте код',
  'two_factor.scan_text':
    'Відкрийте застосунок і відскануйте цей код. Його малює ваш браузер і нікуди не надсилає.',
  'two_factor.qr': 'QR-код для застосунку-автентифікатора',
  'two_factor.by_hand': 'Немає камери? Введіть цей ключ у застосунок:',
  'two_factor.copy_key': 'Копіювати ключ',
  'two_factor.enter': 'Введіть 6-значний код',
  'two_factor.switch_on': 'Увімкнути',
  'two_factor.switched_on': 'Двоетапний вхід увімкнено. В усіх інших місцях виконано вихід.',
  'two_factor.codes': 'Збережіть коди відновлення',
  'two_factor.codes_text':
    'Кожен код один раз дає змогу ввійти, якщо у вас немає застосунку. Ми показуємо їх лише зараз, тож збережіть їх у надійному місці.',
  'two_factor.copy_codes': 'Копіювати коди',
  'two_factor.download': 'Завантажити файлом',
  'two_factor.kept': 'Коди збережено',
  'two_factor.file_text': 'Коди відновлення для {product}. Кожен працює один раз.',
  'two_factor.on': 'Двоетапний вхід увімкнено',
  'two_factor.since': 'З: {date}.',
  'two_factor.codes_left': {
    one: 'Залишився {count} код відновлення.',
    few: 'Залишилося {count} коди відновлення.',
    many: 'Залишилося {count} кодів відновлення.',
  },
  'two_factor.renew': 'Отримати нові коди відновлення',
  'two_factor.switch_off': 'Вимкнути',
  'two_factor.switched_off': 'Двоетапний вхід вимкнено. В усіх інших місцях виконано вихід.',
  'error.two_factor_is_on': 'Двоетапний вхід уже ввімкнено',
}
