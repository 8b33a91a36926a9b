import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'feedback.title': 'Wyślij opinię',
  'feedback.text':
    'Twoja wiadomość trafi do osoby prowadzącej ten serwer. Odpowiedź przyjdzie na adres {email}.',
  'feedback.message': 'Co chcesz powiedzieć?',
  'feedback.send': 'Wyślij opinię',
  'feedback.sent': 'Dziękujemy. Twoja wiadomość jest w drodze.',
}
