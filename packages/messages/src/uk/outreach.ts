import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'error.outreach_not_found': 'Цей інструмент більше не підключено.',
  'error.outreach_campaign_not_found': 'Ця кампанія більше не пов’язана.',
  'error.outreach_busy': 'Ліди ще додаються. Зачекайте, доки це закінчиться, або спершу зупиніть.',
  'outreach.disconnect_text':
    'Ліди, які вже в {name}, залишаться там. {name} більше не дізнаватиметься про бронювання, і ми видалимо ключ.',
  'outreach.campaigns': 'Кампанії',
  'outreach.campaigns_text':
    'Ваші ліди додаються в {name} з особистими посиланнями. Коли хтось із них бронює, ми повідомляємо {name}, і повідомлення більше не надходять.',
  'outreach.empty': 'Пов’язаних кампаній ще немає.',
  'outreach.no_campaigns': 'Спершу створіть кампанію. Потім тут можна додати її лідів.',
  'outreach.to_campaigns': 'До кампаній',
  'outreach.link': 'Пов’язати кампанію',
  'outreach.ours': 'Ваша кампанія',
  'outreach.theirs': 'Кампанія в {name}',
  'outreach.audience': 'Аудиторія в {name}',
  'outreach.draft': '{campaign} (чернетка)',
  'outreach.field': 'Користувацьке поле для посилання',
  'outreach.field_text':
    'Використовуйте це поле у своїх повідомленнях у {name}, і кожен лід отримає власне посилання.',
  'outreach.field_problem': 'Використовуйте літери, цифри й підкреслення, наприклад booking_link.',
  'outreach.tag': 'Тег для лідів із бронюванням (необов’язково)',
  'outreach.tag_text': 'Ми додаємо його в {name}, коли лід бронює, і створюємо, якщо потрібно.',
  'outreach.tag_set': 'Тег для лідів із бронюванням: {tag}',
  'outreach.label': 'Мітка для лідів із бронюванням (необов’язково)',
  'outreach.label_text':
    'Виберіть наявну мітку ліда в {name}. Якщо залишити порожнім, ліди з бронюванням отримають мітку «Meeting booked».',
  'outreach.label_set': 'Мітка для лідів із бронюванням: {tag}',
  'outreach.choose': 'Виберіть одне',
  'outreach.incomplete': 'Виберіть, звідки беруться ліди й куди вони йдуть.',
  'outreach.targets_empty': 'У {name} ще нема куди додавати лідів. Спершу створіть там кампанію.',
  'outreach.save': 'Пов’язати кампанію',
  'outreach.saved': 'Кампанію пов’язано',
  'outreach.changed': 'Кампанію оновлено',
  'outreach.edit': 'Редагувати {campaign}',
  'outreach.gone': 'Видалена кампанія',
  'outreach.goes_to': 'Ліди йдуть у {target}, посилання — у {field}',
  'outreach.push': 'Додати лідів',
  'outreach.push_stop': 'Зупинити додавання',
  'outreach.push_none': 'Лідів ще не додано.',
  'outreach.push_running': 'Додано {done} з {total}',
  'outreach.push_done': {
    one: '{count} лід у {name}',
    few: '{count} ліди в {name}',
    many: '{count} лідів у {name}',
  },
  'outreach.push_stopped': 'Зупинено після {done} з {total}. Уже додані ліди залишаться.',
  'outreach.push_failed': 'Не завершено: додано {done} з {total}.',
  'outreach.refused': {
    one: '{count} ліда не додано. {need}',
    few: '{count} лідів не додано. {need}',
    many: '{count} лідів не додано. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach потребує профілю LinkedIn для кожного ліда: імпортуйте файл зі стовпцем адрес профілів.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine потребує електронної адреси або профілю LinkedIn для кожного ліда.',
  'outreach.need_instantly': 'Instantly потребує електронної адреси, якої немає в його списку блокування.',
  'outreach.told': {
    one: '{count} бронювання надіслано в {name}',
    few: '{count} бронювання надіслано в {name}',
    many: '{count} бронювань надіслано в {name}',
  },
  'outreach.telling': {
    one: '{count} бронювання очікує',
    few: '{count} бронювання очікують',
    many: '{count} бронювань очікують',
  },
  'outreach.untold': {
    one: 'Не вдалося надіслати {count} бронювання: {name} не має цього ліда.',
    few: 'Не вдалося надіслати {count} бронювання: {name} не має цих лідів.',
    many: 'Не вдалося надіслати {count} бронювань: {name} не має цих лідів.',
  },
  'outreach.replied': {
    one: '{count} лід відповів',
    few: '{count} ліди відповіли',
    many: '{count} лідів відповіли',
  },
  'outreach.unlink': 'Відв’язати',
  'outreach.unlink_title': 'Відв’язати {campaign}?',
  'outreach.unlink_text':
    'Ліди, які вже в {name}, залишаться там. {name} більше не дізнаватиметься про бронювання з цієї кампанії.',
  'outreach.unlinked': 'Кампанію відв’язано',
  'outreach.do_unauthorized': 'Підключіть знову з робочим ключем.',
  'outreach.do_forbidden':
    'Ваш тариф у {name} не містить API. Перейдіть там на вищий тариф і спробуйте ще раз.',
  'outreach.do_not_found': 'Кампанії в {name} більше не існує. Пов’яжіть іншу.',
  'outreach.do_rate_limited': '{name} просить нас пригальмувати. Ми продовжимо автоматично.',
  'outreach.do_unavailable': '{name} не відповідає. Ми спробуємо ще раз автоматично.',
  'outreach.do_invalid':
    '{name} відхиляє лідів. Перевірте, чи кампанія активна й чи поле {field} ще існує, а потім спробуйте ще раз.',
  'outreach.hook': 'Відповіді лідів',
  'outreach.hook_text':
    'Вставте адресу у вебхуки {name}, і ви побачите тут, хто відповів. Тримайте її в таємниці: кожен, хто її має, може повідомляти про відповіді.',
  'outreach.hook_make': 'Створити адресу',
  'outreach.hook_again': 'Замінити адресу',
  'outreach.hook_end': 'Вимкнути',
  'outreach.hook_title': 'Адреса для вебхуків',
  'outreach.hook_once':
    'Скопіюйте її зараз: вона показується лише один раз. Попередня адреса більше не працює.',
  'outreach.hook_copy': 'Копіювати адресу',
  'outreach.hook_copied': 'Адресу скопійовано',
  'outreach.hook_kept': 'Готово',
  'outreach.hook_never': 'Ще нічого не отримано.',
  'outreach.hook_heard': 'Останнє отримання: {date}',
}
