import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  question: 'Чи може {owner} повідомити сервіс {service} про це бронювання?',
  told: 'Передається, що й коли заброньовано, але не хто ви. Без файлів cookie.',
  allow: 'Дозволити',
  refuse: 'Ні, дякую',
}
