import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  question: 'Může {owner} předat informaci o této rezervaci službě {service}?',
  told: 'Předá se, co a kdy bylo rezervováno, ne kdo jste. Bez cookies.',
  allow: 'Povolit',
  refuse: 'Ne, děkuji',
}
