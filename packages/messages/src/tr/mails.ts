import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  subjectVerification: '{product} için e-posta adresinizi doğrulayın',
  subjectKnownAccount: 'Zaten bir {product} hesabınız var',
  subjectNewDevice: 'Yeni oturum açma: {product}',
  headingVerification: 'Bu adres sizin mi?',
  headingKnownAccount: 'Zaten bir hesabınız var',
  headingNewDevice: 'Yeni oturum açma',
  subjectDeletionAsked: '{product} hesabınız silinecek',
  headingDeletionAsked: 'Hoşça kalın',
  deletionAsked: {
    by: 'days',
    one: '{product} hesabınız kapatıldı ve {days} gün sonra içindeki her şeyle birlikte silinecek. Sayfalarınız yayında değil.',
    other:
      '{product} hesabınız kapatıldı ve {days} gün sonra içindeki her şeyle birlikte silinecek. Sayfalarınız yayında değil.',
  },
  textKeepAccount: 'Hesabı korumak istiyorsanız veya bunu siz yapmadıysanız o zamana kadar oturum açın:',
  deletionAskedClosing:
    'Ayrılmak istiyorsanız bir şey yapmanız gerekmez. Bizimle olduğunuz için teşekkürler.',
  subjectDeletionTakenBack: '{product} hesabınız silinmeyecek',
  headingDeletionTakenBack: 'Yeniden hoş geldiniz',
  deletionTakenBack:
    'Birisi {product} hesabınızda oturum açtı, bu yüzden hesap silinmeyecek. Sayfalarınız yeniden yayında.',
  actionDeletion: 'Ayarları aç',
  textDeleteAgain: 'Hâlâ ayrılmak istiyorsanız hesabı buradan yeniden silin:',
  deletionTakenBackClosing: 'İptal edilen toplantılar iptal edilmiş olarak kalır.',
  subjectPasswordReset: '{product} şifrenizi sıfırlayın',
  subjectPasswordChanged: '{product} şifreniz değiştirildi',
  headingPasswordReset: 'Şifrenizi sıfırlayın',
  headingPasswordChanged: 'Şifre değiştirildi',
  passwordReset:
    'Birisi {product} hesabınızın şifresini sıfırlamak istedi. Sizseniz buradan yeni bir şifre belirleyin.',
  passwordChanged: '{product} hesabınızın şifresi değiştirildi ve diğer tüm oturumlarınız kapatıldı.',
  actionPasswordReset: 'Yeni şifre belirle',
  textPasswordReset: 'Yeni bir şifre belirleyin:',
  textNotYou: 'Siz değildiyseniz hemen yeni bir şifre belirleyin:',
  passwordResetLasts:
    'Bağlantı bir kez ve 30 dakika boyunca çalışır. Siz değildiyseniz bir şey yapmanız gerekmez. Şifreniz aynı kalır.',
  changeOwn: 'Bunu siz yaptıysanız bir şey yapmanız gerekmez.',
  passwordChangedPasskeys:
    'Bu geçiş anahtarlarıyla hâlâ oturum açılabilir: {names}. Tanımadıklarınızı kaldırın: {url}',
  subjectTwoFactorOn: 'İki adımlı doğrulama açıldı: {product}',
  headingTwoFactorOn: 'İki adımlı doğrulama açıldı',
  twoFactorOn:
    'Artık {product} hesabınızda şifreniz ve bir kimlik doğrulama uygulamasındaki kodla oturum açıyorsunuz. Diğer tüm oturumlarınız kapatıldı.',
  subjectTwoFactorOff: 'İki adımlı doğrulama kapatıldı: {product}',
  headingTwoFactorOff: 'İki adımlı doğrulama kapatıldı',
  twoFactorOff:
    'Artık {product} hesabınızda yalnızca şifrenizle oturum açıyorsunuz. Diğer tüm oturumlarınız kapatıldı.',
  subjectTwoFactorGuessed: '{product} hesabınız için yanlış iki adımlı doğrulama kodları',
  headingTwoFactorGuessed: 'Birisi iki adımlı doğrulama kodlarını deniyor',
  twoFactorGuessed:
    'Birisi {product} hesabınız için birkaç kez yanlış iki adımlı doğrulama kodu girdi. Bu kişi şifrenizi biliyor veya oturumunuzun açık olduğu bir tarayıcı kullanıyor. Her yanlış kod, bir sonraki denemeden önceki bekleme süresini uzatır.',
  twoFactorGuessedOwn:
    'Sizseniz biraz bekleyip uygulamanızdaki yeni bir kodu girin. Kurtarma kodu hemen çalışır.',
  subjectRecoveryCodes: 'Yeni kurtarma kodları: {product}',
  headingRecoveryCodes: 'Yeni kurtarma kodları',
  recoveryCodesRenewed:
    '{product} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık çalışmıyor.',
  subjectRecoveryCodeUsed: 'Bir kurtarma kodu kullanıldı: {product}',
  headingRecoveryCodeUsed: 'Bir kurtarma kodu kullanıldı',
  recoveryCodeUsed:
    '{product} hesabınızın bir kurtarma kodu kullanıldı. Her kod bir kez çalışır. Kodlar bitmeden yenilerini oluşturun.',
  subjectEmailChange: '{product} hesabınızın e-posta adresi değiştirilsin mi?',
  headingEmailChange: 'E-posta adresiniz değiştirilsin mi?',
  emailChangeOld:
    'Birisi {product} hesabınız için yeni bir e-posta adresi istedi: {email}. Değişiklik, her iki adresten de onaylanınca geçerli olur. Bu, şu anki adres.',
  emailChangeNew:
    'Birisi bu adresi bir {product} hesabı için kullanmak istedi. Sizseniz değişikliği buradan onaylayın. Şu anki adrese de e-posta gönderdik.',
  emailChangeLasts: 'Bağlantı bir kez ve 24 saat boyunca çalışır.',
  emailChangeNotYou:
    'Siz değildiyseniz bağlantıyı açmayın ve yeni bir şifre belirleyin: başka biri şifrenizi biliyor.',
  actionEmailChange: 'Değişikliği onayla',
  textEmailChange: 'Değişikliği onaylayın:',
  subjectEmailChanged: '{product} hesabınızın e-posta adresi değişti',
  headingEmailChanged: 'E-posta adresi değişti',
  emailChanged:
    'Her iki adresten de onayladıktan sonra {product} hesabınızın e-posta adresi değiştirildi. Oturum açmak için yeni adresi kullanın.',
  addressTaken:
    'Birisi bu adresi başka bir {product} hesabı için kullanmak istedi. Bu adresle zaten bir hesabınız var ve hiçbir şey değişmedi.',
  footerEmailChange: 'Siz değildiyseniz bu e-postayı yok sayın. Siz onaylamadıkça hiçbir şey değişmez.',
  subjectPasskeyAdded: 'Bir geçiş anahtarı eklendi: {product}',
  headingPasskeyAdded: 'Geçiş anahtarı eklendi',
  passkeyAdded:
    '{product} hesabınıza bir geçiş anahtarı eklendi. Bu anahtara sahip olan herkes şifreniz olmadan oturum açabilir.',
  subjectPasskeyRemoved: 'Bir geçiş anahtarı kaldırıldı: {product}',
  headingPasskeyRemoved: 'Geçiş anahtarı kaldırıldı',
  passkeyRemoved: '{product} hesabınızdan bir geçiş anahtarı kaldırıldı. Artık bu anahtarla oturum açılamaz.',
  actionPasskeys: 'Geçiş anahtarlarını gör',
  textPasskeys: 'Bunu siz yapmadıysanız anahtarı buradan kaldırın ve yeni bir şifre belirleyin:',
  subjectApiKeyAdded: 'Yeni bir API anahtarı: {product}',
  headingApiKeyAdded: 'API anahtarı oluşturuldu',
  apiKeyAdded:
    '{product} hesabınızla bir API anahtarı oluşturuldu. Bu anahtara sahip yazılımlar, şifreniz olmadan sizin adınıza işlem yapabilir.',
  subjectApiKeyRemoved: 'Bir API anahtarı kaldırıldı: {product}',
  headingApiKeyRemoved: 'API anahtarı kaldırıldı',
  apiKeyRemoved:
    '{product} hesabınızdan bir API anahtarı kaldırıldı. Onu kullanan yazılımların artık erişimi yok.',
  actionApiKeys: 'API anahtarlarını gör',
  textApiKeys: 'Bunu siz yapmadıysanız anahtarı buradan kaldırın ve yeni bir şifre belirleyin:',
  subjectAppAllowed: 'Yeni bir uygulama {product} hesabınıza erişebiliyor',
  headingAppAllowed: 'Uygulama bağlandı',
  appAllowed:
    '{product} hesabınıza bir uygulama bağlandı. Gördüğünüz izinler dahilinde, şifreniz olmadan sizin adınıza işlem yapabilir.',
  subjectAppRemoved: 'Bir uygulamanın bağlantısı kesildi: {product}',
  headingAppRemoved: 'Uygulamanın bağlantısı kesildi',
  appRemoved: '{product} hesabınızla bir uygulamanın bağlantısı kesildi. Artık sizin adınıza işlem yapamaz.',
  actionApps: 'Bağlı uygulamaları gör',
  textApps: 'Bunu siz yapmadıysanız uygulamayı buradan kaldırın ve yeni bir şifre belirleyin:',
  verification:
    'Birisi bu adresle {product} için kaydoldu. Sizseniz lütfen adresin size ait olduğunu onaylayın.',
  knownAccount:
    'Birisi bu adresle {product} için kaydolmaya çalıştı. Sizseniz: zaten bir hesabınız var, oturum açmanız yeterli.',
  newDevice: 'Birisi {product} hesabınızda yeni bir tarayıcıdan oturum açtı.',
  labelTime: 'Zaman',
  labelDevice: 'Tarayıcı',
  labelNetwork: 'Ağ',
  deviceOn: '{browser}, {system}',
  deviceUnknown: 'Bilinmiyor',
  actionVerify: 'Adresimi doğrula',
  actionSignIn: 'Oturum aç',
  actionActivity: 'Hareketleri gör',
  textVerify: 'Bu bağlantıyla onaylayın:',
  textSignIn: 'Buradan oturum açın:',
  textActivity: 'Hesabınızdaki hareketleri görün:',
  verificationLasts:
    'Kodu kaydolduğunuz yere yazın veya bağlantıyı açın. Her ikisi de 24 saat geçerlidir ve bir kez çalışır.',
  newDeviceOwn: 'Sizseniz bir şey yapmanız gerekmez. Değilseniz başka biri şifrenizi biliyor.',
  footerVerification:
    'Siz kaydolmadıysanız bu e-postayı yok sayın ve kodu kimseye vermeyin. Kod olmadan hiçbir şey olmaz.',
  footerKnownAccount: 'Siz değildiyseniz bir şey yapmanız gerekmez. Kimse hesabınıza girmedi.',

  billingPaymentFailed: 'Kartınız reddedildi',
  billingPaymentFailedText:
    'Planınızın ücretini kartınızdan alamadık. Aşağıdaki tarihe kadar faturayı ödeyin veya kartınızı güncelleyin. O zamana kadar her şey çalışır. Sonrasında ücretli özelliklerinizi kaybedersiniz.',
  billingCardExpiring: 'Kartınızın süresi yakında doluyor',
  billingCardExpiringText:
    'Planınız için kullanılan kartın süresi aşağıdaki tarihte doluyor. Planınızın devam etmesi için bir sonraki ödemeden önce başka bir kart ekleyin.',
  billingCanceled: 'Aboneliğiniz iptal edildi',
  billingCanceledText:
    'Aşağıdaki tarihe kadar her şeyi kullanabilirsiniz. Fikriniz değişirse o tarihe kadar fatura sayfanızdan aboneliğinizi koruyun.',
  billingEnded: 'Aboneliğiniz sona erdi',
  billingEndedText: 'Oluşturduğunuz her şey yerinde duruyor. Yeniden kullanmak için bir plan seçin.',
  billingSubscribed: 'Abone olduğunuz için teşekkürler',
  billingSubscribedText: 'Planınız etkin. Faturayı fatura sayfanızda bulabilirsiniz.',
  billingRefunded: 'Bir ödeme iade edildi',
  billingRefundedText:
    'Aşağıdaki tutarı ödeme yaptığınız karta iade ettik. Görünmesi 5 ila 10 iş günü sürebilir. Planınız değişmez.',
  billingRefundFailed: 'Bir iade başarısız oldu',
  billingRefundFailedText:
    'Bankanız aşağıdaki tutarı kabul etmedi, belki de kart kapatıldığı için. Para bize geri geldi ve size hâlâ borçluyuz. Lütfen kartın ödeme alıp alamadığını bankanıza sorun.',
  billingRenewed: 'Planınız yenilendi',
  billingRenewedText:
    'Aşağıdaki fatura ödendi. Planınız aşağıdaki tarihe kadar devam eder, ardından siz iptal etmezseniz yenilenir.',
  billingDisputed: 'Bir ödemeye itiraz edildi',
  billingDisputedText:
    'Kartınızın bankası, kart sahibinin aşağıdaki ödemeye itiraz ettiğini bildirdi. Banka karar verene kadar tutarı tutabilir. Planınız bu sırada devam eder. Bu bir yanlışlıksa lütfen bankanıza bildirin. Değilse bir şey yapmanız gerekmez.',
  billingDisputeWon: 'Ödeme geçerli',
  billingDisputeWonText:
    'Bankanız aşağıdaki ödemenin geçerli olduğuna karar verdi. Bu sırada size iade yaptıysa o tutarı geri alacak. Planınız değişmez.',
  billingDisputeLost: 'Ödemeniz iade edilecek',
  billingDisputeLostText:
    'Bankanız aşağıdaki ödemeyi iade etmeye karar verdi. Tutar kartınızda görünecek. Planınız değişmez.',
  billingDisputeClosed: 'Bir ödeme incelemesi kapatıldı',
  billingDisputeClosedText:
    'Kartınızın bankası aşağıdaki ödemeyle ilgili incelemesini kapattı. Bir şey yapmanız gerekmez.',
  labelAmount: 'Tutar',
  amountOf: '{price} / {paid}',
  labelCard: 'Kart',
  cardEnding: '{brand}, son dört hane: {last4}',
  labelInvoice: 'Fatura',
  labelValidThrough: 'Son kullanma',
  labelPaidUntil: 'Ödenen dönemin sonu',
  labelTriedAgain: 'Sonraki deneme',
  labelGoesUntil: 'Geçerlilik sonu',
  labelEnds: 'Bitiş tarihi',
  labelEnded: 'Bittiği tarih',
  billingTrialEnding: 'Deneme süreniz yakında bitiyor',
  billingTrialEndingText:
    'Deneme süreniz aşağıdaki zamanda bitiyor. Her şeyi kullanmaya devam etmek için bir plan seçin.',
  billingTrialEnded: 'Deneme süreniz bitti',
  billingTrialEndedText:
    'Deneme süreniz sona erdi. Oluşturduğunuz her şey yerinde duruyor. Yeniden kullanmak için bir plan seçin.',
  actionBilling: 'Faturalandırmayı gör',
  actionPay: 'Şimdi öde',
  textPay: 'Buradan ödeyin:',
  actionPlans: 'Plan seç',
  textPlans: 'Planları burada görün:',
  textBilling: 'Fatura sayfanız:',

  subjectBookedForHost: 'Yeni randevu: {event} · {invitee} · {when}',
  subjectBooked: 'Onaylandı: {event} · {name} · {when}',
  subjectInvited: 'Davet: {event} · {name} · {when}',
  subjectMoved: 'Yeni saat: {event} · {name} · {when}',
  subjectReassigned: 'Yeni organizatör: {event} · {name} · {when}',
  subjectTakenOff: 'Devredildi: {event} · {name} · {when}',
  subjectRoom: 'Katılım bağlantısı: {event} · {name} · {when}',
  subjectPlace: 'Yeni konum: {event} · {name} · {when}',
  subjectUninvited: 'Konuk listesinden çıkarıldınız: {event} · {name} · {when}',
  subjectCanceled: 'İptal edildi: {event} · {name} · {when}',
  subjectPutBack: 'Saat değişmedi: {event} · {name} · {when}',
  subjectReminder: 'Hatırlatma: {event} · {name} · {when}',
  subjectConfirm: 'Lütfen onaylayın: {event} · {name} · {when}',
  headingBookedForHost: 'Yeni randevu',
  headingBooked: 'Randevunuz alındı',
  headingInvited: 'Davetlisiniz',
  headingMoved: 'Yeni saat',
  headingReassigned: 'Yeni organizatör',
  headingTakenOff: 'Toplantınız devredildi',
  headingTakenOver: 'Bu toplantı artık sizin',
  headingRoom: 'Nasıl katılırsınız',
  headingPlace: 'Yeni konum',
  headingUninvited: 'Artık konuk değilsiniz',
  headingCanceled: 'İptal edildi',
  headingPutBack: 'Saat değişmedi',
  putBackTaken:
    'Bu toplantıyı takviminizde başka bir toplantınızın olduğu bir saate taşıdınız. Saat aynı kalıyor, toplantıyı takviminizde geri taşıdık.',
  putBackStarted:
    'Bu toplantıyı başladıktan sonra takviminizde taşıdınız. Saat aynı kalıyor, toplantıyı takviminizde geri taşıdık.',
  putBackNoTimes:
    'Bu toplantıyı takviminizde tüm gün süren bir etkinliğe çevirdiniz. Bir toplantının başlangıcı ve bitişi olmalı; bu yüzden saat aynı kalıyor, toplantıyı takviminizde geri taşıdık.',
  putBackNotADay:
    'Tüm gün süren bu toplantıyı takviminizde belirli bir saate veya birden fazla güne taşıdınız. Tam bir gün sürmesi gerekiyor; bu yüzden toplantıyı takviminizde geri taşıdık.',
  putBackForInvitee:
    'Bu toplantı organizatörün takviminde kısa süreliğine taşındı, ancak saati değişmedi. Takviminiz başka bir saat gösteriyorsa dikkate almayın.',
  textPutBack: 'Kontrol panelinizde bu toplantı için başka bir saat seçin:',
  headingReminder: 'Yaklaşan toplantı',
  headingConfirm: 'Bir adım daha',
  bookedForHost: 'Yeni randevu. Davetli: {name}',
  takenOver: 'Bu toplantıyı devraldınız.',
  booked: 'Toplantı randevunuz alındı.',
  bookedForGuest: 'Bu toplantıya konuk olarak eklendiniz.',
  bookedForGuestBy: 'Bu toplantıya konuk olarak eklendiniz. Ekleyen: {name}.',
  moved: 'Toplantınızın saati değişti.',
  movedByYou: 'Toplantınızı taşıdınız. Yeni saat bu.',
  movedByOther: 'Toplantınızın saati değişti. Taşıyan: {name}.',
  movedForGuest: 'Bu toplantının saati değişti. Toplantıya konuk olarak eklenmiştiniz.',
  reassigned: 'Toplantınızın yeni bir organizatörü var. Saat aynı kalıyor.',
  reassignedForGuest: 'Bu toplantının konuğusunuz. Yeni bir organizatörü var. Saat aynı kalıyor.',
  replaced: 'Bu toplantının organizatörü artık başka biri, katılmanız gerekmiyor.',
  room: 'Toplantınıza böyle katılabilirsiniz.',
  roomForGuest: 'Bu toplantıya böyle katılabilirsiniz. Konuk olarak eklendiniz.',
  place: 'Toplantınızın yeni bir konumu var. Saat aynı kalıyor.',
  placeForGuest: 'Bu toplantının konuğusunuz. Yeni bir konumu var. Saat aynı kalıyor.',
  uninvited: 'Bu toplantının konukları arasından çıkarıldınız, katılmanız gerekmiyor.',
  canceled: 'Toplantınız iptal edildi.',
  canceledByYou: 'Toplantınızı iptal ettiniz.',
  canceledByOther: 'Toplantınız iptal edildi. İptal eden: {name}.',
  canceledForGuest: 'Davet edildiğiniz bir toplantı iptal edildi.',
  reminder: 'Toplantınız {in} başlıyor.',
  reminderForGuest: 'Bu toplantı {in} başlıyor. Konuk olarak eklenmiştiniz.',
  confirm:
    'Bu saati şu zamana kadar sizin için ayırıyoruz: {until}. Henüz randevu alınmadı: bu adresin size ait olduğunu onaylayın.',
  // A request that the host has to approve
  subjectRequested: 'İstek gönderildi: {event} · {name} · {when}',
  headingRequested: 'İstek gönderildi',
  requested:
    '{name} bu saati onaylamalı. Saati sizin için ayırıyoruz. Yanıtı en geç şu zamanda alırsınız: {until}.',
  actionRequest: 'İsteği gör',
  textRequest: 'İsteğinizi burada görün veya geri çekin:',
  subjectOffered: 'Başka bir saat seçin: {event} · {name} · {when}',
  headingOffered: 'Başka bir saat seçin',
  offered:
    '{name} istediğiniz saatte müsait değil ama aşağıdaki saatlerde müsait. Saatler şu zamana kadar sizin için ayrıldı: {until}.',
  labelOffered: 'Önerilen saatler',
  actionOffered: 'Saat seç',
  textOffered: 'Buradan bir saat seçin:',
  subjectOfferRefused: 'Hiçbir saat uygun değil: {event} · {invitee}',
  headingOfferRefused: 'Saatlerinizin hiçbiri uygun değil',
  offerRefused: 'Önerdiğiniz saatlerin hiçbiri {name} için uygun değil. Randevu alınmadı.',
  subjectProposed: 'Sunulan saatler: {event} · {invitee}',
  headingProposed: 'Başka saatler sunuldu',
  proposed:
    '{name} önerdiğiniz saatlerde müsait değil ve başka saatler sunuyor. En geç şu zamana kadar birini seçin: {until}. Aksi halde istek reddedilir.',
  labelProposed: 'Sunulan saatler',
  subjectWanted: 'Onaylayın veya reddedin: {event} · {invitee} · {when}',
  headingWanted: 'Biri sizden randevu almak istiyor',
  wantedElseDeclined: 'Şu zamana kadar onaylayın veya reddedin: {until}. Yanıt vermezseniz istek reddedilir.',
  wantedElseAccepted:
    'Şu zamana kadar onaylayın veya reddedin: {until}. Yanıt vermezseniz toplantı için randevu alınır.',
  labelSameDay: 'Gününüz',
  actionAnswer: 'Onayla veya reddet',
  textAnswer: 'Kontrol panelinizde onaylayın veya reddedin:',
  subjectNotBooked: 'Randevu alınmadı: {event} · {name} · {when}',
  headingNotBooked: 'Randevu alınmadı',
  notBooked: '{name} bu toplantıya katılamıyor.',
  notBookedUnanswered: '{name} zamanında yanıt vermedi, bu yüzden bu toplantı için randevu alınmadı.',
  timeForOther: '{name}: {time}',
  labelWith: 'Kiminle',
  labelHost: 'Organizatör',
  hostIn: '{name} ({city})',
  labelTogether: 'Birlikte',
  labelPage: 'Randevu alınan sayfa',
  labelWhere: 'Yer',
  labelGuests: 'Konuklar',
  labelBefore: 'Eski saat',
  labelReason: 'Neden',
  byPhone: 'Telefon: {phone}',
  youCall: 'Sizin arayacağınız numara: {phone}',
  hostCallsYou: '{name} sizi arayacak (numaranız: {phone})',
  hostCalls: '{name} davetliyi arayacak',
  roomSentBy: '{name} size katılım bağlantısını gönderecek.',
  roomSentByYou: 'Lütfen katılım bağlantısını gönderin.',
  actionJoin: 'Katıl',
  actionCalendar: 'Takvime ekle',
  actionReschedule: 'Yeniden planla',
  actionCancel: 'İptal et',
  actionBooking: 'Randevuyu aç',
  actionDecline: 'Gelemiyorum',
  actionBookAgain: 'Başka saate randevu al',
  actionOpen: 'Kontrol panelinde aç',
  actionConfirm: 'Onayla ve randevu al',
  textManage: 'Saat size uymuyorsa toplantıyı buradan taşıyabilir veya iptal edebilirsiniz:',
  textReschedule: 'Saat size uymuyorsa toplantıyı buradan taşıyabilirsiniz:',
  textCancel: 'Gelemeyecekseniz toplantıyı buradan iptal edebilirsiniz:',
  textBooking: 'Randevunuz:',
  textDecline: 'Gelemiyor musunuz? Buradan bildirin. Diğerleri yine buluşur:',
  textBookAgain: 'Başka bir saate randevu almak için:',
  textOpen: 'Kontrol panelinizdeki randevu:',
  textConfirm: 'Kodu saati seçtiğiniz yere girin veya bu sayfayı açıp oradan randevu alın:',
  askGuest:
    'Bu toplantı için hatırlatma ister misiniz? Yanıtlamazsanız yalnızca taşınır veya iptal edilirse e-posta göndeririz.',
  choiceKeep: 'Beni bilgilendirin',
  choiceMeeting: 'Bununla ilgili e-posta gönderilmesin',
  choiceAll: 'Hiç e-posta gönderilmesin',
  changeUntil: 'Yeniden planlamak veya iptal etmek için son zaman: {time}.',
  rescheduleUntil: 'Yeniden planlamak için son zaman: {time}.',
  cancelUntil: 'İptal etmek için son zaman: {time}.',
  invitationAttached: 'Davet ektedir. Birçok takvim onu otomatik olarak ekler.',
  updateAttached: 'Ekteki davet öncekinin yerini alır.',
  cancelationAttached: 'Toplantıyı takviminizden kaldırmak için eki açın.',
  footerInvitee:
    'Bu e-postayı alıyorsunuz, çünkü bu adresle {product} üzerinden bir toplantı randevusu alındı. Organizatör: {owner}.',
  footerGuest:
    'Bu e-postayı alıyorsunuz, çünkü {product} üzerinden toplantı randevusu alan biri bu adresi konuk olarak ekledi. Organizatör: {owner}.',
  footerInviteeOf:
    'Bu e-postayı alıyorsunuz, çünkü bu adresle bir toplantı randevusu alındı. Organizatör: {owner}.',
  footerGuestOf:
    'Bu e-postayı alıyorsunuz, çünkü toplantı randevusu alan biri bu adresi konuk olarak ekledi. Organizatör: {owner}.',
  footerConfirmOf:
    'Bu e-postayı alıyorsunuz, çünkü birisi toplantı randevusu almak için bu adresi verdi. Organizatör: {owner}. Siz değildiyseniz bu e-postayı yok sayın. Siz onaylamadıkça randevu alınmaz.',
  footerConfirm:
    'Bu e-postayı alıyorsunuz, çünkü birisi {product} üzerinden toplantı randevusu almak için bu adresi verdi. Organizatör: {owner}. Siz değildiyseniz bu e-postayı yok sayın. Siz onaylamadıkça randevu alınmaz.',
  andOthers: { one: '{name} ve {count} kişi daha', other: '{name} ve {count} kişi daha' },
  subjectSet: 'Saat belirlendi: {event}, {when}',
  setByYou: 'Bu saati seçtiniz: “{event}”. Gelebilecek herkes davet edildi.',
  setByAgreement:
    'Katılması zorunlu kişilerin hepsi bu saatte gelebiliyor: “{event}”. Bu yüzden saat belirlendi. Gelebilecek herkes davet edildi.',
  setAtDeadline: 'Oylama kapandı: “{event}”. Bu saat kazandı. Gelebilecek herkes davet edildi.',
  setForVoter: 'Bu saat seçildi: “{event}”. Gelebileceğinizi söylemiştiniz.',
  setForVoterByAgreement:
    'Katılması zorunlu kişilerin hepsi bu saatte gelebiliyor: “{event}”. Siz de gelebileceğinizi söylemiştiniz.',
  setForVoterAtDeadline: 'Oylama kapandı: “{event}”. Bu saat kazandı. Gelebileceğinizi söylemiştiniz.',
  movedForVoter: 'Bu toplantının saati değişti: “{event}”. Taşıyan: {owner}.',
  roomForVoter: 'Bu toplantıya böyle katılabilirsiniz: “{event}”.',
  canceledForVoter: 'Bu toplantı iptal edildi: “{event}”. İptal eden: {owner}.',
  reminderForVoter: '“{event}” {in} başlıyor.',
  labelAlsoComing: 'Diğer gelenler',
  actionPollMeeting: 'Toplantıyı gör',
  textPollMeeting: 'Bağlantısı ve oyunuzla birlikte toplantı:',
  footerVoter:
    'Bu e-postayı alıyorsunuz, çünkü bu adresle ne zaman buluşabileceğiniz bildirildi. Organizatör: {owner}. Siz değildiyseniz bu e-postayı yok sayın.',

  subjectLeadWatched: '“{video}” izlendi ({share}). Bağlantı: {lead}',
  headingLeadWatched: 'Bir müşteri adayının videosu izlendi',
  leadWatched:
    'Birisi {lead} için hazırlanan bağlantıyla “{video}” videosunu izledi. Süre: {amount}. Bağlantıyı herkes açabileceğinden, izleyenin {lead} olup olmadığını bilemeyiz.',
  labelCampaign: 'Kampanya',
  actionCampaign: 'Kampanyayı aç',
  textCampaign: 'Bu kampanyanın bağlantılarında başka neler olduğunu görün:',
  footerLeadWatched:
    'Bu e-postalar, {product} içinde birisi bir müşteri adayının bağlantısıyla video izlediğinde gönderilir. Sıklığını Ayarlar’daki Bildirimler bölümünden seçebilir veya bunları kapatabilirsiniz.',

  subjectClient: '{name} ne zaman müsait olduğunuzu soruyor',
  headingClient: '{name} sizinle ortak bir saat bulmak istiyor',
  client:
    'Ne zaman meşgul olduğunuzu {name} ile paylaşabilir, bir kez takvim dosyası verebilir veya reddedebilirsiniz. Hesaba ihtiyacınız yok.',
  labelClientTopic: 'Konu',
  labelClientUntil: 'Bağlantının bitiş zamanı',
  actionClient: 'Yanıtla',
  textClient: 'Buradan yanıtlayın:',
  clientPrivacy:
    '{name} ne zaman meşgul olduğunuzu görür, kiminle veya neden olduğunu asla görmez. Paylaşımı aynı bağlantıyla istediğiniz zaman durdurabilirsiniz.',
  footerClient:
    'Bu e-postayı alıyorsunuz, çünkü {name} ({page}) {product} üzerinden adresinizi girdi. Adresinizi başka bir şey için kullanmayız.',
  subjectClientConnected: '{name} bir takvim bağladı',
  headingClientConnected: '{name} ile ortak bir saat bulabilirsiniz',
  clientConnected:
    '{name} ne zaman meşgul olduğunu görmenize izin veriyor. İkinizin de müsait olduğu bir saat seçin.',
  actionClients: 'Saat bul',
  textClients: 'Buradan bir saat bulun:',
  footerClientConnected:
    'Bu e-postayı alıyorsunuz, çünkü {product} üzerinden müsait saatlerini sordunuz. Kişi: {name}.',

  subjectConnection: 'Yeniden bağlayın: {account}',
  headingConnection: 'Takvim hesabınızı yeniden bağlayın',
  connectionBroken:
    'Artık {account} hesabına erişemiyoruz. Son okuduğumuz meşgul saatler geçerli, ancak takvimlerindeki yenilikleri göremiyoruz ve randevular eklenmek için bekliyor.',
  actionConnection: 'Yeniden bağla',
  textConnection: 'Buradan yeniden bağlayın. Ayarlarınız korunur:',
  subjectFailing: '{account} yanıt vermiyor',
  headingFailing: 'Bağlı bir hesap yanıt vermiyor',
  connectionFailing:
    '{account} birkaç dakikadır yalnızca hata döndürüyor. Son okuduğumuz meşgul saatler geçerli, ancak takvimlerindeki yenilikleri göremiyoruz ve randevular eklenmek için bekliyor. Denemeye devam ediyoruz, bu genellikle kendiliğinden düzelir.',
  actionFailing: 'Durumu gör',
  textFailing: 'Durum ve son kontroller:',
  headingApp: 'Yeniden bağlayın: {app}',
  appBroken:
    'Artık {app} içindeki {account} hesabına erişemiyoruz. Yeni randevular gelmeye devam ediyor; {app} için güncellemeler siz yeniden bağlayana kadar bekliyor.',
  headingAppFailing: '{app} yanıt vermiyor',
  appFailing:
    '{app} birkaç dakikadır {account} için yalnızca hata döndürüyor. Yeni randevular gelmeye devam ediyor; {app} için güncellemeler bekliyor. Denemeye devam ediyoruz, bu genellikle kendiliğinden düzelir.',
  subjectFieldsGone: '{app}: doldurduğunuz bir alan silindi',
  headingFieldsGone: '{app} içinde bir alan silindi',
  fieldsGone:
    'Bu kişi alanlarını randevulardaki yanıtlarla dolduruyorsunuz, ancak {app} içinde artık yoklar: {fields}. Diğer her şey eşitlenmeye devam ediyor.',
  actionFieldsGone: 'Alanları gör',
  textFieldsGone: 'Başka alanlar seçin veya satırları kaldırın:',
  footerConnection: 'Bu e-postayı alıyorsunuz, çünkü bu hesabı {product} ile bağladınız.',

  reasonFarewell:
    '{name} bu randevu sayfasını kapatıyor. Toplantı için üzgünüz. Yine de görüşmek isterseniz lütfen şu kişiye yazın: {name}.',

  subjectDomainWorks: '{domain} alan adınız çalışıyor',
  headingDomainWorks: 'Alan adınız çalışıyor',
  domainWorks:
    'Randevu sayfalarınız artık {domain} adresinde. Bağlantılar, yerleştirmeler ve e-postalar da bu adresi kullanıyor.',
  subjectDomainFails: '{domain} alan adınız artık çalışmıyor',
  headingDomainFails: 'Bir alan adı artık çalışmıyor',
  domainFails:
    '{domain} bir saatten uzun süredir randevu sayfalarınızı açmıyor. Bağlantılar ve e-postalar yeniden bu sunucunun her zaman çalışan adresini kullanıyor.',
  actionDomain: 'Ayarları aç',
  textDomainWorks: 'Alan adınızı Ayarlar’da görün:',
  textDomain: 'Sorunun ne olduğunu ve hangi DNS kayıtlarının gerektiğini görün:',
  footerDomain: 'Bu e-postayı alıyorsunuz, çünkü bu alan adını {product} ile kullanıyorsunuz.',

  subjectExportReady: '{product} dışa aktarma dosyanız hazır',
  headingExportReady: 'Dışa aktarma dosyanız hazır',
  exportReady: '{product} hesabınızdaki her şey tek bir dosyada.',
  labelUntil: 'Saklama süresi',
  actionExport: 'Dosyayı indir',
  textExport: 'Buradan indirin:',
  exportOnce:
    'Dosyayı yalnızca siz, yalnızca bir kez indirebilirsiniz. Ardından sileriz. İyi saklayın: davetlilerinizin size verdiği bilgileri içerir.',

  subjectFeedback: '{name} size {product} üzerinden yazdı',
  headingFeedback: 'Geri bildirim: {name}',
  feedback: '{name} bir şey söylemek istiyor:',
  labelMessage: 'Mesaj',
  labelScreen: 'Ekran',

  subjectAskUpgrade: '{name} yükseltme istedi: {organization}',
  headingAskUpgrade: 'Yükseltme isteği',
  askUpgrade:
    '{name}, {product} üzerindeki {organization} için yükseltme istedi. Planı yalnızca sahip olarak siz seçip ödeyebilirsiniz.',
  subjectAskAccess: '{name} erişim istedi: {eventType}',
  headingAskAccess: 'Erişim isteği',
  askAccess: '{name}, {organization} kuruluşunun {eventType} etkinlik türü için erişim istedi.',
  labelAskedBy: 'İsteyen',
  labelAskedEventType: 'Etkinlik türü',
  actionAnswerRequest: 'İsteği yanıtla',
  textAnswerRequest: 'İsteği buradan kabul edin veya reddedin:',
  requestEnds: {
    by: 'days',
    one: 'Bağlantı {days} gün çalışır. Açmak hiçbir şeyi değiştirmez: kararı sayfada verirsiniz.',
    other: 'Bağlantı {days} gün çalışır. Açmak hiçbir şeyi değiştirmez: kararı sayfada verirsiniz.',
  },
  footerRequest:
    'Bu e-postayı alıyorsunuz, çünkü {product} üzerindeki {organization} kuruluşunun üyesisiniz.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'İsteğiniz kabul edildi',
  upgradeGranted:
    '{organization} kuruluşunun sahibi yükseltmeyi kabul etti. Plan seçildiği anda daha büyük plana geçersiniz.',
  upgradeDeclined: '{organization} kuruluşunun sahibi şimdilik yükseltmemeye karar verdi.',
  headingAccessGranted: 'Artık organizatörsünüz',
  accessGranted: 'Artık {organization} kuruluşunun {eventType} etkinlik türünde organizatörsünüz.',
  headingRequestDeclined: 'İsteğiniz reddedildi',
  accessDeclined:
    '{organization} kuruluşunun sahibi şimdilik sizi {eventType} etkinlik türüne eklememeye karar verdi.',
  actionOpenDashboard: 'Kontrol panelini aç',
  textOpenDashboard: 'Kontrol panelinizi buradan açın:',

  subjectUndelivered: 'Teslim edilemedi: {email}',
  headingUndelivered: 'Bir e-posta davetlinize ulaşmadı',
  undelivered:
    'E-posta sunucusu şu adrese gönderdiğimiz e-postayı reddetti: {email}. Adreste yazım hatası olabilir.',
  undeliveredClosing:
    'Davetlinizin bu toplantıdan haberi olmayabilir. Davetliye başka bir yoldan ulaşın ya da saati boşaltmak için toplantıyı iptal edin.',
  subjectHeld: 'Bazı e-postalarınız daha sonra gönderilecek',
  headingHeld: 'Bazı e-postalarınız bekliyor',
  held: '{product}, bir günde e-posta gönderebileceğiniz yeni kişi sayısını sınırlar ve bu sınıra ulaştınız. Kalanlar önümüzdeki birkaç gün içinde otomatik olarak gönderilecek.',
  actionHeld: 'Bekleyenleri gör',
  textHeld: 'Nelerin beklediğini görün:',
  heldClosing: 'Hiçbir şey kaybolmadı ve bir şey yapmanız gerekmez. Hesabınız eskidikçe sınırınız artar.',

  subjectJoin: '{name} sizi davet ediyor: {organization}',
  headingJoin: 'Kuruluşa katılın: {organization}',
  joinOrganization:
    '{name} sizi {product} üzerindeki {organization} kuruluşuna katılmaya davet ediyor; toplantıları ve randevu sayfalarını ekiple paylaşırsınız. Kendi hesabınız ve takvimleriniz sizde kalır.',
  labelRole: 'Rolünüz',
  roleAdmin: 'Yönetici',
  roleMember: 'Üye',
  actionAcceptInvitation: 'Daveti kabul et',
  textAcceptInvitation: 'Daveti buradan kabul edin:',
  joinEnds: {
    by: 'days',
    one: 'Bağlantı bir kez ve {days} gün boyunca çalışır.',
    other: 'Bağlantı bir kez ve {days} gün boyunca çalışır.',
  },
  joinIgnore: 'Katılmak istemiyorsanız bu e-postayı yok sayın. Kabul etmeden kimse katılmış olmaz.',
  footerJoin:
    'Bu e-postayı alıyorsunuz, çünkü {organization} ({page}) kuruluşundan biri sizi {product} üzerinde katılmaya davet etti. Adresinizi başka bir şey için kullanmayız.',
  headingRemoved: '{organization} kuruluşundan çıkarıldınız',
  headingLeft: '{organization} kuruluşundan ayrıldınız',
  goneFrom:
    '{organization} kuruluşunda artık kimse sizden randevu alamaz ve kuruluşa erişiminiz yok. Kendi hesabınız, sayfalarınız ve takvimleriniz olduğu gibi kalır.',
  goneMeetings:
    'Yaklaşan toplantılarınızdan birini bir çalışma arkadaşınız devralırsa size e-posta göndeririz.',
  headingRoleChanged: '{organization} kuruluşundaki rolünüz değişti',
  madeAdmin:
    'Artık yöneticisiniz. {organization} kuruluşunun kişilerini, etkinlik türlerini, ayarlarını ve tüm toplantılarını yönetirsiniz.',
  madeMember:
    'Artık üyesiniz. {organization} kuruluşunun etkinlik türlerini ve kendi toplantılarınızı görürsünüz.',
  headingOwner: '{organization} kuruluşunun sahibi artık sizsiniz',
  madeOwner:
    '{organization} kuruluşunun planını siz yönetirsiniz; kuruluşu yalnızca siz devredebilir veya silebilirsiniz.',
  headingTransferred: '{organization} kuruluşunun yeni sahibi: {name}',
  transferred: 'Artık yöneticisiniz. Tüm toplantılar olduğu gibi kalır.',
  headingTransferAsked: '{name}, {organization} kuruluşunun sahibi olmanızı istedi',
  transferAsked:
    'Kabul ederseniz {organization} kuruluşunun sahibi olur ve ücretini ödersiniz. Sonrasında kuruluşu yalnızca siz devredebilir veya silebilirsiniz; {name} yönetici olur.',
  transferAskedAnswer:
    'Kuruluş sayfasından 7 gün içinde kabul edebilir veya reddedebilirsiniz. Siz kabul edene kadar hiçbir şey değişmez.',
  headingTransferDeclined: '{name}, {organization} kuruluşunu devralmayacak',
  transferDeclined: '{organization} kuruluşunun sahibi olma isteği reddedildi. Sahip hâlâ sizsiniz.',
  headingMemberRemoved: '{organization} kuruluşundan çıkarılan: {name}',
  headingMemberLeft: '{organization} kuruluşundan ayrılan: {name}',
  headingMemberDeleted: '{organization} kuruluşundaki hesap silindi: {name}',
  headingMemberDisabled: '{organization} kuruluşundaki hesap devre dışı bırakıldı: {name}',
  memberDisabled:
    'Bu kişi oturum açamaz ve kimse ondan randevu alamaz. Henüz kimsenin devralmadığı yaklaşan toplantılar Kişiler sayfanızda.',
  memberGone:
    'Orada artık kimse bu kişiden randevu alamaz. Kişiler listeniz, henüz kimsenin devralmadığı yaklaşan toplantıları gösterir.',
  headingJoined: '{organization} kuruluşuna katıldınız',
  joined:
    '{organization} kuruluşundaki çalışma arkadaşlarınız artık sizi etkinlik türlerine ekleyebilir. Kendi hesabınız ve takvimleriniz sizde kalır.',
  joinedNext:
    'Yalnızca müsait olduğunuzda randevu alınması için şimdi saatlerinizi kontrol edin ve takviminizi bağlayın. Zaten ayarlıysa hazırsınız.',
  labelCheckHours: 'Saatlerinizi kontrol edin',
  labelConnectCalendar: 'Takvim bağlayın',
  headingMemberJoined: '{organization} kuruluşuna katılan: {name}',
  memberJoined:
    'Artık {name} adlı kişiyi etkinlik türlerine ekleyebilir ve Kişiler sayfanızda görebilirsiniz.',
  headingAddedToTeam: '{organization} kuruluşunda bir ekibe eklendiniz',
  addedToTeam:
    'Artık aşağıdaki etkinlik türlerinin organizatörüsünüz; {organization} kuruluşunda sizden randevu alınabilir.',
  addedToTeamAsks:
    'Kendi saatlerinizi ve takvimlerinizi kullanıyoruz. Bu toplantılarda organizatör olamayacaksanız yöneticinizden organizatörleri değiştirmesini isteyin.',
  headingEventTypesGiven: 'Yeni etkinlik türleri: {organization}',
  eventTypesGiven:
    'Aşağıdaki etkinlik türleri artık kendi sayfanızda. {organization} onları yönetir ve bazı ayarlarını kilitlemiş olabilir.',
  eventTypesGivenAsks:
    '{organization} saatleri belirlemediği sürece kendi saatleriniz ve takvimleriniz kullanılır. Bu toplantılarda organizatör olamayacaksanız yöneticinizden bunu değiştirmesini isteyin.',
  headingHostMissing: '{organization} kuruluşunda artık organizatör değil: {name}',
  hostMissing:
    '{name}, aşağıdaki etkinlik türlerinin zorunlu organizatörüydü. Kalan organizatörlerden hâlâ randevu alınabiliyor.',
  hostMissingAsks:
    'Başka biri mi katılsın, yoksa şimdilik kimse randevu alamasın mı? Kontrol panelinde kuruluşa geçin, sonra organizatörleri değiştirin veya etkinlik türlerini kapatın.',
  headingTeamShort: 'Yeterli organizatör yok: {organization}',
  teamShort:
    '{name} artık organizatör olamıyor ve aşağıdaki etkinlik türlerinde çok az organizatör kaldı. Şimdilik bunlardan kimse randevu alamaz.',
  teamShortAsks:
    'Organizatör ekleyin, toplantı başına daha az organizatör isteyin veya etkinlik türlerini kapatın.',
  labelEventTypes: 'Etkinlik türleri',
  headingApiKeyMadeBy: '{name}, {organization} için bir API anahtarı oluşturdu',
  apiKeyMadeBy:
    'Bu anahtara sahip her yazılım, anahtarın izinleri dahilinde {organization} adına işlem yapabilir.',
  headingApiKeyRemovedBy: '{name}, {organization} için bir API anahtarını kaldırdı',
  apiKeyRemovedBy: 'Bu anahtarı kullanan yazılımlar artık {organization} adına işlem yapamaz.',
  apiKeysOfMembers:
    'Anahtarları görmek veya kaldırmak için kontrol panelinde şu kuruluşa geçin: {organization}.',
  footerMemberNews:
    'Bu e-postayı alıyorsunuz, çünkü {product} üzerindeki {organization} kuruluşunun üyesisiniz veya üyesiydiniz.',
  headingAppAllowedBy: '{name}, bir uygulamanın {organization} adına işlem yapmasına izin verdi',
  appAllowedBy: 'Uygulama, {name} tarafından verilen izinler dahilinde {organization} adına işlem yapabilir.',
  headingAppRemovedBy: '{name}, {organization} için bir uygulamanın bağlantısını kesti',
  appRemovedBy: 'Bu uygulama artık {organization} adına işlem yapamaz.',
  appsOfMembers:
    'Uygulamaları görmek veya bağlantılarını kesmek için kontrol panelinde şu kuruluşa geçin: {organization}.',
  subjectOrganizationEmail: 'Bu, {organization} kuruluşunun e-postası mı?',
  headingOrganizationEmail: 'Bu e-postayı doğrulayın',
  organizationEmail:
    '{organization}, davetlilerin yanıt yazabilmesi için takvim davetlerinde bu e-postayı göstermek istiyor. Uygunsa onaylayın.',
  actionOrganizationEmail: 'E-postayı doğrula',
  textOrganizationEmail: 'Bu e-postayı onaylayın:',
  organizationEmailEnds: 'Bağlantı bir kez ve 7 gün boyunca çalışır.',
  organizationEmailIgnore:
    '{organization} kuruluşunu tanımıyorsanız bu e-postayı yok sayın. Siz onaylamadıkça hiçbir şey değişmez.',
  footerOrganizationEmail:
    'Bu e-postayı alıyorsunuz, çünkü {organization} ({page}) kuruluşundan biri {product} üzerinde bu adresi girdi. Adresi başka bir şey için kullanmayız.',

  subjectPollInvited: '{name} ne zaman gelebileceğinizi soruyor: {poll}',
  subjectPollReminder: 'Hatırlatma: ne zaman gelebilirsiniz? {poll}',
  subjectPollConfirm: 'Oyunuzu onaylayın: {poll}',
  subjectPollVoted: 'Oyunuz: {poll}',
  subjectPollRemoved: 'Lütfen yeniden oy verin: {poll}',
  subjectPollChanged: 'Saatler değişti: {poll}',
  subjectPollDecided: 'Saat belirlendi: {poll}',
  subjectPollVotedHost: 'Yeni oy: {name} · {poll}',
  subjectPollDeclinedHost: 'Reddetti: {name} · {poll}',
  headingPollInvited: 'Ne zaman gelebilirsiniz?',
  headingPollReminder: 'Oyunuz hâlâ eksik',
  headingPollVoted: 'Oyunuzu onaylayın',
  headingPollProved: 'Teşekkürler, oyunuz alındı',
  headingPollVotedAgain: 'Daha önce oy verdiniz',
  headingPollRemoved: 'Lütfen yeniden oy verin',
  headingPollChanged: 'Saatler değişti',
  headingPollDecided: 'Saat belirlendi',
  headingPollVotedHost: 'Yeni bir oy',
  headingPollDeclinedHost: 'Gelemeyen biri var',
  pollInvited:
    '{name} “{poll}” için bir saat arıyor ve ne zaman gelebileceğinizi öğrenmek istiyor. Hesaba ihtiyacınız yok.',
  pollReminder: '{name} “{poll}” için hâlâ bir saat arıyor. Henüz oy vermediniz.',
  pollReminderConfirm:
    '“{poll}” için verdiğiniz oy henüz onaylanmadı. Bağlantıyı açıp oyun size ait olduğunu onaylayın.',
  pollVoted:
    'Birisi “{poll}” için e-posta adresinizle oy verdi. Sizseniz oyunuzu onaylayın. Oylama açık olduğu sürece değiştirebilir veya geri çekebilirsiniz.',
  pollProved:
    '“{poll}” için verdiğiniz oyu, oylama açık olduğu sürece değiştirebilir veya geri çekebilirsiniz.',
  pollVotedAgain:
    '“{poll}” için bu e-postayla daha önce tercih edilen saatler paylaşılmış. Görmek, onaylamak veya değiştirmek için bağlantıyı açın. Önceki bağlantılar artık çalışmayacak.',
  pollRemoved:
    '“{poll}” artık {duration} sürüyor. Önceki saatleriniz uymayabileceği için onları kaldırdık. Lütfen yeniden oy verin.',
  pollChanged:
    '“{poll}” için saatler değişti. Diğer saatlerdeki oylarınızı koruduk. Lütfen hâlâ doğru olduklarını kontrol edin.',
  pollDecided:
    '“{poll}” için saat belirlendi. Bu saate oy vermediğiniz için size davet göndermedik. Yine de gelebilecekseniz organizatöre haber verin.',
  pollNotYou: '{name} (siz değil)',
  pollVotedHost: '“{poll}” anketinde yeni bir oy var: {name}.',
  pollDeclinedHost:
    '{name} “{poll}” için artık gelemiyor. Toplantı olduğu gibi kalıyor. Yeniden planlayabilir veya iptal edebilirsiniz.',
  subjectPollAttendsHost: 'Yine de gelebiliyor: {name} · {poll}',
  headingPollAttendsHost: 'Bir kişi daha gelebiliyor',
  pollAttendsHost: '{name} “{poll}” için yine de gelebiliyor ve davet edildi.',
  labelPollAbout: 'Konu',
  labelPollTimes: 'Saatler',
  labelPollDays: 'Günler',
  labelPollZone: 'Saat dilimi',
  pollMoreTimes: { one: 've {count} tane daha', other: 've {count} tane daha' },
  labelPollUntil: 'Son oy zamanı',
  labelPollAdded: 'Yeni',
  labelPollTakenAway: 'Kaldırıldı',
  labelPollFinal: 'Saat',
  actionPollVote: 'Saatleri oyla',
  actionPollChange: 'Oyumu değiştir',
  actionPollConfirm: 'Oyumu onayla',
  actionPollOpen: 'Sonuçları gör',
  actionPollSee: 'Sonucu gör',
  textPollLink: 'Anketi buradan açın:',
  pollLinkIsYours: 'Bu bağlantıya sahip olan herkes oyunuzu değiştirebilir. Kimseyle paylaşmayın.',
  choosePollMails: 'Bu anketle ilgili e-postaları durdur',
  footerPollInvited:
    'Bu e-postayı alıyorsunuz, çünkü {owner} ({page}) ne zaman gelebileceğinizi öğrenmek istiyor.',
  footerPollVoter:
    'Bu e-postayı alıyorsunuz, çünkü bu adresle oy verildi. Siz değildiyseniz bu e-postayı yok sayın.',

  subjectReferral: '{name} sizi davet ediyor: {product}',
  headingReferral: '{name} bunu beğeneceğinizi düşünüyor: {product}',
  referral:
    '{product} sayesinde insanlar, e-posta trafiğine gerek kalmadan her iki tarafa da uyan saatlerde sizden toplantı randevusu alabilir. {name} bunu kullanıyor ve sizi denemeye davet ediyor.',
  actionTry: 'Göz at',
  textTry: 'Buradan göz atın:',
  referralSeen:
    'Birisi bu e-postayla {product} için kaydolur ve bir plan için ödeme yaparsa {name} bunu görecek.',
  referralClosing: '{name} size tek bir hatırlatma gönderebilir. Hepsi bu.',
  subjectReferralReminder: 'Hatırlatma: {name} sizi davet ediyor: {product}',
  headingReferralReminder: '{name} hâlâ bunu beğeneceğinizi düşünüyor: {product}',
  referralLast: 'Bu tek hatırlatmaydı. Bu kişiden artık böyle bir e-posta gelmeyecek: {name}.',
  footerReferral:
    'Bu e-postayı alıyorsunuz, çünkü {name} ({page}) sizi {product} kullanmaya davet etti. Adresinizi başka bir şey için kullanmayız.',
  subjectReward: '{name} ${dollars} değerinde hediye kartı istedi',
  headingReward: 'Gönderilecek bir hediye kartı',
  rewardByHand: {
    by: 'points',
    one: '{name}, bağlantısıyla kaydolup plan için ödeme yapan kişiler karşılığında {points} puan kullandı. Stokta bu değerde hediye kartı yok. Lütfen şu adrese bir tane gönderin: {email}.',
    other:
      '{name}, bağlantısıyla kaydolup plan için ödeme yapan kişiler karşılığında {points} puan kullandı. Stokta bu değerde hediye kartı yok. Lütfen şu adrese bir tane gönderin: {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name}, bağlantısıyla kaydolup plan için ödeme yapan kişiler karşılığında {points} puan kullandı. Siz durdurmazsanız stoktan bir hediye kartı gönderilecek. Adres: {email}, tarih: {date}.',
    other:
      '{name}, bağlantısıyla kaydolup plan için ödeme yapan kişiler karşılığında {points} puan kullandı. Siz durdurmazsanız stoktan bir hediye kartı gönderilecek. Adres: {email}, tarih: {date}.',
  },
  labelWorth: 'Değer',
  worthDollars: { by: 'points', one: '${dollars} ({points} puan)', other: '${dollars} ({points} puan)' },
  labelGiftCardStop: 'Durdurmak için',
  subjectGiftCard: '${dollars} değerindeki hediye kartınız',
  headingGiftCard: 'Hediye kartınız burada',
  giftCard: '{product} için insanları davet ettiğiniz için teşekkürler.',
  giftCardDollars: '${dollars}',
  labelGiftCardCode: 'Kod',
  giftCardKeep: 'Bu e-postayı saklayın. Bizdeki kodu üç ay sonra sileriz.',
  footerGiftCard: 'Bu e-postayı alıyorsunuz, çünkü {product} üzerinde puan kullandınız.',

  labelAccount: 'Hesap',
  footerFeedback:
    'Bu e-postayı alıyorsunuz, çünkü bu {product} sunucusunu siz işletiyorsunuz (OPERATOR_EMAIL).',
  greeting: 'Merhaba {name},',
  greetingGuest: 'Merhaba,',
  clockForward: 'Bu toplantıdan önce saatler ileri alınıyor ({date}, {amount}). Buradaki saat buna göredir.',
  clockBack: 'Bu toplantıdan önce saatler geri alınıyor ({date}, {amount}). Buradaki saat buna göredir.',
  labelCode: 'Kodunuz',
  chooseMails: 'Hangi e-postaları alacağınızı seçin',
  codeIsYours: 'Bu kodu asla telefonla veya başka bir e-postayla istemeyiz.',
  replyReaches: 'Yanıtınızın gideceği kişi: {name}.',
  footerHost: 'Bu e-postayı alıyorsunuz, çünkü insanlar {product} ile sizden randevu alıyor.',
  stopAllMails: '{product} e-postalarının tümünü durdur',
  allDay: 'Tüm gün',
  footerNewDevice: 'Bu e-postayı alıyorsunuz, çünkü bir {product} hesabınız var.',

  subjectWebhookFailing: 'Webhook’unuz başarısız oluyor: {address}',
  subjectWebhookGone: 'Webhook’unuz kapatıldı: {address}',
  headingWebhookFailing: 'Bir webhook başarısız oluyor',
  headingWebhookGone: 'Bir webhook kapatıldı',
  webhookFailing: {
    one: '{address} gönderdiğimizi kabul etmedi: {count} deneme başarısız oldu.',
    other: '{address} gönderdiklerimizi kabul etmiyor: art arda {count} deneme başarısız oldu.',
  },
  webhookGone: '{address} 410 (gone) yanıtı verdi, bu yüzden webhook’u kapattık ve bekleyenleri sildik.',
  labelSince: 'Ne zamandan beri',
  labelLastAttempt: 'Son deneme',
  webhookAnswered: 'Yanıt: {status}',
  webhookNoAnswer: 'Sunucu yanıt vermedi',
  webhookTimeout: 'Sunucu çok geç kaldı',
  webhookCertificate: 'Sitenin sertifikası geçerli değil',
  webhookNoHost: 'Bu adda bir sunucu yok',
  webhookPrivate: 'Adres özel bir ağda',
  webhookAddress: 'Adres kullanılamıyor',
  actionWebhook: 'Webhook’u aç',
  textWebhook: 'Ne gönderdiğimizi görün ve yeniden deneyin:',
  textWebhookGone: 'Geri geldiyse webhook’u buradan yeniden açın:',
  webhookFailingClosing:
    'Denemeye devam ediyoruz, ancak giderek daha seyrek. Adres yeniden çalıştığında bekleyen her şeyi göndeririz. Yaklaşık üç gün sonra vazgeçeriz.',
  webhookGoneClosing: 'Randevular ve e-postalar bundan etkilenmez.',
  footerWebhook: 'Bu e-postayı alıyorsunuz, çünkü bu webhook’u {product} içinde eklediniz.',
}
