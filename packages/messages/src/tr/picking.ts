import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'pick.label': 'Bu haftanın saatleri',
  'pick.label_days': 'Bu haftanın günleri',
  'pick.how':
    'Bir saati sunmak için tıklayın, kaldırmak için yeniden tıklayın. Çizgili saatler meşgul. Ok tuşlarıyla gezinin, boşluk tuşuyla seçin. Saat dilimi: {zone}.',
  'pick.how_days':
    'Bir günü sunmak için tıklayın, kaldırmak için yeniden tıklayın. Çizgili saatler meşgul. Ok tuşlarıyla gezinin, boşluk tuşuyla seçin.',
  'pick.busy_at': '{time}, meşgul',
  'pick.picked': '{time} sunuluyor',
  'pick.taken_out': '{time} kaldırıldı',
  'pick.date': 'Tarih',
  'pick.time': 'Saat',
  'pick.add': 'Bu saati ekle',
  'pick.none': 'Henüz saat seçilmedi.',
  'pick.count': { one: '{count} saat seçildi', other: '{count} saat seçildi' },
  'pick.list': 'Seçilen saatler',
  'pick.remove': 'Kaldır: {time}',
  'pick.delete_title': '{name} silinsin mi?',
  'pick.at_least_one': 'En az bir saat seçin',
  'pick.too_many': { one: 'En fazla {count} saat', other: 'En fazla {count} saat' },
  'pick.past': 'Bu saatlerden biri geçmişte kaldı',
  'pick.duration_wrong': '5 dakika ile 24 saat arası',
  'pick.phone_text':
    'Saat seçmek için daha büyük bir ekran gerekir. Bu sayfayı bilgisayarda açın. Oluşturduklarınız her cihazda çalışır.',
  'pick.error_one_off_not_found': 'Bu tek seferlik toplantı silindi',
  'pick.error_one_off_limit_reached': '200 tek seferlik toplantı sınırına ulaştınız. Önce birini silin.',
  'pick.error_poll_not_found': 'Bu anket silindi',
  'pick.error_poll_limit_reached': '200 açık anket sınırına ulaştınız. Önce birini silin.',
  'pick.error_poll_closed': 'Bu anket sona erdi',
  'pick.error_poll_without_votes': 'Bu saatte gelebileceğini söyleyen olmadı',
}
