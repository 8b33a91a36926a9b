import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'analytics.text': 'Günlere göre görüntülemeler ve randevular. Saat diliminiz: {zone}.',
  'analytics.range': 'Gösterilen günler',
  'analytics.last': { one: 'Son {count} gün', other: 'Son {count} gün' },
  'analytics.own': 'Özel',
  'analytics.from': 'Başlangıç',
  'analytics.to': 'Bitiş',
  'analytics.wrong': {
    one: 'En fazla {count} günlük bir aralık seçin.',
    other: 'En fazla {count} günlük bir aralık seçin.',
  },
  'analytics.shown': 'Grafikte gösterilenler',
  'analytics.views': 'Görüntülemeler',
  'analytics.bookings': 'Randevular',
  'analytics.rescheduled': 'Yeniden planlanan',
  'analytics.canceled': 'İptal edilen',
  'analytics.completed': 'Tamamlanan',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Önceki: {number}',
  'analytics.table': 'Tablo olarak göster',
  'analytics.day': 'Gün',
  'analytics.hours': 'Yoğun saatler',
  'analytics.sum': 'Toplam',
  'analytics.event_types': 'Etkinlik türüne göre randevular',
  'analytics.sources': 'Randevu kaynakları',
  'analytics.no_source': 'Doğrudan veya bilinmiyor',
  'analytics.people': 'Kişiye göre toplantılar',
  'analytics.none': 'Bu günlerde görüntüleme veya randevu yok',
  'analytics.none_text':
    'Sayfanız açıldığı anda görüntülemeleri ve randevuları sayarız. Çerez kullanmayız ve kimseyi izlemeyiz.',
}
