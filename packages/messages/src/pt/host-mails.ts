import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'host_mails.text': 'Escolha quais e-mails enviamos para {email}.',
  'host_mails.booked': 'Novas reuniões',
  'host_mails.booked_text': 'Inclui o convite para sua agenda.',
  'host_mails.rescheduled': 'Reuniões reagendadas',
  'host_mails.rescheduled_text': 'Pelo participante ou por você.',
  'host_mails.canceled': 'Reuniões canceladas',
  'host_mails.canceled_text': 'Pelo participante ou por você.',
  'host_mails.reminder': 'Lembretes',
  'host_mails.reminder_text': 'Conforme definido em cada tipo de evento.',
  'host_mails.undelivered': 'E-mails não entregues',
  'host_mails.undelivered_text': 'Quando o servidor de e-mail de um participante recusa um e-mail.',
  'host_mails.watched': 'Vídeos vistos por leads',
  'host_mails.watched_text': 'Quando alguém assiste pelo link de um lead.',
  'host_mails.watched_pace': 'Com que frequência para o mesmo lead',
  'host_mails.watched_hourly': 'Todas as vezes, até uma vez por hora',
  'host_mails.watched_daily': 'Uma vez por dia',
  'host_mails.watched_once': 'Só na primeira vez',
  'host_mails.webhook': 'Webhooks com falha',
  'host_mails.webhook_text': 'Quando um webhook continua falhando ou nós o desativamos.',
  'host_mails.held': {
    one: '{count} e-mail a uma pessoa nova está esperando por causa do nosso limite diário. Próxima tentativa: {when}.',
    other:
      '{count} e-mails a pessoas novas estão esperando por causa do nosso limite diário. Próximo envio: {when}.',
  },
  'host_mails.always':
    'Sempre enviamos e-mails sobre sua conta: senha, endereço e novos aparelhos. As outras pessoas escolhem quais e-mails recebem.',
}
