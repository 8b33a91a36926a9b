import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  listTitle: 'Randevu alın: {name}',
  listPick: 'Ne için randevu almak istersiniz?',
  listPeople: 'Kiminle görüşmek istersiniz?',
  listEmpty: 'Şu anda alınabilecek randevu yok',
  listEmptyHint: 'Birkaç gün sonra yeniden bakın veya organizatöre bir saat sorun.',

  routingNext: 'Devam et',
  routingOthers: 'Tüm seçenekleri görün: {name}',

  mailsTitle: 'Hangi e-postaları istersiniz?',
  mailsAbout: 'Bu toplantıyla ilgili e-postalar. Alıcı: {address}. Organizatör: {name}.',
  mailsUnsaid:
    'Bu toplantı taşınır veya iptal edilirse size e-posta göndeririz, ancak hatırlatma göndermeyiz.',
  mailsKeep: 'Beni bilgilendirin',
  mailsKeepHint: 'Her değişiklik ve organizatörün ayarladığı hatırlatmalar.',
  mailsMeeting: 'Bu toplantıyla ilgili e-posta gönderilmesin',
  mailsMeetingHint: 'Taşınsa veya iptal edilse bile.',
  mailsHost: 'Bu organizatörün toplantılarıyla ilgili e-posta gönderilmesin',
  mailsHostHint: 'Bu toplantı ve şimdi veya ileride olacak diğerleri.',
  mailsAll: '{server} sunucusundan toplantı e-postası gönderilmesin',
  mailsAllHint: 'Hiçbir organizatörden. Kendi hesabınızla ilgili e-postaları almaya devam edersiniz.',
  mailsSave: 'Kaydet',
  mailsSavedKeep: 'Kaydedildi. Bu toplantı hakkında sizi bilgilendireceğiz.',
  mailsSavedMeeting: 'Kaydedildi. Bu toplantı hakkında artık e-posta gelmeyecek.',
  mailsSavedHost: 'Kaydedildi. Bu organizatörün toplantıları hakkında artık e-posta gelmeyecek.',
  mailsSavedAll: 'Kaydedildi. {server} sunucusundan toplantılar hakkında artık e-posta gelmeyecek.',
  mailsSavedHint: 'Bunu istediğiniz zaman buradan değiştirebilirsiniz.',
  mailsAboutPoll: 'Bu anketle ilgili e-postalar. Alıcı: {address}. Organizatör: {name}.',
  mailsAboutInvitation:
    'Bir organizatörün isteğiyle gönderilen e-postalar. Alıcı: {address}. Organizatör: {name}.',
  mailsPollKeepHint: 'Saatler değiştiğinde, ayrıca hatırlatmalar.',
  mailsPoll: 'Bu anketle ilgili e-posta gönderilmesin',
  mailsPollHint: 'Hatırlatma ve güncelleme yok. Oyunuzu değiştirme bağlantısı çalışmaya devam eder.',
  mailsSavedPollKeep: 'Kaydedildi. Bu anket hakkında sizi bilgilendireceğiz.',
  mailsSavedPoll: 'Kaydedildi. Bu anket hakkında artık e-posta gelmeyecek.',

  notFound: 'Sayfa bulunamadı',
  notFoundHint:
    'Randevu sayfasının URL’si geçerli değil. Yazım hatası olup olmadığına bakın veya yeni bir bağlantı isteyin.',
  notOpen: 'Bu sayfa henüz yayında değil',
  notOpenHint: 'Hâlâ hazırlanıyor. Daha sonra yeniden bakın veya bağlantıyı veren kişiye sorun.',
  linkExpired: 'Bağlantının süresi doldu',
  linkExpiredHint:
    'Bu bağlantı artık çalışmıyor. Toplantınızla ilgili en son e-postayı kullanın veya yeniden randevu alın.',
  eventOff: 'Şu anda randevu alınmıyor',
  eventOffHint: 'Bu toplantı için şu anda randevu alamazsınız. Daha sonra yeniden bakın veya bir saat sorun.',
  unavailable: 'Bir sorun oluştu',
  unavailableHint:
    'Sorun bizde, sizde değil. Bir dakika sonra yeniden deneyin. Onaylanan randevular güvende.',
  allMeetings: 'Tüm seçenekleri görün: {name}',
  retry: 'Yeniden dene',
}
