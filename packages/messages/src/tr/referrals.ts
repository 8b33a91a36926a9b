import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'referrals.text': 'Diğer organizatörleri davet edin, hediye kartları için puan kazanın.',
  'referrals.earn': {
    by: 'points',
    one: 'Bağlantınızla kaydolup bir plan için ödeme yapan her kişi için {points} puan kazanırsınız.',
    other: 'Bağlantınızla kaydolup bir plan için ödeme yapan her kişi için {points} puan kazanırsınız.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Puanları {days} gün sonra kullanabilirsiniz.',
    other: 'Puanları {days} gün sonra kullanabilirsiniz.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} puanın değeri ${dollars}.',
    other: '{points} puanın değeri ${dollars}.',
  },
  'referrals.email': 'İş e-postası',
  'referrals.email_hint': 'Bağlantınızı bu adrese sizin adınıza e-postayla göndeririz. Yanıtlar size gelir.',
  'referrals.invite': 'Davet et',
  'referrals.invited': 'Davetiniz yolda: {email}.',
  'referrals.failed': 'Bu e-posta davet edilemiyor',
  'referrals.invited_before': '{email} adresini daha önce davet ettiniz. İkinci bir davet göndermeyiz.',
  'referrals.invited_on': 'Davet edildi: {date}',
  'referrals.status_signed_up': 'Kaydoldu',
  'referrals.status_upgraded': 'Planını yükseltti',
  'referrals.remind': 'Hatırlat',
  'referrals.remind_of': 'Hatırlat: {email}',
  'referrals.reminded': 'Hatırlatmanız yolda: {email}.',
  'referrals.reminded_on': 'Hatırlatıldı: {date}',
  'referrals.remind_failed': 'Hatırlatma veya e-posta gönderilemedi',
  'referrals.delete_of': 'Daveti sil: {email}',
  'referrals.delete_title': 'Bu davet silinsin mi?',
  'referrals.delete_text':
    '{email} listenizden kaybolur. Kazandığınız puanlar sizde kalır. İkinci kez davet etmemeniz için adresi bir yıl hatırlarız.',
  'referrals.deleted': 'Davet silindi',
  'referrals.held': {
    one: 'Günlük sınırımız nedeniyle yeni birine {count} e-posta bekliyor. Yeniden deneyeceğimiz zaman: {when}.',
    other:
      'Günlük sınırımız nedeniyle yeni kişilere {count} e-posta bekliyor. Devamını göndereceğimiz zaman: {when}.',
  },
  'referrals.nobody': 'Henüz davet yok',
  'referrals.nobody_text':
    'Davet ettiğiniz kişiler bağlantınızı içeren bir e-posta ve siz gönderirseniz bir hatırlatma alır.',
  'referrals.points': { one: '{count} puan', other: '{count} puan' },
  'referrals.pending': {
    one: '{date} tarihinden itibaren {count} puan daha',
    other: '{date} tarihinden itibaren {count} puan daha',
  },
  'referrals.joined': {
    one: '{count} kişi bağlantınızla kaydoldu',
    other: '{count} kişi bağlantınızla kaydoldu',
  },
  'referrals.paid': {
    one: 'Bunlardan {count} kişi bir plan için ödeme yapıyor',
    other: 'Bunlardan {count} kişi bir plan için ödeme yapıyor',
  },
  'referrals.gift_cards': 'Hediye kartları',
  'referrals.gift_card': '${dollars}',
  'referrals.costs': { by: 'points', one: '{points} puan', other: '{points} puan' },
  'referrals.missing': { one: '{count} puan daha gerekli', other: '{count} puan daha gerekli' },
  'referrals.claim': 'İste',
  'referrals.claim_named': '${dollars} değerindeki hediye kartını iste',
  'referrals.sure': '${dollars} değerinde hediye kartı istensin mi?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Bunun için {points} puan kullanılır.',
    other: 'Bunun için {points} puan kullanılır.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Hediye kartını yaklaşık {days} gün içinde e-postayla göndereceğiz: {email}.',
    other: 'Hediye kartını yaklaşık {days} gün içinde e-postayla göndereceğiz: {email}.',
  },
  'referrals.claimed': 'Hediye kartını e-postayla göndereceğiz: {email}.',
  'referrals.claims': 'İstenen hediye kartları',
  'referrals.claimed_on': 'İstendi: {date}, gönderileceği adres: {email}',
  'referrals.sent_on': 'Gönderildi: {date}, adres: {email}',
  'referrals.returned_on': 'Gönderilmedi. Puanların iade tarihi: {date}',
  'referrals.history': 'Puan geçmişi',
  'referrals.did_earned': 'Yönlendirdiğiniz biri bir plan için ödeme yaptı',
  'referrals.did_taken_back': 'Bir ödeme iade edildi',
  'referrals.did_given_again': 'Bir ödeme yeniden sayıldı',
  'referrals.did_claimed': 'Hediye kartı istendi',
  'referrals.did_returned': 'Hediye kartı gönderilmedi',
  'referrals.no_rewards': 'Bu sunucuda ödül yok',
  'referrals.no_rewards_text': 'Bu sunucu plan satmıyor. Bağlantınız ve davetleriniz yine de çalışır.',
  'referrals.link': 'Bağlantınız',
  'referrals.link_text': 'Onunla kaydolan herkes sayılır. Sitenize, e-postalarınıza veya profilinize koyun.',
  'referrals.copy': 'Bağlantıyı kopyala',
  'error.cannot_invite_email':
    'Bu e-posta davet edilemiyor. Size ait, geçici bir e-posta hizmetine ait veya davetini daha önce sildiniz.',
  'error.business_email_only':
    'Yalnızca iş e-postaları kabul edilir. Ücretsiz e-posta hizmetleri için bunun yerine ortaklık bağlantınızı paylaşın.',
  'error.cannot_send_reminder':
    'Hatırlatma, davetten üç gün sonra ve o davetle kimse kaydolmadıysa gönderilebilir.',
  'error.too_few_points': 'Bunun için yeterli puanınız yok.',
}
