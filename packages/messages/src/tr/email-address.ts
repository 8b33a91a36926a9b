import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'email.text':
    'Bu adresle oturum açarsınız; hesabınız ve toplantılarınızla ilgili e-postaları da bu adrese göndeririz.',
  'email.now': 'Adresiniz',
  'email.new': 'Yeni e-posta adresi',
  'email.same': 'Bu zaten sizin adresiniz',
  'email.ask': 'Her iki adresle onayla',
  'email.waiting': 'Her iki gelen kutusunu da kontrol edin',
  'email.waiting_text':
    'Her adrese e-postayla bir bağlantı gönderdik. İkisini de açtığınızda adresiniz değişir. Bağlantıların son geçerlilik zamanı: {until}.',
  'email.confirmed': 'onaylandı',
  'email.unconfirmed': 'henüz onaylanmadı',
  'email.withdraw': 'Adresim kalsın',
  'email.withdrawn': 'Adresiniz aynı kalıyor. Gönderdiğimiz bağlantılar artık çalışmıyor.',
  'email.agree_title': 'E-posta adresiniz değiştirilsin mi?',
  'email.agree_text':
    'Birisi bir hesap için yeni bir e-posta adresi istedi. Hesap sizinse değişikliği onaylayın. Değilse bu sayfayı kapatın.',
  'email.agree': 'Değişikliği onayla',
  'email.changed': 'E-posta adresiniz değişti. Bundan sonra yenisiyle oturum açın.',
  'email.other_waits': 'Adres onaylandı. Şimdi diğer adrese gönderdiğimiz bağlantıyı açın.',
  'email.to_settings': 'Ayarlara git',
}
