import type { texts as source } from '../en/check-up.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'check_up.title': 'Перевірити сторінку',
  'check_up.text': 'Ми відкриваємо вашу сторінку як відвідувач і повідомляємо, чи працює на ній віджет.',
  'check_up.url': 'Адреса вашої сторінки',
  'check_up.url_example': 'https://www.example.com/contact',
  'check_up.action': 'Перевірити',
  'check_up.again': 'Перевірити ще раз',
  'check_up.looking': 'Відкриваємо {site}, а потім перевіряємо код і політику безпеки…',
  'check_up.stop': 'Зупинити',
  'check_up.failed': 'Не вдалося виконати перевірку. Спробуйте ще раз.',
  'check_up.result': 'Результат для {url}',
  'check_up.problems': { one: '{count} проблема', few: '{count} проблеми', many: '{count} проблем' },
  'check_up.warnings': {
    one: '{count} попередження',
    few: '{count} попередження',
    many: '{count} попереджень',
  },
  'check_up.fine': 'Усе працює',
  'check_up.found': 'Віджети на сторінці',
  'check_up.found_here': 'Знайдено там:',
  'check_up.paste': 'Вставте це:',
  'check_up.add': 'Додайте це:',
  'check_up.copy': 'Копіювати',
  'check_up.go_embeds': 'Відкрити збережені віджети',
  'check_up.go_event_types': 'Відкрити типи подій',
  'level.good': 'Добре',
  'level.warning': 'Попередження',
  'level.problem': 'Проблема',
  'finding.works': 'Віджет тут працює',
  'finding.works_text': 'Відвідувачі можуть бронювати на цій сторінці.',
  'finding.unreachable': 'Не вдалося відкрити сторінку',
  'finding.unreachable_text':
    'Перевірте адресу й чи може кожен відкрити сторінку, не входячи в обліковий запис. Сторінки в приватній мережі ми перевіряти не можемо.',
  'finding.not_a_page': 'Це не вебсторінка',
  'finding.not_a_page_text': 'Адреса веде до файлу. Введіть адресу сторінки, яку бачать відвідувачі.',
  'finding.unreadable': 'Не вдалося прочитати код сторінки',
  'finding.unreadable_text':
    'Вона побудована не так, як інші сторінки. Чи це сторінка, яку бачать відвідувачі? Запитайте того, хто її створив.',
  'finding.missing': 'На цій сторінці немає віджета',
  'finding.missing_text':
    'Вставте цей код там, де має бути календар, і опублікуйте. Ми не бачимо того, що пізніше додає менеджер тегів або скрипт.',
  'finding.script_missing': 'Бракує скрипта',
  'finding.script_missing_text':
    'Без нього фрейм не росте разом із вмістом, а спливні вікна відкриваються як окремі сторінки. Вставте це один раз у будь-якому місці сторінки.',
  'finding.script_twice': 'Скрипт є більше ніж один раз',
  'finding.script_twice_text': 'Це не шкодить, але одного досить. Вилучіть інші.',
  'finding.frame_twice': 'Одна сторінка бронювання є двічі',
  'finding.frame_twice_text':
    'Відвідувачі бачать її на цій сторінці двічі. Вилучіть один із фреймів, якщо вам не потрібні обидва.',
  'finding.wrong_origin': 'Код веде на інший сервер',
  'finding.wrong_origin_text': 'Замініть його цим кодом.',
  'finding.insecure': 'Код використовує http:// на сторінці з https://',
  'finding.insecure_text': 'Браузери це блокують. Замініть його цим кодом.',
  'finding.unknown_page': 'Сторінки бронювання з коду не існує',
  'finding.unknown_page_text': 'Можливо, її адреса змінилася. Замініть його цим кодом.',
  'finding.other_owner': 'Сторінка бронювання належить комусь іншому',
  'finding.other_owner_text':
    'Бронювання надходять в інший обліковий запис. Якщо ви цього не хочете, використайте цей код.',
  'finding.event_off': 'Тип події вимкнено',
  'finding.event_off_text':
    'Відвідувачі бачать, що його не можна забронювати. Увімкніть його в розділі типів подій.',
  'finding.policy_blocks_frame': 'Content Security Policy сторінки блокує сторінку бронювання',
  'finding.policy_blocks_frame_text': 'Той, хто керує сайтом, має додати це до політики.',
  'finding.policy_blocks_script': 'Content Security Policy сторінки блокує скрипт',
  'finding.policy_blocks_script_text': 'Той, хто керує сайтом, має додати це до політики.',
  'finding.sandbox_blocks': 'Пісочниця фрейма не дає йому працювати',
  'finding.sandbox_blocks_text': 'Вилучіть пісочницю або дозвольте це в ній.',
  'finding.site_not_allowed': 'Цьому сайту не дозволено показувати сторінку бронювання',
  'finding.site_not_allowed_text': 'Додайте сайт до дозволених сайтів збереженого віджета.',
  'finding.bad_attribute': 'Атрибут має значення, яке ми не можемо використати',
  'finding.bad_attribute_text': 'Натомість ми використовуємо типове. Виправте значення у своєму коді.',
  'finding.isolated':
    'Цей заголовок ізолює сторінку від усіх інших. Той, хто керує сайтом, має його вилучити.',
  'finding.wants_nonce':
    'Політика дозволяє лише скрипти з nonce сторінки. Той, хто керує сайтом, має додати його й до цього скрипта.',
}
