import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'links.text':
    'Birine, bir toplantıdan veya seçtiğiniz sayıda toplantıdan sonra çalışmayan bir bağlantı gönderin.',
  'links.empty': 'Henüz sınırlı bağlantı yok',
  'links.add': 'Bağlantılar oluştur',
  'links.label': 'Not',
  'links.label_text': 'Yalnızca siz görürsünüz.',
  'links.count': 'Bağlantı sayısı',
  'links.max_uses': 'Bağlantı başına toplantı',
  'links.last_date': 'Bağlantının son günü',
  'links.until': 'Son gün: {date}',
  'links.last_date_text': 'O gün dahil. Süresi dolmasın istiyorsanız boş bırakın.',
  'links.name': 'Davetlinin adı',
  'links.email': 'Davetlinin e-postası',
  'links.prefill_text': 'Randevu sayfasında bunu biz doldururuz.',
  'links.made': 'Oluşturulan bağlantılar: {count}',
  'links.copy_all': 'Tüm bağlantıları kopyala',
  'links.unused': 'Henüz kullanılmadı',
  'links.used': 'Kullanılan: {count}/{max}',
  'links.expired': 'Süresi doldu',
  'links.revoked': 'İptal edildi',
  'links.revoke': 'Bağlantıyı iptal et',
  'links.revoke_title': 'Bu bağlantı iptal edilsin mi?',
  'links.delete_title': 'Bu bağlantı silinsin mi?',
  'links.end_text': 'Artık kimse onunla randevu alamaz. Onunla alınan toplantılar kalır.',
  'error.booking_link_not_found': 'Bu bağlantı silindi',
  'error.booking_link_limit_reached': '500 bağlantınız var. Yenisini oluşturmak için bazılarını silin.',
}
