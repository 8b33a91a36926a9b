import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'extension.error_rate_limited': 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.',
  'extension.error_upgrade_required': 'Bu özelliğe erişmek için lütfen planınızı yükseltin.',
  'extension.error_not_allowed': 'İzin verilmiyor',
  'extension.error_role_not_allowed': 'İzin verilmiyor. Kuruluşunuzun sahibine sorun.',
  'extension.error_not_shown_to_role': 'Bu yok veya erişiminiz yok.',
  'extension.error_not_verified': 'Önce e-postanızı doğrulayın. Size bir kod gönderdik.',
  'extension.error_event_limit_reached': 'Etkinlik sınırına ulaştınız',
  'extension.error_event_type_not_found': 'Bu etkinlik türü silindi',
  'extension.error_link_expired': 'Bağlantının süresi doldu',
  'extension.error_campaign_not_found': 'Bu kampanya artık yok',
  'extension.error_one_off_not_found': 'Bu tek seferlik toplantı silindi',
  'extension.error_one_off_limit_reached': '200 tek seferlik toplantı sınırına ulaştınız. Önce birini silin.',
  'extension.error_event_type_off': 'Bu etkinlik türü kapalı. Kontrol panelinizden açın.',
  'extension.error_not_shown_to_key': 'Uzantının buna erişimi yok. Ayarlarını açıp yeniden bağlanın.',
  'extension.error_key_not_allowed':
    'Uzantının bunu yapmasına izin verilmiyor. Ayarlarını açıp yeniden bağlanın.',
}
