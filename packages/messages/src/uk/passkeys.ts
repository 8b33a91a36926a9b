import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'passkeys.title': 'Ключі доступу',
  'passkeys.text':
    'Входьте за відбитком пальця, обличчям або PIN-кодом пристрою замість пароля й коду. Підроблені сайти не можуть його запитати.',
  'passkeys.not_here': 'Цей браузер не може створювати ключі доступу за цією адресою.',
  'passkeys.add': 'Додати ключ доступу',
  'passkeys.name': 'Назва ключа доступу',
  'passkeys.name_text': 'Допомагає розрізняти ваші ключі доступу.',
  'passkeys.first_name': 'Цей пристрій',
  'passkeys.make': 'Створити ключ доступу',
  'passkeys.declined': 'Ключ доступу не створено. Запит браузера закрито, або час вийшов.',
  'passkeys.there': 'Цей пристрій уже має ключ доступу для вашого облікового запису.',
  'passkeys.was_added': 'Ключ доступу додано',
  'passkeys.added': 'Додано: {date}.',
  'passkeys.used': 'Останнє використання: {when}.',
  'passkeys.unused': 'Ще не використано.',
  'passkeys.rename': 'Перейменувати',
  'passkeys.rename_of': 'Перейменувати: {name}',
  'passkeys.remove': 'Вилучити',
  'passkeys.remove_of': 'Вилучити: {name}',
  'passkeys.remove_text':
    'Увійти з ним більше не можна. Ваш пристрій може пропонувати його й далі, доки ви не видалите його й там.',
  'passkeys.was_removed': 'Ключ доступу вилучено',
  'error.passkey_not_found': 'Цей ключ доступу вилучено',
  'error.passkey_limit_reached': 'Досягнуто ліміту: 20 ключів доступу. Спершу вилучіть один.',
}
