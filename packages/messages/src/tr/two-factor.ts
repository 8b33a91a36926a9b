import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'two_factor.text': 'Şifrenizin yanında bir kod da ister; böylece çalınan bir şifre yeterli olmaz.',
  'two_factor.off': 'İki adımlı doğrulama kapalı',
  'two_factor.off_text':
    'Şifreniz ve telefonunuzdaki bir uygulamadan altı haneli bir kodla oturum açmak için bunu açın.',
  'two_factor.set_up': 'İki adımlı doğrulamayı kur',
  'two_factor.step': 'Adım {step} / 3',
  'two_factor.app': 'Bir kimlik doğrulama uygulaması yükleyin',
  'two_factor.app_text':
    'Birçok şifre yöneticisi dahil, tek kullanımlık kod üreten her uygulama olur. Sonra devam etmek için şifrenizi girin.',
  'two_factor.next': 'Devam et',
  'two_factor.scan': 'Kodu tarayın',
  'two_factor.scan_text': 'Uygulamayı açıp bu kodu tarayın. Kodu tarayıcınız çizer ve hiçbir yere göndermez.',
  'two_factor.qr': 'Kimlik doğrulama uygulaması için QR kodu',
  'two_factor.by_hand': 'Kamera yok mu? Bu anahtarı uygulamaya yazın:',
  'two_factor.copy_key': 'Anahtarı kopyala',
  'two_factor.enter': '6 haneli kodu girin',
  'two_factor.switch_on': 'Doğrulamayı aç',
  'two_factor.switched_on': 'İki adımlı doğrulama açık. Diğer tüm oturumlarınız kapatıldı.',
  'two_factor.codes': 'Kurtarma kodlarınızı kaydedin',
  'two_factor.codes_text':
    'Uygulama yanınızda değilse her kodla bir kez girebilirsiniz. Kodları yalnızca şimdi gösteririz, güvenli bir yere kaydedin.',
  'two_factor.copy_codes': 'Kodları kopyala',
  'two_factor.download': 'İndir',
  'two_factor.kept': 'Kodları kaydettim',
  'two_factor.file_text': 'Kurtarma kodları: {product}. Her biri bir kez çalışır.',
  'two_factor.on': 'İki adımlı doğrulama açık',
  'two_factor.since': 'Başlangıç: {date}.',
  'two_factor.codes_left': { one: '{count} kurtarma kodu kaldı.', other: '{count} kurtarma kodu kaldı.' },
  'two_factor.renew': 'Yeni kurtarma kodları al',
  'two_factor.switch_off': 'Doğrulamayı kapat',
  'two_factor.switched_off': 'İki adımlı doğrulama kapalı. Diğer tüm oturumlarınız kapatıldı.',
  'error.two_factor_is_on': 'İki adımlı doğrulama zaten açık',
}
