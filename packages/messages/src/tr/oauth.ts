import type { texts as source } from '../en/oauth.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'oauth.sign_in': 'Bir uygulama hesabınıza erişmek istiyor',
  'oauth.sign_in_text':
    'Hangi uygulama olduğunu ve ne istediğini görmek için oturum açın. Siz izin verene kadar erişim almaz.',
  'oauth.allow_title': '{name} sizin adınıza işlem yapabilsin mi?',
  'oauth.allow_text': '{name}, {host} hesabına erişmek istiyor.',
  'oauth.described': 'Yayınlayan: {site}',
  'oauth.by_hand': 'Bu sunucunun bir kullanıcısı tarafından kaydedildi',
  'oauth.may': 'Şunları yapabilecek',
  'oauth.changes': 'Okuma ve değiştirme: {areas}',
  'oauth.reads': 'Okuma: {areas}',
  'oauth.never': 'Şifrenizi, ödeme bilgilerinizi veya diğer anahtarları asla görmez.',
  'oauth.returns': 'Geri döneceğiniz yer: {place}.',
  'oauth.remove_any_time':
    'Onu istediğiniz zaman Entegrasyonlar > API anahtarları altında kaldırabilirsiniz.',
  'oauth.allow': 'İzin ver',
  'oauth.deny': 'İzin verme',
  'oauth.allowed': '{name} bağlandı',
  'oauth.allowed_text': 'Uygulamaya geri dönülüyor…',
  'oauth.go_on': 'Şuraya devam et: {place}',
  'oauth.refused': '{name} çalışmayan bir istek gönderdi',
  'oauth.refused_text': 'Erişim verilmedi. Bunu uygulamanın geliştiricileriyle paylaşın:',
  'oauth.back': 'Şuraya dön: {place}',
  'oauth.bad': 'Bu uygulama bağlanamıyor',
  'oauth.bad_text':
    'Uygulama yanlış bir adres açtı, bu yüzden erişim verilmedi ve hiçbir şey gönderilmedi. Bunu geliştiricileriyle paylaşın:',
  'oauth.list': 'Bağlı uygulamalar',
  'oauth.list_text': 'Anahtar olmadan sizin adınıza işlem yapmasına izin verdiğiniz uygulamalar.',
  'oauth.none':
    'Henüz bağlı uygulama yok. Bir uygulama erişim istediğinde ayrı bir sayfada karar verirsiniz.',
  'oauth.through_mcp': 'Yalnızca yapay zekâ asistanları (MCP) için',
  'oauth.remove_text': 'Artık sizin adınıza işlem yapamaz ve yeniden erişim istemesi gerekir.',
  'oauth.own': 'Kendi uygulamalarınız',
  'oauth.own_text':
    'İnsanlardan erişim isteyen bir uygulama kaydedin. Herkese açık bir meta veri belgesi olan uygulamalar için bu gerekmez.',
  'oauth.own_add': 'Uygulama kaydet',
  'oauth.own_none': 'Henüz kayıtlı uygulama yok.',
  'oauth.own_name_text': 'Uygulama erişim istediğinde kişilere gösterilir.',
  'oauth.own_redirects': 'Yönlendirme URL’leri',
  'oauth.own_redirects_text':
    'Her satıra bir tane, tam olarak uygulamanın gönderdiği gibi. https kullanın veya aynı bilgisayarda http.',
  'oauth.own_secret': 'Uygulama gizli anahtar saklayabilir',
  'oauth.own_secret_text':
    'Yalnızca bir sunucuda çalışıyorsa. Telefonlardaki, bilgisayarlardaki veya tarayıcılardaki uygulamalar saklayamaz.',
  'oauth.own_make': 'Kayıt oluştur',
  'oauth.own_id': 'İstemci kimliği',
  'oauth.own_fresh': 'Gizli anahtarı şimdi kopyalayın',
  'oauth.own_secret_copy': 'Gizli anahtarı kopyala',
  'oauth.own_secret_copied': 'Gizli anahtar kopyalandı',
  'oauth.own_remove_text': 'Onu bağlayan herkesin bağlantısı kesilir.',
  'oauth.addresses': 'Yapay zekâ asistanları ve geliştiriciler',
  'oauth.addresses_text':
    'Bu adresi MCP destekleyen bir yapay zekâ asistanına verin. Böylece saat bulup randevu alabilir. Toplantılarınızı görmek için sizden erişim ister.',
  'oauth.address_copy': 'Adresi kopyala',
  'oauth.address_copied': 'Adres kopyalandı',
  'oauth.reference': 'API başvurusu',
  'error.grant_not_found': 'Bu uygulama artık bağlı değil',
  'error.app_not_found': 'Bu uygulama kaldırıldı',
  'error.app_unreadable': 'Uygulamanın meta veri belgesi okunamadı',
  'error.app_limit_reached': 'Zaten 20 uygulamanız var. Önce birini kaldırın.',
}
