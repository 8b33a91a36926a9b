import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'extension.description':
    'Gmail ve LinkedIn mesajlarına randevu bağlantılarınızı ve müsait saatlerinizi ekleyin',
  'extension.settings': 'Hesabınızı bağlayın',
  'extension.settings_text':
    'Kendi sunucunuzda oturum açar ve orada erişime izin verirsiniz. Uzantı şifrenizi asla görmez.',
  'extension.server': 'Sunucu adresi',
  'extension.server_text': 'Kontrol panelinizin bulunduğu yer, ör. meet.example.com',
  'extension.connect': 'Bağlan',
  'extension.connected': 'Bağlı: {origin}',
  'extension.connected_text':
    'Gmail’de veya LinkedIn’de bir mesaj açın, sonra araç çubuğundaki uzantı simgesini tıklayın.',
  'extension.disconnect': 'Bağlantıyı kes',
  'extension.not_connected': 'Bağlı değil',
  'extension.not_connected_text': 'Mesajlarınıza bağlantı ve müsait saat eklemek için hesabınızı bağlayın.',
  'extension.open_settings': 'Ayarları aç',
  'extension.problem_address': 'https:// ile başlayan bir adres girin, örneğin https://meet.example.com.',
  'extension.problem_unreachable':
    '{origin} adresine ulaşılamıyor. Adresi ve bağlantınızı kontrol edip yeniden deneyin.',
  'extension.problem_no_server':
    '{origin} adresinde planlama sunucusu yok. Kontrol panelinizin adresini kopyalayın.',
  'extension.problem_closed':
    'Oturum açma penceresi kapatıldı. Yeniden bağlanın ve “İzin ver” seçeneğini seçin.',
  'extension.problem_denied': 'Erişime izin vermediniz, bu yüzden hiçbir şey bağlı değil.',
  'extension.problem_refused': '{origin} oturum açma işlemini tamamlamadı. Yeniden deneyin.',
  'extension.failed': 'Bir sorun oluştu. Bu pencereyi kapatıp yeniden deneyin.',
  'extension.event_type': 'Etkinlik türü',
  'extension.none': 'Etkin etkinlik türü yok',
  'extension.none_text': 'Burada paylaşmak için kontrol panelinizde birini açın.',
  'extension.open_event_types': 'Etkinlik türlerini aç',
  'extension.recipient': 'Alıcı',
  'extension.name': 'Ad',
  'extension.email': 'E-posta',
  'extension.insert_link': 'Bağlantı ekle',
  'extension.copy_link': 'Bağlantıyı kopyala',
  'extension.insert_times': 'Müsait saatleri ekle',
  'extension.pick_times': 'Saatleri seç',
  'extension.insert_one_off': 'Tek seferlik saatler ekle',
  'extension.one_off_text': 'Bu kişi birine randevu alana kadar birkaç müsait saati ayırır',
  'extension.campaign': 'Kampanya',
  'extension.insert_lead': 'Aday bağlantısı ekle',
  'extension.copy_lead': 'Aday bağlantısını kopyala',
  'extension.lead_needs_email': 'Alıcının e-postasını girin. Her müşteri adayının kendi bağlantısı vardır.',
  'extension.recipient_refused': 'Sunucu bu alıcıyı kabul etmedi. Bu alanı kontrol edin: {field}',
  'extension.working': 'Bir dakika…',
  'extension.inserted': 'Mesajınıza eklendi.',
  'extension.copied': 'Kopyalandı. Mesajınıza yapıştırın.',
  'extension.copied_instead': 'Bunun yerine kopyaladık. Mesajınıza yapıştırın.',
  'extension.copy_failed': 'Burada kopyalama engelleniyor.',
  'extension.no_editor': 'Bu sayfada açık mesaj yok.',
  'extension.lost': 'Bu sayfa, eklediğimiz metni kaldırdı.',
  'extension.closed': 'Chrome, uzantıların bu sayfada yazmasına izin vermiyor.',
  'extension.no_times': 'Önümüzdeki haftalarda müsait saat yok. Müsaitliğinizi kontrol edin.',
  'extension.back': 'Geri',
}
