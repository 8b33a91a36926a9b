import type { texts as source } from '../en/consent.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  question: '{owner} bu randevuyu {service} hizmetine bildirebilir mi?',
  told: 'Kim olduğunuz değil, hangi randevunun ne zamana alındığı paylaşılır. Çerez kullanılmaz.',
  allow: 'İzin ver',
  refuse: 'Hayır, teşekkürler',
}
