import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'webhooks.state_none': 'Son 30 günde etkinlik yok',
  'webhooks.state_off': 'Kapatıldı',
  'webhooks.state_gone': 'Kapatıldı: adres 410 (gone) yanıtı verdi',
  'webhooks.state_delivered': 'Teslim edildi: {ago}',
  'webhooks.state_sending': 'Gönderiliyor',
  'webhooks.state_waiting': '{answer}; sonraki deneme: {time}',
  'webhooks.state_failed': '{answer}; vazgeçildi',
  'webhooks.answered': 'Yanıt: {status}',
  'webhooks.no_answer': 'Yanıt yok',
  'webhooks.state_paused': {
    one: '{count} başarısız denemeden sonra duraklatıldı; sonraki: {time}',
    other: '{count} başarısız denemeden sonra duraklatıldı; sonraki: {time}',
  },
  'webhooks.state_paused_idle': {
    one: '{count} başarısız denemeden sonra duraklatıldı; sonraki randevuyla yeniden denenir',
    other: '{count} başarısız denemeden sonra duraklatıldı; sonraki randevuyla yeniden denenir',
  },
  'webhooks.state_trying': 'Yeniden deneniyor',
  'webhooks.paused': {
    one: 'Duraklatıldı: {count} deneme başarısız oldu. Başlangıç: {since}.',
    other: 'Duraklatıldı: art arda {count} deneme başarısız oldu. Başlangıç: {since}.',
  },
  'webhooks.paused_next': 'Sonraki deneme: {time}.',
  'webhooks.paused_trying': 'Şu anda yeniden deniyoruz.',
  'webhooks.paused_idle': 'Bekleyen bir şey yok. Sonraki randevuyla yeniden deneriz.',
  'webhooks.paused_text':
    'Adres yeniden çalıştığında bekleyen her şeyi göndeririz. Yaklaşık üç gün sonra vazgeçeriz.',
  'webhooks.try_now': 'Şimdi dene',
  'webhooks.slow':
    'Yavaş, başlangıç: {since}. Yanıt vermesi iki saniyeden uzun sürüyor. Bu yalnızca oraya gönderdiklerimizi geciktirir.',
  'webhooks.delivered': 'Teslim edildi ({status})',
  'webhooks.deliveries': 'Teslimatlar',
  'webhooks.deliveries_text':
    'En fazla {count}, 30 gün saklanır. Yenileri otomatik olarak görünür. Sizin saatiniz: {zone}',
  'webhooks.deliveries_none': 'Son 30 günde etkinlik yok',
  'webhooks.deliveries_none_text':
    'Sonraki randevunuz burada görünür. O zamana kadar, saklamadığımız bir örnek gönderebilirsiniz.',
  'webhooks.waiting': 'Bekliyor',
  'webhooks.failed': 'Başarısız',
  'webhooks.open_booking': '{event}: toplantıyı aç',
  'webhooks.attempts': { one: '{count} deneme', other: '{count} deneme' },
  'webhooks.next_attempt': 'Sonraki deneme: {time}',
  'webhooks.open_delivery': '{event}, {time}: ne gönderildi',
  'webhooks.body_copy': 'Gövdeyi kopyala',
  'webhooks.body_erased': 'Artık saklanmıyor: davetlinin verileriyle birlikte silindi.',
  'webhooks.response': 'Yanıt',
  'webhooks.response_none': 'Henüz yok',
  'webhooks.response_empty': 'Yanıt boş.',
  'webhooks.response_untold': 'Sunucunun kendi ağından gelen veya metin olmayan yanıtları göstermeyiz.',
  'webhooks.took': '{seconds} sn',
  'webhooks.resend': 'Yeniden gönder',
  'webhooks.resend_text': 'Aynı içerik, aynı webhook-id, yeniden imzalanmış.',
  'webhooks.resend_refused': 'Bu artık yeniden gönderilemez',
  'webhooks.what': 'Ne gönderilir',
  'webhooks.what_summary': 'Bir örnek ve imzanın nasıl kontrol edileceği',
  'webhooks.what_answer':
    '200 ile 299 arası bir yanıt, alındı demektir. Başka bir yanıttan sonra veya yanıt gelmezse giderek daha seyrek yeniden göndeririz. 410 webhook’u kapatır.',
  'webhooks.what_repeat':
    'Bir etkinlik iki kez veya geç gelebilir. webhook-id üst bilgisi her denemede aynı kalır, sequence bir randevunun her değişikliğinde artar.',
  'webhooks.what_body': 'Gövde',
  'webhooks.what_event': 'Gövdenin etkinliği',
  'webhooks.what_signature': 'İmzayı kontrol edin (Node’da)',
  'webhooks.what_signature_text':
    'Gövdeyi JSON olarak ayrıştırmadan önce geldiği gibi kontrol edin. Diğer dillerde Standard Webhooks kitaplıklarından birini kullanın.',

  'webhook_event.invitee.created': 'Randevu alındı',
  'webhook_event.invitee.rescheduled': 'Yeniden planlandı',
  'webhook_event.invitee.reassigned': 'Devredildi',
  'webhook_event.invitee.canceled': 'İptal edildi',
  'webhook_event.invitee.no_show': 'Gelinmedi',
  'webhook_event.invitee.no_show_undone': 'Gelinmedi geri alındı',
  'webhook_event.one_off.taken': 'Tek seferlik randevu alındı',
  'webhook_event.poll.decided': 'Anket sonuçlandı',
  'webhook_event.routing_form.answered': 'Yönlendirme formu yanıtlandı',
  'webhook_event.video.watched': 'Video izlendi',
  'webhook_event.lead.booked': 'Müşteri adayı randevu aldı',

  'webhooks.title': 'Webhook’lar',
  'webhooks.text':
    'Bir toplantı randevusu alındığında, yeniden planlandığında veya iptal edildiğinde kendi yazılımınıza hemen bildirin.',
  'webhooks.add': 'Yeni webhook',
  'webhooks.add_action': 'Webhook ekle',
  'webhooks.empty': 'Henüz webhook yok',
  'webhooks.empty_text':
    'Yazılımınızın adresini girin. Bir CRM’i doldurabilir, bir sohbete yazabilir veya randevudan sonra gelen herhangi bir işi başlatabilir.',
  'webhooks.gone': 'Böyle bir webhook yok',
  'webhooks.gone_text': 'Silinmiş olabilir. Liste tüm webhook’larınızı gösterir.',
  'webhooks.all': 'Tüm webhook’lar',

  'webhooks.url': 'Adres',
  'webhooks.url_text': 'Her etkinliği buraya JSON olarak POST ile göndeririz.',
  'webhooks.url_invalid': 'Webhook URL’si geçerli olmalı: https:// veya http:// ile başlayan bir adres',
  'webhooks.url_password':
    'Kullanıcı adı ve şifre yazmayın. Bunun yerine yolda veya sorguda bir token kullanın.',
  'webhooks.events': 'Gönderilecek etkinlikler',
  'webhooks.events_required': 'En az bir tane seçin',
  'webhooks.saved': 'Webhook kaydedildi',
  'webhooks.added': '{name} artık randevularınızı alıyor',

  'webhooks.by_program': 'Bir yazılım tarafından kuruldu',
  'webhooks.more': 'Diğer işlemler: {name}',
  'webhooks.switch': '{name} randevularınızı alır',
  'webhooks.on': 'Açık',
  'webhooks.off': 'Kapalı',
  'webhooks.turned_on': '{name} randevularınızı yeniden alıyor',
  'webhooks.turned_off': '{name} artık randevularınızı almıyor',
  'webhooks.is_gone':
    'Adres 410 (gone) yanıtı verdi, bu yüzden webhook’u kapattık. Geri geldiyse webhook’u yeniden açın.',
  'webhooks.delete_title': '{name} silinsin mi?',
  'webhooks.delete_text':
    'Yeniden denenmeyi bekleyenler dahil, ona göndermeyi bırakırız. Teslimatları da silinir.',
  'webhooks.deleted': '{name} silindi',

  'webhooks.secret': 'Gizli anahtar',
  'webhooks.secret_text':
    'Oluşturulduğunda bir kez gösterdik. Kaybettiyseniz veya başka biri gördüyse yenisini oluşturun.',
  'webhooks.secret_fresh': 'Gizli anahtarı şimdi kopyalayın',
  'webhooks.secret_once': 'Bir daha göremeyeceksiniz.',
  'webhooks.secret_use':
    'Yazılımınız, bir isteğin buradan geldiğini ve değiştirilmediğini bununla kontrol eder. İstekler Standard Webhooks’a göre imzalanır. Kod aşağıda, “{section}” altında.',
  'webhooks.secret_copy': 'Gizli anahtarı kopyala',
  'webhooks.secret_copied': 'Gizli anahtar kopyalandı',
  'webhooks.secret_done': 'Kaydettim',
  'webhooks.renew': 'Yeni gizli anahtar',
  'webhooks.renew_title': 'Gizli anahtar değiştirilsin mi?',
  'webhooks.renew_text':
    'Eskisi de bir gün daha çalışır, böylece geçiş için zamanınız olur. Sonrasında çalışmaz.',

  'webhooks.test': 'Örnek gönder',
  'webhooks.test_text': 'Kayıtlı adrese hemen, deneme olarak işaretlenmiş tek bir istek gönderir.',
  'webhooks.test_event': 'Örneğin etkinliği',
  'webhooks.test_action': 'Gönder',
  'webhooks.test_delivered': 'Örnek teslim edildi ({status})',

  'error.webhook_not_found': 'Bu webhook silindi',
  'error.webhook_limit_reached': 'Webhook sınırına ulaştınız. Önce birini silin.',
}
