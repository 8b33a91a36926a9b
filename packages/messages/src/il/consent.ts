import type { ConsentMessages } from '../consent.ts'
import type { Translated } from '../translate.ts'

export const consent: Translated<ConsentMessages> = {
  question: 'האם {owner} יכולים לספר ל-{service} על ההזמנה הזאת?',
  and: '{one} ו-{other}',
  told: 'נמסר מה הוזמן ולמתי, לא מי אתם. לא נשמרות עוגיות.',
  allow: 'כן, אפשר',
  refuse: 'לא, תודה',
}
