import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  invalid_input: 'Algo está faltando ou errado. Confira os campos marcados.',
  slot_not_available: 'O horário selecionado não está disponível',
  slot_taken: 'O horário selecionado acabou de ser ocupado',
  already_canceled: 'Esta reunião já foi cancelada',
  already_started: 'Esta reunião já começou',
  inside_notice: 'Não dá mais tempo de mudar esta reunião',
  host_only: 'Só o responsável pode mudar esta reunião',
  event_type_off: 'Este evento não pode ser agendado agora',
  event_type_not_found: 'Este evento não é mais oferecido',
  owner_not_found: 'O endereço da página de agendamento não é válido',
  booking_not_found: 'O link expirou',
  idempotency_key_reused: 'Isto já foi enviado com dados diferentes. Tente de novo.',
  rate_limited: 'Tentativas demais. Tente de novo em alguns minutos.',
  requests_waiting:
    'O responsável não pode receber outro pedido agora. Se você já enviou um, retire-o com o link do seu e-mail ou aguarde a resposta.',
  mailbox_full: 'Não podemos enviar e-mails a este endereço agora. Use outro ou tente de novo mais tarde.',
  proof_needed: 'Ative o JavaScript para agendar ou tente de novo em alguns minutos.',
  unavailable: 'Não conseguimos acessar o servidor. Nada se perdeu. Tente de novo.',
  internal_error: 'Algo deu errado. Nada se perdeu. Tente de novo.',
}
