import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  emailHint: 'Vamos enviar um código para este endereço de e-mail. Digite-o para agendar.',

  title: 'Confira seu e-mail',
  sent: 'Enviamos um código de seis dígitos para {email}. Digite-o aqui para agendar a reunião.',
  code: 'Código do e-mail',
  notThere: 'Ainda não chegou? Confira a pasta de spam.',
  sendAgain: 'Enviar de novo',
  sentAgain: 'Enviado de novo para {email}',
  again: {
    one: 'Você pode enviá-lo de novo em {count} segundo',
    other: 'Você pode enviá-lo de novo em {count} segundos',
  },
  noMore:
    'Não podemos enviar mais códigos para este horário. Se nenhum chegar, veja se o endereço está certo.',
  changeEmail: 'Mudar endereço de e-mail',

  kept: {
    one: 'Este horário fica guardado para você por mais {count} minuto',
    other: 'Este horário fica guardado para você por mais {count} minutos',
  },
  keptShortly: 'Falta menos de um minuto para confirmar este horário',
  keptUntil: 'Este horário fica guardado para você até {time}',

  sixDigits: 'Digite todos os seis dígitos',
  wrong: 'Este não é o código do e-mail',
  usedUp: 'Códigos errados demais. Em vez disso, abra o link do e-mail para agendar.',
  ended: 'Este horário não está mais guardado para você',
  endedHint:
    'Nada foi agendado. Guardamos o que você digitou: tente de novo enquanto o horário estiver livre.',
  endedLink: 'Nada foi agendado. Tente de novo enquanto o horário estiver livre.',
  askAgain: 'Tentar de novo',

  linkTitle: 'Agendar esta reunião?',
  linkText: 'Um clique confirma que {email} é seu endereço e agenda a reunião.',
  notYou: 'Não foi você? Feche esta página e nada será agendado.',

  // The host approves each booking
  approvalHint: 'O responsável aprova cada agendamento. Você receberá a resposta por e-mail.',
  requestTitle: 'Pedido enviado',
  requestText: 'O responsável precisa aprovar este horário. Enviaremos a resposta para {email} até {time}.',
  withdraw: 'Retirar pedido',
  withdrawn: 'Pedido retirado',
  declined: 'Pedido recusado',
  nothingBooked: 'Nada foi agendado.',
  offerTitle: 'Escolha outro horário',
  offerText:
    '{name} não pode no horário pedido, mas tem estes horários livres. Eles ficam guardados para você até {time}.',
  noneWork: 'Nenhum serve',
  offerGone: 'Nenhum destes horários está mais livre',
  offerEnded: 'Estes horários não estão mais guardados para você',
  propose: 'Sugerir outros horários',
  proposeHint: 'Informe até três horários. O responsável escolhe um.',
  proposeTime: 'Horário {number}',
  proposeMessage: 'Mensagem',
  proposeSend: 'Enviar horários',
  proposePast: 'Este horário já passou',
  proposedTitle: 'Horários enviados',
  proposedText:
    'O responsável escolhe um destes horários ou recusa. Enviaremos a resposta para {email} até {time}.',
}
