import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'host_mails.text': 'Hangi e-postaların gönderileceğini seçin. Adres: {email}.',
  'host_mails.booked': 'Yeni toplantılar',
  'host_mails.booked_text': 'Takviminiz için daveti de içerir.',
  'host_mails.rescheduled': 'Yeniden planlanan toplantılar',
  'host_mails.rescheduled_text': 'Davetli veya siz yaptığınızda.',
  'host_mails.canceled': 'İptal edilen toplantılar',
  'host_mails.canceled_text': 'Davetli veya siz yaptığınızda.',
  'host_mails.reminder': 'Hatırlatıcılar',
  'host_mails.reminder_text': 'Her etkinlik türünde ayarlandığı gibi.',
  'host_mails.undelivered': 'Teslim edilemeyen e-postalar',
  'host_mails.undelivered_text': 'Bir davetlinin e-posta sunucusu e-postayı reddettiğinde.',
  'host_mails.watched': 'Müşteri adaylarının izlediği videolar',
  'host_mails.watched_text': 'Birisi bir müşteri adayının bağlantısıyla izlediğinde.',
  'host_mails.watched_pace': 'Aynı müşteri adayı için sıklık',
  'host_mails.watched_hourly': 'Her seferinde, en çok saatte bir',
  'host_mails.watched_daily': 'Günde bir kez',
  'host_mails.watched_once': 'Yalnızca ilk seferde',
  'host_mails.webhook': 'Başarısız webhook’lar',
  'host_mails.webhook_text': 'Bir webhook sürekli başarısız olduğunda veya onu kapattığımızda.',
  'host_mails.held': {
    one: 'Günlük sınırımız nedeniyle yeni birine {count} e-posta bekliyor. Yeniden deneyeceğimiz zaman: {when}.',
    other:
      'Günlük sınırımız nedeniyle yeni kişilere {count} e-posta bekliyor. Devamını göndereceğimiz zaman: {when}.',
  },
  'host_mails.always':
    'Hesabınızla ilgili e-postaları her zaman göndeririz: şifre, adres ve yeni cihazlar. Diğerleri hangi e-postaları alacağını kendisi seçer.',
}
