import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'deletion.text': {
    by: 'days',
    one: 'Hesabınız hemen kapanır ve {days} gün sonra kalıcı olarak silinir.',
    other: 'Hesabınız hemen kapanır ve {days} gün sonra kalıcı olarak silinir.',
  },
  'deletion.at_once': 'Sayfalarınız yayından kalkar ve tüm oturumlarınız kapatılır.',
  'deletion.back': {
    by: 'days',
    one: 'Geri almak için {days} gün içinde oturum açın.',
    other: 'Geri almak için {days} gün içinde oturum açın.',
  },
  'deletion.then': 'Sonrasında her şeyi sileriz: verilerinizi ve davetlilerinizin size verdiği bilgileri.',
  'deletion.export': 'Önce verilerinizi dışa aktarın',
  'deletion.reason': 'Neden ayrılmak istiyorsunuz?',
  'deletion.reason_text': 'Bu sunucuyu işleten kişi, hesabınız silinene kadar bunu okuyabilir.',
  'deletion.meetings': { one: '{count} yaklaşan toplantı', other: '{count} yaklaşan toplantı' },
  'deletion.cancel': 'İptal edilsinler',
  'deletion.cancel_text':
    'Davetlilerinize şimdi e-posta göndeririz. Geri dönerseniz toplantılar iptal edilmiş olarak kalır.',
  'deletion.keep': 'Kalsınlar',
  'deletion.keep_text':
    'Davetlilerinize bildirim göndermeyiz. Hesabınız silindikten sonra taşıyamaz veya iptal edemezler.',
  'deletion.password': 'Şifreniz',
  'deletion.failed': 'Hesabınız silinemedi. Lütfen yeniden deneyin!',
  'deletion.ask': 'Hesabımı sil',
}
