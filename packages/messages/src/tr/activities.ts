import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'activity.text': 'Son 180 günün oturum açma işlemleri ve değişiklikleri. Saatler: {zone}.',
  'activity.none': 'Henüz hareket yok',
  'activity.none_text': 'Her oturum açma ve değişiklik, tarayıcı ve ağ bilgisiyle burada görünür.',
  'activity.about': 'Filtre',
  'activity.about_security': 'Oturum açma ve güvenlik',
  'activity.about_all': 'Her şey',
  'activity.more': 'Öncekileri göster',
  'activity.end': 'Son 180 günün tamamı bu kadar.',
  'activity.from': '{browser}, {system}',
  'activity.unknown': 'Bilinmeyen tarayıcı',
  'activity.network': 'Ağ {network}',
  'activity.several_devices': 'Birkaç tarayıcı',
  'activity.several_networks': 'Birkaç ağ',
  'activity.times': { one: '{count} kez', other: '{count} kez' },

  'activity.plan_changed': 'Plan, işletmeci tarafından değiştirildi',

  'activity.schedule_added': 'Çalışma programı eklendi',
  'activity.schedule_changed': 'Çalışma programı değiştirildi',
  'activity.schedule_deleted': 'Çalışma programı silindi',
  'activity.days_off_changed': 'İzin günleri değiştirildi',

  'activity.plan_chosen': 'Plan seçildi',
  'activity.plan_canceled': 'Abonelik iptal edildi',
  'activity.card_changed': 'Kart değiştirildi',
  'activity.billing_details_changed': 'Fatura bilgileri değiştirildi',

  'activity.calendars_chosen': 'Takvim ayarları değiştirildi',

  'activity.campaign_added': 'Kampanya eklendi',
  'activity.campaign_changed': 'Kampanya değiştirildi',
  'activity.campaign_deleted': 'Kampanya silindi',
  'activity.campaign_restored': 'Kampanya geri getirildi',
  'activity.leads_added': 'Müşteri adayları eklendi',

  'activity.client_asked': 'Müşteriye müsait saatleri soruldu',
  'activity.client_connection_ended': 'Müşteri takviminin bağlantısı kesildi',
  'activity.client_deleted': 'Müşteri silindi',
  'activity.client_meeting_booked': 'Müşteriyle toplantı randevusu alındı',

  'activity.connection_added': 'Takvim hesabı bağlandı',
  'activity.connection_renewed': 'Takvim hesabı yeniden bağlandı',
  'activity.connection_removed': 'Takvim hesabının bağlantısı kesildi',

  'activity.crm_changed': 'CRM ayarları değiştirildi',
  'activity.crm_filled': 'Önceki toplantılar CRM’e eklendi',

  'activity.deletion_asked': 'Hesabın silinmesi istendi',
  'activity.deletion_taken_back': 'Hesabın silinmesi durduruldu',

  'activity.domain_changed': 'Özel alan adı değiştirildi',

  'activity.email_change_asked': 'E-posta adresi değişikliği istendi',
  'activity.email_change_withdrawn': 'E-posta adresi değişikliği durduruldu',
  'activity.email_changed': 'E-posta adresi değişti',

  'activity.embed_added': 'Yerleştirme eklendi',
  'activity.embed_changed': 'Yerleştirme değiştirildi',
  'activity.embed_deleted': 'Yerleştirme silindi',

  'activity.event_type_added': 'Etkinlik türü eklendi',
  'activity.event_type_changed': 'Etkinlik türü değiştirildi',
  'activity.event_type_deleted': 'Etkinlik türü silindi',
  'activity.event_type_restored': 'Etkinlik türü geri getirildi',

  'activity.export_asked': 'Dışa aktarma istendi',
  'activity.export_fetched': 'Dışa aktarma indirildi',

  'activity.integration_connected': 'Entegrasyon bağlandı',
  'activity.integration_disconnected': 'Entegrasyon kaldırıldı',

  'activity.event_type_given': 'Etkinlik türü üyelere atandı',
  'activity.event_type_taken_back': 'Etkinlik türü artık yönetilmiyor',
  'activity.event_type_received': 'Etkinlik türü bir kuruluş tarafından atandı',

  'activity.upgrade_requested': 'Yükseltme istendi',
  'activity.access_requested': 'Erişim istendi',
  'activity.request_granted': 'İstek kabul edildi',
  'activity.request_declined': 'İstek reddedildi',

  'activity.one_off_added': 'Tek seferlik toplantı eklendi',
  'activity.one_off_deleted': 'Tek seferlik toplantı silindi',
  'activity.booking_links_added': 'Sınırlı bağlantılar oluşturuldu',
  'activity.booking_link_revoked': 'Sınırlı bağlantı iptal edildi',

  'activity.organization_created': 'Kuruluş oluşturuldu',
  'activity.member_invited': 'Kişi davet edildi',
  'activity.invitation_revoked': 'Davet iptal edildi',
  'activity.member_joined': 'Üye katıldı',
  'activity.member_role_changed': 'Üyenin rolü değiştirildi',
  'activity.member_shown': 'Üye sayfada gösterildi',
  'activity.member_hidden': 'Üye sayfada gizlendi',
  'activity.member_removed': 'Üye çıkarıldı',
  'activity.member_left': 'Üye ayrıldı',
  'activity.transfer_asked': 'Sahipliğin devri istendi',
  'activity.transfer_withdrawn': 'Sahipliğin devri isteği geri çekildi',
  'activity.transfer_declined': 'Sahipliğin devri reddedildi',
  'activity.ownership_transferred': 'Sahiplik devredildi',
  'activity.organization_email_asked': 'Kuruluş e-postası eklendi, henüz onaylanmadı',
  'activity.organization_email_canceled': 'Onaylanmamış kuruluş e-postası iptal edildi',
  'activity.organization_email_removed': 'Kuruluş e-postası kaldırıldı',
  'activity.organization_deleted': 'Kuruluş silindi',

  'activity.outreach_changed': 'Tanıtım kampanyası değiştirildi',
  'activity.outreach_pushed': 'Müşteri adayları bir tanıtım aracına eklendi',
  'activity.outreach_address_made': 'Bir tanıtım aracının webhook’ları için adres oluşturuldu',

  'activity.passkey_added': 'Geçiş anahtarı eklendi',
  'activity.passkey_removed': 'Geçiş anahtarı kaldırıldı',
  'activity.passkey_refused': 'Geçiş anahtarıyla oturum açma reddedildi',

  'activity.api_key_added': 'API anahtarı oluşturuldu',
  'activity.api_key_removed': 'API anahtarı kaldırıldı',

  'activity.app_allowed': 'Uygulama bağlandı',
  'activity.app_removed': 'Bağlı uygulama kaldırıldı',

  'activity.password_renewed': 'Şifre değiştirildi',
  'activity.session_ended': 'Başka yerdeki oturum kapatıldı',

  'activity.poll_added': 'Anket eklendi',
  'activity.poll_changed': 'Anket değiştirildi',
  'activity.poll_deleted': 'Anket silindi',
  'activity.poll_finished': 'Anket tamamlandı',

  'activity.retention_changed': 'Davetli verilerinin saklama süresi değiştirildi',

  'activity.routing_form_added': 'Form eklendi',
  'activity.routing_form_changed': 'Form değiştirildi',
  'activity.routing_form_deleted': 'Form silindi',

  'activity.settings_changed': 'Ayarlar değiştirildi',
  'activity.link_changed': 'Bağlantı değiştirildi',

  'activity.signed_in': 'Oturum açıldı',
  'activity.signed_in_new_device': 'Yeni bir cihazda oturum açıldı',
  'activity.sign_in_failed': 'Yanlış şifreyle oturum açma denemesi',
  'activity.signed_out': 'Oturum kapatıldı',

  'activity.signed_up': 'Kaydolundu',
  'activity.address_confirmed': 'E-posta adresi onaylandı',

  'activity.two_factor_on': 'İki adımlı doğrulama açıldı',
  'activity.two_factor_off': 'İki adımlı doğrulama kapatıldı',
  'activity.two_factor_refused': 'Yanlış iki adımlı doğrulama kodu',
  'activity.recovery_codes_renewed': 'Kurtarma kodları yenilendi',
  'activity.recovery_code_used': 'Kurtarma kodu kullanıldı',

  'activity.video_added': 'Video eklendi',
  'activity.video_changed': 'Video değiştirildi',
  'activity.video_deleted': 'Video silindi',
  'activity.video_restored': 'Video geri getirildi',

  'activity.webhook_added': 'Webhook eklendi',
  'activity.webhook_changed': 'Webhook değiştirildi',
  'activity.webhook_deleted': 'Webhook silindi',
  'activity.webhook_secret_renewed': 'Webhook gizli anahtarı yenilendi',
}
