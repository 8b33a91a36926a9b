import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ar'> = {
  question: 'طلب من {owner}: هل يمكن إبلاغ {service} بهذا الحجز؟',
  told: 'تتم مشاركة ما حُجز ووقته، لا هويتك. من دون ملفات تعريف ارتباط.',
  allow: 'السماح',
  refuse: 'لا، شكرًا',
}
