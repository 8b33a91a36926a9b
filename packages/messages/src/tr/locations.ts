import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'location.address': 'Adres',
  'location.phone_call': 'Telefon görüşmesi',
  'location.invitee_phone': 'Davetliyi ben ararım',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Özel',
  'location.address_example': 'Sokak, numara, şehir',
  'location.phone_call_example': 'Davetlilerin arayacağı numara',
  'location.custom_example': 'Yeri kendi sözlerinizle yazın',
  'location.invitee_phone_hint':
    'Davetliye bir numara sorarız. Onu e-postada, takvimde ve randevuda bulursunuz.',
  'location.room_url': 'Toplantı bağlantınız (isteğe bağlı)',
  'location.room_url_hint': 'Davetliler randevu alınca görür. Kendiniz göndermek için boş bırakın.',
  'location.room_made': '{account} her toplantı için bir bağlantı oluşturur.',
  'location.room_made_hint': 'Davetliler randevu alınca görür.',
  'location.room_own': 'Kendi bağlantımı kullan',
  'location.room_instead':
    'Bu bağlantıyı kullanıyoruz. Kaldırırsanız {account} her toplantı için bir bağlantı oluşturur.',
  'location.room_broken': 'Bağlantı oluşturabilmesi için yeniden bağlayın: {account}.',
  'location.room_reconnect': 'Yeniden bağla',
  'location.proposed': 'Ayrıntıları e-postayla göndereceğim',
  'location.add': 'Konum ekle',
  'location.remove': 'Kaldır: {name}',
  'location.details_missing': 'Konum ayrıntıları alınamadı',
  'location.details_missing_text':
    'Henüz katılım bağlantısı yok. {name} bağlı mı, kontrol edin veya kendi bağlantınızı gönderin.',
  'location.not_connected': '{name} bağlı değil',
  'location.connect': '{name} bağla',
  'location.none': 'Bir konum seçilmelidir',
  'location.invitee_chooses': 'Davetli bunlardan birini seçer.',
}
