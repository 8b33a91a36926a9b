import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'trial.label': 'Ваш пробний період',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: заощадьте {percent} % на Growth за перший {months} місяць, до: {date}',
    few: 'Black Friday: заощадьте {percent} % на Growth за перші {months} місяці, до: {date}',
    many: 'Black Friday: заощадьте {percent} % на Growth за перші {months} місяців, до: {date}',
  },
  'trial.bar': 'У вас пробний період {product}. Перейдіть на вищий тариф облікового запису зараз.',
  'unpaid.label': 'Ваш платіж',
  'unpaid.bar': 'Останній платіж не вдався. Щоб зберегти тариф, сплатіть до: {date}.',
  'unpaid.paused': 'Останній платіж не вдався, і ваш тариф призупинено. Сплатіть, щоб продовжити.',
  'unpaid.pay': 'Сплатити зараз',
  'plan.upgrade': 'Покращити',
  'plan.upgrade_now': 'Покращити зараз',
  'plan.ask_owner': 'Лише власник вашої організації може перейти на вищий тариф.',
  'plan.asked': 'Ваш запит уже надсилається власнику.',
  'plan.asked_already': 'Запит уже надіслано. Він у власника.',
  'plan.extra': 'Додаткові хвилини: {price} за хвилину',
  'plan.lock_title': 'Немає у вашому тарифі',
  'plan.locked': 'Щоб користуватися цією функцією, перейдіть на вищий тариф.',
  'plan.minutes_title': 'Більше хвилин відео',
  'plan.minutes_locked':
    'Кожен новий лід використовує тривалість відео з хвилин цього місяця. Отримайте більше хвилин, щоб надіслати його більшій кількості лідів. Вони доступні одразу.',
  'plan.more_minutes': 'Отримати більше хвилин',
  'upgrade.greeting': '{name}, покращте тариф свого облікового запису',
  'upgrade.change': '{name}, ваш тариф',
  'upgrade.plan': 'Ваш тариф',
  'upgrade.trial_until': 'Пробний період до: {date}',
  'upgrade.trial_ended': 'Ваш пробний період закінчився: {date}',
  'upgrade.everything': 'Усе включено',
  'upgrade.everything_text':
    'Цей сервер не продає тарифів. Ви можете користуватися всіма функціями без обмеження в часі.',
  'upgrade.ask_text':
    'Тарифи призначає оператор цього сервера. Напишіть, що вам потрібно, і відповідь надійде електронною поштою.',
  'upgrade.ask_label': 'Що вам потрібно?',
  'upgrade.ask': 'Попросити вищий тариф',
  'upgrade.nobody': 'Тарифи призначає оператор цього сервера. Попросіть у нього вищий.',
}
