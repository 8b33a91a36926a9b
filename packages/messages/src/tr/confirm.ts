import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  emailHint: 'Bu adrese bir kod göndereceğiz. Randevu almak için kodu girin.',

  title: 'E-postanızı kontrol edin',
  sent: '{email} adresine altı haneli bir kod gönderdik. Toplantı için randevu almak üzere kodu buraya girin.',
  code: 'E-postadaki kod',
  notThere: 'Gelmedi mi? Spam klasörünüze bakın.',
  sendAgain: 'Yeniden gönder',
  sentAgain: '{email} adresine yeniden gönderildi',
  again: {
    one: '{count} saniye sonra yeniden gönderebilirsiniz',
    other: '{count} saniye sonra yeniden gönderebilirsiniz',
  },
  noMore:
    'Bu saat için daha fazla kod gönderemiyoruz. Hiçbiri gelmezse adreste yazım hatası olup olmadığına bakın.',
  changeEmail: 'E-posta adresini değiştir',

  kept: {
    one: 'Bu saati {count} dakika daha sizin için ayırıyoruz',
    other: 'Bu saati {count} dakika daha sizin için ayırıyoruz',
  },
  keptShortly: 'Bu saati onaylamak için bir dakikadan az kaldı',
  keptUntil: 'Bu saat şu zamana kadar sizin için ayrıldı: {time}',

  sixDigits: 'Altı hanenin tümünü girin',
  wrong: 'Bu, e-postadaki kod değil',
  usedUp: 'Çok fazla yanlış kod girildi. Randevu almak için e-postadaki bağlantıyı açın.',
  ended: 'Bu saat artık ayrılmış değil',
  endedHint: 'Randevu alınmadı. Yazdıklarınızı sakladık: saat müsaitken yeniden deneyin.',
  endedLink: 'Randevu alınmadı. Saat müsaitken yeniden deneyin.',
  askAgain: 'Yeniden dene',

  linkTitle: 'Bu toplantı için randevu alınsın mı?',
  linkText: 'Tek tıklamayla {email} adresinin size ait olduğu onaylanır ve toplantı randevusu alınır.',
  notYou: 'Siz değil miydiniz? Bu sayfayı kapatın, randevu alınmaz.',

  // The host approves each booking
  approvalHint: 'Organizatör her randevuyu onaylar. Yanıtı e-postayla alırsınız.',
  requestTitle: 'İstek gönderildi',
  requestText:
    'Organizatör bu saati onaylamalı. Yanıtı {email} adresine en geç şu zamanda göndeririz: {time}.',
  withdraw: 'İsteği geri çek',
  withdrawn: 'İstek geri çekildi',
  declined: 'İstek reddedildi',
  nothingBooked: 'Randevu alınmadı.',
  offerTitle: 'Başka bir saat seçin',
  offerText:
    '{name} istediğiniz saatte müsait değil ama şu saatlerde müsait. Saatler şu zamana kadar sizin için ayrıldı: {time}.',
  noneWork: 'Hiçbiri uygun değil',
  offerGone: 'Bu saatlerin hiçbiri artık müsait değil',
  offerEnded: 'Bu saatler artık ayrılmış değil',
  propose: 'Başka saatler sun',
  proposeHint: 'En fazla üç saat girin. Organizatör birini seçer.',
  proposeTime: '{number}. saat',
  proposeMessage: 'Mesaj',
  proposeSend: 'Saatleri gönder',
  proposePast: 'Bu saat geçti',
  proposedTitle: 'Saatler gönderildi',
  proposedText:
    'Organizatör bu saatlerden birini seçer veya isteği reddeder. Yanıtı {email} adresine en geç şu zamanda göndeririz: {time}.',
}
