import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  invalid_input: 'Eksik veya hatalı bir şey var. İşaretli alanları kontrol edin.',
  slot_not_available: 'Seçilen saat müsait değil',
  slot_taken: 'Seçilen saat az önce alındı',
  already_canceled: 'Bu toplantı zaten iptal edilmiş',
  already_started: 'Bu toplantı zaten başladı',
  inside_notice: 'Bu toplantıyı değiştirmek için çok geç',
  host_only: 'Bu toplantıyı yalnızca organizatör değiştirebilir',
  event_type_off: 'Bu etkinlik için şu anda randevu alınamıyor',
  event_type_not_found: 'Bu etkinlik artık sunulmuyor',
  owner_not_found: 'Randevu sayfasının URL’si geçerli değil',
  booking_not_found: 'Bağlantının süresi doldu',
  idempotency_key_reused: 'Bu istek daha önce farklı bilgilerle gönderilmiş. Yeniden deneyin.',
  rate_limited: 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
  requests_waiting:
    'Organizatör şu anda başka istek alamıyor. Daha önce bir istek gönderdiyseniz e-postanızdaki bağlantıyla geri çekin veya yanıtı bekleyin.',
  mailbox_full:
    'Bu adrese şu anda e-posta gönderemiyoruz. Başka bir adres kullanın veya daha sonra yeniden deneyin.',
  proof_needed: 'Randevu almak için JavaScript’i açın veya birkaç dakika sonra yeniden deneyin.',
  unavailable: 'Sunucuya ulaşılamıyor. Hiçbir şey kaybolmadı. Yeniden deneyin.',
  internal_error: 'Bir sorun oluştu. Hiçbir şey kaybolmadı. Yeniden deneyin.',
}
