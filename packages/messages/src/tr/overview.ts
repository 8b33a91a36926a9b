import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'overview.title': 'Genel bakış',
  'overview.next': 'Sonraki toplantılar',
  'overview.no_meetings': 'Yaklaşan toplantı yok.',
  'overview.all': 'Tümünü gör',
  'overview.polls': 'Karar bekleyen anketler',
  'overview.votes': { one: '{count} oy', other: '{count} oy' },
  'overview.available': 'Sıradaki müsait saat',
  'overview.none_available': 'Müsait saat yok.',
  'overview.check_availability': 'Müsaitliğinizi kontrol edin',
  'overview.recent': { one: 'Son {count} gün', other: 'Son {count} gün' },
  'overview.bookings': { one: '{count} randevu', other: '{count} randevu' },
  'overview.other': 'Diğer randevular',
  'overview.analytics': 'Analizleri gör',
}
