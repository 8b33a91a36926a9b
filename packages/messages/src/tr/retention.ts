import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'retention.text': 'Artık ihtiyacınız olmadığında davetlilerin verilerini silin.',
  'retention.label': 'Davetlilerin verilerini sil',
  'retention.label_text': 'Sona eren toplantılar için.',
  'retention.never': 'Asla',
  'retention.after': { one: 'Toplantıdan {count} ay sonra', other: 'Toplantıdan {count} ay sonra' },
  'retention.what':
    'Adları, e-posta adreslerini, yanıtları, konukları, nedenleri ve kampanyaları her gece sileriz. Kaç toplantınız olduğunu, türlerini ve zamanlarını görmeye devam edersiniz.',
  'retention.save': 'Kaydet',
  'retention.saved': 'Kaydedildi',
  'retention.ask': 'Eski veriler silinsin mi?',
  'retention.ask_text': {
    one: 'Bu gece, {count} aydan daha önce biten toplantılarda davetlilerin size verdiği bilgileri sileriz. Bu işlem geri alınamaz. Gerekiyorsa önce dışa aktarın.',
    other:
      'Bu gece, {count} aydan daha önce biten toplantılarda davetlilerin size verdiği bilgileri sileriz. Bu işlem geri alınamaz. Gerekiyorsa önce dışa aktarın.',
  },
}
