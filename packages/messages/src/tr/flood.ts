import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'flood.title': 'Bir anda çok sayıda randevu',
  'flood.text':
    'Başlangıç: {time}. Kimin randevu aldığını bilmiyorsanız davetlilerden randevu almadan önce e-posta adreslerini onaylamalarını isteyin.',
  'flood.turn_on': 'Tüm etkinlik türleri için aç',
  'flood.see': 'Randevuları gör',
  'flood.dismiss': 'Gizle',
  'flood.turned_on': {
    one: '{count} etkinlik türünün davetlileri artık önce e-posta adreslerini onaylıyor',
    other: '{count} etkinlik türünün davetlileri artık önce e-posta adreslerini onaylıyor',
  },
}
