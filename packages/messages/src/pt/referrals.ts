import type { texts as source } from '../en/referrals.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'referrals.text': 'Convide quem também oferece horários e ganhe pontos para vales-presente.',
  'referrals.earn': {
    by: 'points',
    one: 'Você ganha {points} ponto por pessoa que cria conta com seu link e paga por um plano.',
    other: 'Você ganha {points} pontos por pessoa que cria conta com seu link e paga por um plano.',
  },
  'referrals.earn_after': {
    by: 'days',
    one: 'Você pode usá-los {days} dia depois.',
    other: 'Você pode usá-los {days} dias depois.',
  },
  'referrals.worth': {
    by: 'points',
    one: '{points} ponto vale US$ {dollars}.',
    other: '{points} pontos valem US$ {dollars}.',
  },
  'referrals.email': 'E-mail comercial',
  'referrals.email_hint': 'Vamos enviar seu link a este endereço em seu nome. As respostas vão para você.',
  'referrals.invite': 'Convidar',
  'referrals.invited': 'Seu convite está a caminho de {email}.',
  'referrals.failed': 'Não é possível convidar este e-mail',
  'referrals.invited_before': 'Você já convidou {email}. Não enviamos um segundo convite.',
  'referrals.invited_on': 'Convite enviado em {date}',
  'referrals.status_signed_up': 'Criou conta',
  'referrals.status_upgraded': 'Fez upgrade',
  'referrals.remind': 'Lembrar',
  'referrals.remind_of': 'Lembrar {email}',
  'referrals.reminded': 'Seu lembrete está a caminho de {email}.',
  'referrals.reminded_on': 'Lembrete enviado em {date}',
  'referrals.remind_failed': 'Não é possível enviar o lembrete ou o e-mail',
  'referrals.delete_of': 'Excluir o convite para {email}',
  'referrals.delete_title': 'Excluir este convite?',
  'referrals.delete_text':
    '{email} desaparece da sua lista. Você mantém os pontos que ganhou. Guardamos o endereço por um ano, para que você não o convide duas vezes.',
  'referrals.deleted': 'Convite excluído',
  'referrals.held': {
    one: '{count} e-mail a uma pessoa nova está esperando por causa do nosso limite diário. Próxima tentativa: {when}.',
    other:
      '{count} e-mails a pessoas novas estão esperando por causa do nosso limite diário. Próximo envio: {when}.',
  },
  'referrals.nobody': 'Nenhum convite ainda',
  'referrals.nobody_text':
    'As pessoas que você convida recebem um e-mail com seu link e um lembrete, se você o enviar.',
  'referrals.points': { one: '{count} ponto', other: '{count} pontos' },
  'referrals.pending': {
    one: 'Mais {count} ponto a partir de {date}',
    other: 'Mais {count} pontos a partir de {date}',
  },
  'referrals.joined': {
    one: '{count} pessoa criou conta com seu link',
    other: '{count} pessoas criaram conta com seu link',
  },
  'referrals.paid': { one: '{count} delas paga por um plano', other: '{count} delas pagam por um plano' },
  'referrals.gift_cards': 'Vales-presente',
  'referrals.gift_card': 'US$ {dollars}',
  'referrals.costs': { by: 'points', one: '{points} ponto', other: '{points} pontos' },
  'referrals.missing': { one: 'Falta {count} ponto', other: 'Faltam {count} pontos' },
  'referrals.claim': 'Resgatar',
  'referrals.claim_named': 'Resgatar o vale-presente de US$ {dollars}',
  'referrals.sure': 'Resgatar um vale-presente de US$ {dollars}?',
  'referrals.sure_text': {
    by: 'points',
    one: 'Isso usa {points} ponto.',
    other: 'Isso usa {points} pontos.',
  },
  'referrals.sure_when': {
    by: 'days',
    one: 'Vamos enviar o vale-presente para {email} em cerca de {days} dia.',
    other: 'Vamos enviar o vale-presente para {email} em cerca de {days} dias.',
  },
  'referrals.claimed': 'Vamos enviar o vale-presente para {email}.',
  'referrals.claims': 'Vales-presente resgatados',
  'referrals.claimed_on': 'Resgatado em {date}, será enviado para {email}',
  'referrals.sent_on': 'Enviado em {date} para {email}',
  'referrals.returned_on': 'Não enviado. Pontos devolvidos em {date}',
  'referrals.history': 'Histórico',
  'referrals.did_earned': 'Alguém que você indicou pagou por um plano',
  'referrals.did_taken_back': 'Um pagamento foi reembolsado',
  'referrals.did_given_again': 'Um pagamento voltou a contar',
  'referrals.did_claimed': 'Vale-presente resgatado',
  'referrals.did_returned': 'Vale-presente não enviado',
  'referrals.no_rewards': 'Sem recompensas neste servidor',
  'referrals.no_rewards_text':
    'Este servidor não vende planos. Seu link e seus convites continuam funcionando.',
  'referrals.link': 'Seu link',
  'referrals.link_text':
    'Todas as pessoas que criam conta com ele contam. Coloque-o no seu site, nos seus e-mails ou no seu perfil.',
  'referrals.copy': 'Copiar link',
  'error.cannot_invite_email':
    'Não é possível convidar este e-mail. Ele é seu, é de um serviço de e-mail descartável ou você já excluiu um convite para ele.',
  'error.business_email_only':
    'Só são permitidos e-mails comerciais. Para um serviço de e-mail gratuito, compartilhe seu link de afiliação.',
  'error.cannot_send_reminder':
    'Um lembrete pode ser enviado três dias depois do convite, desde que ninguém tenha criado conta com ele.',
  'error.too_few_points': 'Você não tem pontos suficientes para isso.',
}
