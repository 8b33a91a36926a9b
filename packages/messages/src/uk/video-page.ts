import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  play: 'Відтворити відео',
  speed: 'Швидкість',
  quality: 'Якість',
  quality_high: 'Висока',
  quality_small: 'Економія трафіку',
  full_screen: 'Повний екран',
  chapters: 'Розділи',
  book: 'Забронювати час',
  close: 'Закрити',
  website: 'Сайт {site}',
  failed_connection: 'З’єднання втрачено.',
  failed_file: 'Не вдалося завантажити це відео.',
  failed_format: 'Не вдалося завантажити це відео. Спробуйте інший браузер.',
  try_again: 'Повторити',
  password_title: 'Це відео захищено паролем',
  password: 'Пароль',
  wrong_password: 'Неправильний пароль. Спробуйте ще раз.',
  watch: 'Дивитися відео',
  missing_title: 'Цього відео тут немає',
  missing_text: 'Можливо, його видалено або власник зробив його приватним.',
  expired_title: 'Посилання недійсне',
  expired_text: 'Це посилання більше не працює. Попросіть у власника відео нове.',
  processing_title: 'Майже готово',
  processing_text: 'Це відео ще готується. За мить воно з’явиться тут.',
}
