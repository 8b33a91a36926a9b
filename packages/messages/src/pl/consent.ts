import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  question: 'Czy {owner} może poinformować usługę {service} o tej rezerwacji?',
  told: 'Przekazujemy, co i kiedy zarezerwowano, ale nie to, kim jesteś. Bez plików cookie.',
  allow: 'Zezwól',
  refuse: 'Nie, dziękuję',
}
