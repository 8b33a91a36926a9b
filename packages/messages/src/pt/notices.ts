import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  listTitle: 'Agende um horário: {name}',
  listPick: 'O que você quer agendar?',
  listPeople: 'Com quem você quer se reunir?',
  listEmpty: 'Nada para agendar no momento',
  listEmptyHint: 'Volte daqui a alguns dias ou peça um horário ao responsável.',

  routingNext: 'Continuar',
  routingOthers: 'Ver o que {name} oferece',

  mailsTitle: 'Quais e-mails você quer receber?',
  mailsAbout: 'E-mails sobre esta reunião. Para: {address}. Responsável: {name}.',
  mailsUnsaid:
    'Avisamos por e-mail quando esta reunião muda de horário ou é cancelada, mas não enviamos lembretes.',
  mailsKeep: 'Quero receber tudo',
  mailsKeepHint: 'Todas as mudanças e os lembretes definidos pelo responsável.',
  mailsMeeting: 'Nenhum e-mail sobre esta reunião',
  mailsMeetingHint: 'Nem se ela mudar de horário ou for cancelada.',
  mailsHost: 'Nenhum e-mail sobre reuniões com este responsável',
  mailsHostHint: 'Esta e quaisquer outras, agora ou depois.',
  mailsAll: 'Nenhum e-mail sobre reuniões de {server}',
  mailsAllHint: 'De nenhum responsável. Você continua recebendo e-mails sobre sua própria conta.',
  mailsSave: 'Salvar',
  mailsSavedKeep: 'Salvo. Você vai receber tudo sobre esta reunião.',
  mailsSavedMeeting: 'Salvo. Não haverá mais e-mails sobre esta reunião.',
  mailsSavedHost: 'Salvo. Não haverá mais e-mails sobre reuniões com este responsável.',
  mailsSavedAll: 'Salvo. Não haverá mais e-mails sobre reuniões de {server}.',
  mailsSavedHint: 'Você pode mudar isto aqui a qualquer momento.',
  mailsAboutPoll: 'E-mails sobre esta enquete. Para: {address}. Responsável: {name}.',
  mailsAboutInvitation: 'E-mails a pedido de um responsável. Para: {address}. Responsável: {name}.',
  mailsPollKeepHint: 'Quando os horários mudarem, além de lembretes.',
  mailsPoll: 'Nenhum e-mail sobre esta enquete',
  mailsPollHint: 'Sem lembretes nem novidades. O link para mudar seu voto continua funcionando.',
  mailsSavedPollKeep: 'Salvo. Você vai receber tudo sobre esta enquete.',
  mailsSavedPoll: 'Salvo. Não haverá mais e-mails sobre esta enquete.',

  notFound: 'Página não encontrada',
  notFoundHint:
    'O endereço da página de agendamento não é válido. Veja se há erros de digitação ou peça um novo link.',
  notOpen: 'Esta página ainda não está no ar',
  notOpenHint: 'Ela ainda está sendo preparada. Volte mais tarde ou fale com quem passou o link a você.',
  linkExpired: 'O link expirou',
  linkExpiredHint:
    'Este link não funciona mais. Use o e-mail mais recente sobre sua reunião ou agende de novo.',
  eventOff: 'Agendamentos fechados no momento',
  eventOffHint: 'Não é possível agendar esta reunião agora. Volte mais tarde ou peça um horário.',
  unavailable: 'Algo deu errado',
  unavailableHint:
    'O problema é nosso, não seu. Tente de novo em um minuto. Os agendamentos confirmados estão seguros.',
  allMeetings: 'Ver o que {name} oferece',
  retry: 'Tentar de novo',
}
