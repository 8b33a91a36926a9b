import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  mightBeBlocked: 'Seçilen saat dolu olabilir',
  mightBeBlockedText:
    'Organizatörün takvimini şu anda kontrol edemiyoruz. Randevu alabilirsiniz, uygun olmazsa organizatör size haber verir.',
}
