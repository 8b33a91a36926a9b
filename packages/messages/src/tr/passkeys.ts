import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'passkeys.title': 'Geçiş anahtarları',
  'passkeys.text':
    'Şifre ve kod yerine parmak izinizle, yüzünüzle veya cihaz PIN’inizle oturum açın. Sahte web siteleri bunu isteyemez.',
  'passkeys.not_here': 'Bu tarayıcı bu adreste geçiş anahtarı oluşturamaz.',
  'passkeys.add': 'Geçiş anahtarı ekle',
  'passkeys.name': 'Geçiş anahtarının adı',
  'passkeys.name_text': 'Geçiş anahtarlarınızı birbirinden ayırmanıza yardımcı olur.',
  'passkeys.first_name': 'Bu cihaz',
  'passkeys.make': 'Geçiş anahtarı oluştur',
  'passkeys.declined': 'Geçiş anahtarı oluşturulmadı. Tarayıcının penceresi kapatıldı veya süresi doldu.',
  'passkeys.there': 'Bu cihazda hesabınız için zaten bir geçiş anahtarı var.',
  'passkeys.was_added': 'Geçiş anahtarı eklendi',
  'passkeys.added': 'Eklendi: {date}.',
  'passkeys.used': 'Son kullanım: {when}.',
  'passkeys.unused': 'Henüz kullanılmadı.',
  'passkeys.rename': 'Yeniden adlandır',
  'passkeys.rename_of': 'Yeniden adlandır: {name}',
  'passkeys.remove': 'Kaldır',
  'passkeys.remove_of': 'Kaldır: {name}',
  'passkeys.remove_text':
    'Artık bununla oturum açılamaz. Orada da silene kadar cihazınız onu sunmaya devam edebilir.',
  'passkeys.was_removed': 'Geçiş anahtarı kaldırıldı',
  'error.passkey_not_found': 'Bu geçiş anahtarı kaldırıldı',
  'error.passkey_limit_reached': '20 geçiş anahtarı sınırına ulaştınız. Önce birini kaldırın.',
}
