import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  question: '{owner} megoszthatja ezt a foglalást a következővel: {service}?',
  told: 'Azt osztjuk meg, hogy mit és mikorra foglaltak, de azt nem, hogy kicsoda Ön. Sütik nélkül.',
  allow: 'Engedélyezés',
  refuse: 'Köszönöm, nem',
}
