import type { texts as source } from '../en/feedback.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'feedback.title': 'Enviar feedback',
  'feedback.text':
    'Sua mensagem vai para a administração deste servidor. A resposta será enviada para {email}.',
  'feedback.message': 'O que você quer dizer?',
  'feedback.send': 'Enviar feedback',
  'feedback.sent': 'Agradecemos. Sua mensagem está a caminho.',
}
