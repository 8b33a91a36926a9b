import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'connector.key': 'API anahtarı',
  'connector.key_text':
    '{app}, bir API anahtarıyla oturum açar. Yalnızca {app} için bir tane oluşturun; böylece diğer yazılımları etkilemeden kaldırabilirsiniz.',
  'connector.key_scopes':
    'Toplantıları, tek seferlikleri ve webhook’ları okuyup değiştirebilir, etkinlik türlerini okuyabilir.',
  'connector.key_make': 'Anahtar oluştur',
  'connector.hears': 'Şuraya gönderilen etkinlikler: {app}',
  'connector.remove': 'Kaldır',
  'connector.remove_of': 'Kaldır: {name}',
  'connector.stand_in': 'Burada deneyin',
  'connector.stand_in_text':
    '{app} bu deneme sürümüne ulaşamaz, bu yüzden onun yerine bu bilgisayardaki bir taklidi kullanılır. Anahtarınızı oraya yapıştırın, bir tetikleyiciyi etkinleştirin ve eylemleri çalıştırın.',
  'connector.stand_in_open': 'Vekili aç',
  'connector.zapier_key': 'Bir API anahtarı oluşturup kopyalayın.',
  'connector.zapier_connect':
    'Zapier’de bu uygulamayı bir Zap’e ekleyin, sonra {origin} ve anahtarla oturum açın.',
  'connector.zapier_choose':
    'Yeni toplantı gibi bir tetikleyici veya toplantı randevusu almak gibi bir eylem seçin.',
  'connector.zapier_try': 'Son toplantılarınızla deneyin, sonra Zap’i açın.',
  'connector.zapier_note':
    'Bu sunucunun yöneticisi, Zapier uygulamasını examples/zapier klasöründen bir kez yayınlar.',
  'connector.zapier_none':
    'Henüz etkinlik yok. Bu uygulamadan tetikleyicisi olan bir Zap açın, burada görünür.',
  'connector.pabbly_connect_address':
    'Pabbly Connect’te tetikleyici olarak Webhook by Pabbly seçin ve webhook URL’sini kopyalayın.',
  'connector.pabbly_connect_paste': 'Buraya bu URL ile bir webhook ekleyin ve etkinliklerini seçin.',
  'connector.pabbly_connect_try':
    'Pabbly Connect’in alanları algılaması için webhook’un sayfasından bir deneme etkinliği gönderin.',
  'connector.pabbly_connect_act':
    'Bir iş akışından randevu almak, yeniden planlamak veya iptal etmek için bir API anahtarı oluşturun ve onu API by Pabbly içinde {origin}/api/v1 ile bearer token olarak kullanın.',
  'connector.pabbly_connect_note':
    'Pabbly’nin uygulama oluşturucusuyla yapılan bir uygulama, anahtarla kendi webhook’larını kurabilir.',
  'connector.pabbly_connect_none':
    'Henüz etkinlik yok. Pabbly Connect URL’si olan bir webhook ekleyin, burada görünür.',
  'chrome_extension.get': 'Uzantıyı indirin ve dosyayı açın.',
  'chrome_extension.load':
    'Chrome’da chrome://extensions sayfasını açın, Geliştirici modunu etkinleştirin, “Paketlenmemiş öğe yükle”yi seçip klasörü gösterin.',
  'chrome_extension.connect': 'Uzantının ayarlarına {origin} girin, “Bağlan”ı seçin ve erişime izin verin.',
  'chrome_extension.use':
    'Gmail’de veya LinkedIn’de bir mesaj açın, uzantının simgesini tıklayın ve bir bağlantı veya müsait saatler ekleyin.',
  'chrome_extension.download': 'Uzantıyı indir',
  'chrome_extension.note':
    'Bir sayfayı, yalnızca orada simgesini tıkladıktan sonra okur. API anahtarları altında kaldırdığınızda erişimi sona erer.',
  'chrome_extension.not_allowed': 'Bu sunucu uzantıya izin vermiyor. Sunucuyu işleten kişiye sorun.',
  'chrome_extension.access': 'Bağlı uygulamalar',

  'integrations.text':
    'Takvimlerinizi, video toplantılarınızı, CRM’inizi, web sitenizi ve analizlerinizi bağlayın.',
  'integrations.search': 'Entegrasyon ara',
  'integrations.categories': 'Kategori',
  'integrations.all': 'Tümü',
  'integrations.video': 'Video konferans',
  'integrations.calendars': 'Takvimler',
  'integrations.sales': 'Satış ve CRM',
  'integrations.embed': 'Yerleştir',
  'integrations.tracking': 'İzleme',
  'integrations.native': 'Yerel entegrasyonlar',
  'integrations.extensions': 'Uzantılar',
  'integrations.connectors': 'API ve bağlayıcılar',
  'integrations.count': { one: '{count} entegrasyon', other: '{count} entegrasyon' },
  'integrations.none': '“{search}” için sonuç bulunamadı',
  'integrations.none_text':
    'Genel kod her web sitesinde çalışır: “Bağlantınızı paylaşın”, sonra “Web sitesine ekle”.',
  'integrations.show_all': 'Tümünü göster',
  'integrations.connected': 'Bağlı',
  'integrations.gone': 'Böyle bir entegrasyon yok',
  'integrations.gone_text': 'Adı farklı olabilir. Tüm entegrasyonları katalogda görün.',

  'platform.video': 'Video ekle',
  'platform.video_choice': 'Video',
  'platform.video_none': 'Videolarınızdan birini seçin',
  'platform.video_tool': 'Renk ve düğme seç',
  'platform.ways': 'Nereye konulacağı',
  'platform.event': 'Ne için randevu alınabilir',
  'platform.steps': 'Adım adım',
  'platform.picture': 'Kodun yeri: “{place}”',
  'platform.address': 'Adresiniz',
  'platform.download': 'Eklentiyi indir',
  'platform.test': 'Sonra sayfanızı kontrol edin',
  'way.page': 'Sayfanın içinde',
  'way.every_page': 'Her sayfada düğme',
  'way.plugin': 'Eklenti',
  'way.link': 'Bağlantı',
  'way.app_block': 'Uygulama bloğu',
  'way.video': 'Video',
  'note.wordpress_video': 'Eklentiyle yazarlar da video ekleyebilir. Çerçeve, videonun oranını korur.',
  'note.video': 'Çerçeve, videonun oranını her genişlikte korur. Betik gerekmez.',
  'note.video_fixed': 'Kod, sabit yükseklikte bir kutuya konur. Betik gerekmez.',
  'note.wordpress_plugin': 'Yöneticiler için. Yazarlar sonrasında bloğu ve kısa kodu kullanabilir.',
  'note.wordpress_html':
    'Yöneticiler ve tek bir sitenin editörleri için. WordPress, diğer herkes için çerçeveleri ve betikleri kaldırır.',
  'note.wordpress_link':
    'Eklentisi olmayan yazarlar ve katkıda bulunanlar için. WordPress yalnızca bağlantı eklemelerine izin verir.',
  'note.wix_page': 'Wix, kodu sabit yükseklikte bir çerçeveye koyar; bu yüzden bu kodda betik yoktur.',
  'note.wix_every_page': 'Kendi alan adınızı içeren bir Wix planı gerekir.',
  'note.squarespace_page':
    'Yükseklik içeriğe göre ayarlanır. Planınız çerçeve ve betik içeren koda izin vermelidir.',
  'note.squarespace_every_page': 'Kod ekleme içeren bir plan gerekir.',
  'note.shopify_page':
    'Online Store 2.0’ın her temasında çalışır. Shopify, ödeme sayfasında betiğe izin vermez.',
  'note.shopify_every_page': 'Alt bilgi, ödeme sayfası dışında mağazanın her sayfasında bulunur.',
  'note.shopify_app_block':
    'Partner hesabı olan geliştiriciler için: examples/shopify, dağıtıma hazır bir tema uygulaması uzantısıdır.',
  'note.unbounce_page':
    'Unbounce öğeleri sabit konumlara yerleştirir; bu yüzden çerçevenin yüksekliği sabittir ve içi kaydırılır.',
  'note.unbounce_every_page': 'Düğme sayfanın üzerinde durur, yer kaplamaz.',
  'note.weebly_page': 'Düzenleyici yalnızca bir önizleme gösterir. Yayınlanan sayfayı kontrol edin.',
  'note.webflow_page':
    'Ücretli bir site veya çalışma alanı planı gerekir. Takvim yalnızca yayınlanan sitede görünür.',
  'note.webflow_every_page': 'Ücretli bir site planı gerekir.',
  'step.open_page': 'Sayfayı düzenleyicide açın.',
  'step.open_settings': 'Sitenin ayarlarını açın.',
  'step.choose': 'Şunu seçin: {path}.',
  'step.drag': 'Takvimi istediğiniz yere sürükleyin: {place}.',
  'step.paste': 'Kodu yapıştırın.',
  'step.paste_into': 'Kodu şuraya yapıştırın: {place}.',
  'step.height': 'Kutuyu en az 700 px yüksekliğinde yapın. İçeriğiyle birlikte büyümez.',
  'step.drag_video': 'Videoyu istediğiniz yere sürükleyin: {place}.',
  'step.video_height': 'Kutuyu 800 px genişlik için 578 px yüksekliğinde yapın. İçeriğiyle birlikte büyümez.',
  'step.wordpress_video': 'Kısa kodu videoyu istediğiniz yere yapıştırın.',
  'step.publish':
    'Kaydedip yayınlayın, sonra sayfayı bir ziyaretçi gibi açın. Düzenleyiciler bunun yerine çoğu zaman boş bir kutu gösterir.',
  'step.wordpress_install':
    'Eklentiyi indirin, Plugins → Add New Plugin → Upload Plugin altında yükleyin ve etkinleştirin.',
  'step.wordpress_connect': '{path} altında {origin} girin ve “Bağlantıyı test et” seçeneğini seçin.',
  'step.wordpress_insert': '“Scheduling” bloğunu takvimi istediğiniz yere ekleyin veya kısa kodu yapıştırın.',
  'step.paste_link': 'Adresi kendi satırına yapıştırın veya bir sözcük seçip ona bağlantı verin.',
  'step.shopify_deploy':
    'examples/shopify klasörünü uygulamanıza extensions/scheduling olarak kopyalayıp dağıtın.',
  'step.shopify_address': 'Adresi bloğun ayarlarına yapıştırın.',

  'connect.step_connect': 'Hesabınızı bağlayın.',
  'connect.step_connect_teams':
    'Randevularınız bir Outlook takvimine gidiyorsa bağlanacak bir şey yok: etkinlikleri bir toplantı odasıyla gelir. Başka bir takvim kullanıyorsanız veya takviminiz yoksa iş veya okul hesabınızı burada bağlayın.',
  'connect.step_calendar':
    'Hesabı “Takvim bağlantıları” altında bağlayın ve yeni etkinliklerin ekleneceği takvimi seçin.',
  'connect.step_location': 'Bir etkinlik türünün konumu olarak {app} seçin.',
  'connect.step_room':
    'Her randevu kendi toplantı odasını alır ve yeniden planlandığında korur. Bağlantı e-postalarda, takvimde ve randevunun sayfasında bulunur.',
  'connect.step_busy':
    'Hangi takvimleri çakışmalar için kontrol edeceğimizi seçin. Onlar meşgulken kimse sizden randevu alamaz.',
  'connect.step_follow': 'Takvimde bir randevuyu taşıyın veya silin; burada güncelleriz.',
  'connect.step_contacts':
    'Her randevu için kişiyi e-postasıyla bulur veya ekler ve bir toplantı ekleriz. Yeniden planlandığında, iptal edildiğinde veya devredildiğinde o toplantıyı güncelleriz.',
  'connect.step_fields': 'Hangi yanıtların hangi kişi alanlarını dolduracağını seçin.',
  'connect.step_key':
    '{app} içinde bir anahtar oluşturup buraya yapıştırın. Hemen deneriz ve şifreli olarak saklarız.',
  'connect.step_push':
    'Kampanyalarınızdan birini ilişkilendirin ve müşteri adaylarını kişisel bağlantılarıyla ekleyin.',
  'connect.step_told':
    'Bir müşteri adayı randevu aldığında {app} bunu öğrenir ve ona yazmayı bırakır. Randevular bunu asla beklemez.',
  'connect.disconnect_rooms':
    'Artık toplantı odası oluşturmayız. Mevcut odalar kalır. Erişimimizi de sileriz.',

  'tracking.ga4_id': 'Ölçüm kimliği',
  'tracking.gtag_id': 'Etiket veya kapsayıcı kimliği',
  'tracking.fpixel_id': 'Piksel kimliği',
  'tracking.example': 'Örneğin {example}',
  'tracking.format': 'Şuna benzer bir kimlik girin: {example}',
  'tracking.where_ga4': 'Google Analytics’te: Yönetici → Veri akışları → web siteniz.',
  'tracking.where_gtag':
    'Google Ads’de: Araçlar → Dönüşümler → etiket. Tag Manager’da: kapsayıcı adının yanında.',
  'tracking.where_fpixel': 'Meta’nın Events Manager aracında: Veri kaynakları → pikseliniz.',
  'tracking.connect': 'Bağla',
  'tracking.change': 'Kaydet',
  'tracking.disconnect': 'Bağlantıyı kes',
  'tracking.connected': '{app} artık randevularınızı alıyor',
  'tracking.disconnected': '{app} artık randevularınızı almıyor',
  'tracking.what': 'Ne, ne zaman gönderilir',
  'tracking.when':
    'Randevu alındığında, her randevu için bir kez. Yeniden planlandığında veya iptal edildiğinde gönderilmez.',
  'tracking.sent_ga4': 'Randevu kimliği, başlangıç saati, bağlantınız ve etkinlik türüyle {event} etkinliği.',
  'tracking.sent_gtag':
    'Randevu kimliği, başlangıç saati, bağlantınız ve etkinlik türüyle {event} etkinliği (Tag Manager kapsayıcısında {container}).',
  'tracking.sent_fpixel':
    'Randevu kimliği, başlangıç saati, bağlantınız ve etkinlik türüyle standart {event} etkinliği.',
  'tracking.never': 'Ad, e-posta adresi veya yanıt asla gönderilmez.',
  'tracking.where_sent': 'Nasıl gönderilir',
  'tracking.embedded':
    'Yerleştirmenizin bulunduğu sayfalarda etkinlik, izin aracı ziyaretçinin kabul ettiğini bildirdiğinde sitenizin analizleri üzerinden gider. İzin yoksa hiçbir şey gönderilmez.',
  'tracking.direct':
    'Randevu sayfanızda önce ziyaretçilere sorarız. Etkinlikte çerez ve ziyaretçi kimliği yoktur. Tarayıcı izlenmemeyi istiyorsa göndermeyiz.',
  'tracking.direct_container':
    'Tag Manager kapsayıcıları, randevu sayfasının adresini okuyacakları için yalnızca yerleştirmelerden gelen randevuları alır.',
  'tracking.consent':
    'Gizlilik bildiriminizde randevuları saydığınızı belirtin. Siteniz izin gerektirmiyorsa data-consent="granted" ayarlayın.',
}
