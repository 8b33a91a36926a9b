import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'feedback.title': 'Geri bildirim gönderin',
  'feedback.text': 'Mesajınız bu sunucuyu işleten kişiye gider. Yanıtın geleceği adres: {email}.',
  'feedback.message': 'Ne söylemek istersiniz?',
  'feedback.send': 'Geri bildirim gönder',
  'feedback.sent': 'Teşekkürler. Mesajınız yolda.',
}
