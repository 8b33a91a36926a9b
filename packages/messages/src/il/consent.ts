import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  question: 'האם {owner} יכולים לספר ל-{service} על ההזמנה הזאת?',
  told: 'נמסר מה הוזמן ולמתי, לא מי אתם. בלי עוגיות.',
  allow: 'כן, אפשר',
  refuse: 'לא, תודה',
}
