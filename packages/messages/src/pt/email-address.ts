import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'email.text':
    'Você entra com este endereço, e enviamos para ele os e-mails sobre sua conta e suas reuniões.',
  'email.now': 'Seu endereço é',
  'email.new': 'Novo endereço de e-mail',
  'email.same': 'Este já é seu endereço',
  'email.ask': 'Confirmar com os dois endereços',
  'email.waiting': 'Confira as duas caixas de entrada',
  'email.waiting_text':
    'Enviamos um link para cada endereço. Seu endereço muda depois que você abrir os dois. Os links funcionam até {until}.',
  'email.confirmed': 'confirmado',
  'email.unconfirmed': 'ainda não confirmado',
  'email.withdraw': 'Manter meu endereço',
  'email.withdrawn': 'Seu endereço continua o mesmo. Os links que enviamos não funcionam mais.',
  'email.agree_title': 'Mudar seu endereço de e-mail?',
  'email.agree_text':
    'Alguém pediu um novo endereço de e-mail para uma conta. Se ela for sua, confirme a mudança. Se não, feche esta página.',
  'email.agree': 'Confirmar mudança',
  'email.changed': 'Seu endereço de e-mail mudou. A partir de agora, entre com o novo.',
  'email.other_waits': 'Endereço confirmado. Agora abra o link que enviamos para o outro endereço.',
  'email.to_settings': 'Ir para as configurações',
}
