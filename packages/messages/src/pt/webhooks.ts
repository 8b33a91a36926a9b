import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'webhooks.state_none': 'Nenhum evento nos últimos 30 dias',
  'webhooks.state_off': 'Desativado',
  'webhooks.state_gone': 'Desativado: o endereço respondeu com 410 (gone)',
  'webhooks.state_delivered': 'Entregue {ago}',
  'webhooks.state_sending': 'Enviando',
  'webhooks.state_waiting': '{answer}; próxima tentativa: {time}',
  'webhooks.state_failed': '{answer}; desistimos',
  'webhooks.answered': 'Respondeu com {status}',
  'webhooks.no_answer': 'Sem resposta',
  'webhooks.state_paused': {
    one: 'Pausado após {count} tentativa com falha; próxima: {time}',
    other: 'Pausado após {count} tentativas com falha; próxima: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Pausado após {count} tentativa com falha; tenta de novo no próximo agendamento',
    other: 'Pausado após {count} tentativas com falha; tenta de novo no próximo agendamento',
  },
  'webhooks.state_trying': 'Tentando de novo',
  'webhooks.paused': {
    one: 'Pausado: {count} tentativa falhou desde {since}.',
    other: 'Pausado: {count} tentativas seguidas falharam desde {since}.',
  },
  'webhooks.paused_next': 'Próxima tentativa: {time}.',
  'webhooks.paused_trying': 'Estamos tentando de novo agora.',
  'webhooks.paused_idle': 'Nada está esperando. Tentamos de novo no próximo agendamento.',
  'webhooks.paused_text':
    'Quando o endereço voltar a funcionar, enviamos tudo o que está esperando. Desistimos depois de cerca de três dias.',
  'webhooks.try_now': 'Tentar agora',
  'webhooks.slow':
    'Lento desde {since}: leva mais de dois segundos para responder. Isso só atrasa o que enviamos para lá.',
  'webhooks.delivered': 'Entregue ({status})',
  'webhooks.deliveries': 'Entregas',
  'webhooks.deliveries_text':
    'Até {count}, guardadas por 30 dias. As novas aparecem automaticamente. Seu horário: {zone}',
  'webhooks.deliveries_none': 'Nenhum evento nos últimos 30 dias',
  'webhooks.deliveries_none_text':
    'Seu próximo agendamento vai aparecer aqui. Até lá, você pode enviar um exemplo, que não guardamos.',
  'webhooks.waiting': 'Esperando',
  'webhooks.failed': 'Falhou',
  'webhooks.open_booking': '{event}: abrir a reunião',
  'webhooks.attempts': { one: '{count} tentativa', other: '{count} tentativas' },
  'webhooks.next_attempt': 'Próxima tentativa: {time}',
  'webhooks.open_delivery': '{event}, {time}: o que foi enviado',
  'webhooks.body_copy': 'Copiar o corpo',
  'webhooks.body_erased': 'Não é mais guardado: foi excluído com os dados do participante.',
  'webhooks.response': 'Resposta',
  'webhooks.response_none': 'Nenhuma ainda',
  'webhooks.response_empty': 'A resposta está vazia.',
  'webhooks.response_untold':
    'Não mostramos respostas da rede do próprio servidor nem respostas que não são texto.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Enviar de novo',
  'webhooks.resend_text': 'O mesmo conteúdo com o mesmo webhook-id, assinado de novo.',
  'webhooks.resend_refused': 'Isto não pode mais ser enviado de novo',
  'webhooks.what': 'O que é enviado',
  'webhooks.what_summary': 'Um exemplo e como verificar a assinatura',
  'webhooks.what_answer':
    'Uma resposta de 200 a 299 significa recebido. Depois de qualquer outra resposta, ou de nenhuma, enviamos de novo, com frequência cada vez menor. 410 desativa o webhook.',
  'webhooks.what_repeat':
    'Um evento pode chegar duas vezes ou atrasado. O cabeçalho webhook-id é o mesmo em cada tentativa, e sequence aumenta a cada mudança de um agendamento.',
  'webhooks.what_body': 'O corpo',
  'webhooks.what_event': 'Evento do corpo',
  'webhooks.what_signature': 'Verificar a assinatura (em Node)',
  'webhooks.what_signature_text':
    'Verifique o corpo como chegou, antes de interpretá-lo como JSON. Em outras linguagens, use uma biblioteca de Standard Webhooks.',

  'webhook_event.invitee.created': 'Agendada',
  'webhook_event.invitee.rescheduled': 'Reagendada',
  'webhook_event.invitee.reassigned': 'Reatribuída',
  'webhook_event.invitee.canceled': 'Cancelada',
  'webhook_event.invitee.no_show': 'Falta',
  'webhook_event.invitee.no_show_undone': 'Falta desfeita',
  'webhook_event.one_off.taken': 'Reunião avulsa agendada',
  'webhook_event.poll.decided': 'Enquete decidida',
  'webhook_event.routing_form.answered': 'Formulário de direcionamento respondido',
  'webhook_event.video.watched': 'Vídeo visto',
  'webhook_event.lead.booked': 'Lead agendou',

  'webhooks.title': 'Webhooks',
  'webhooks.text':
    'Avise seu próprio programa na hora em que uma reunião for agendada, reagendada ou cancelada.',
  'webhooks.add': 'Novo webhook',
  'webhooks.add_action': 'Adicionar webhook',
  'webhooks.empty': 'Nenhum webhook ainda',
  'webhooks.empty_text':
    'Digite o endereço do seu programa. Ele pode preencher um CRM, publicar em um chat ou iniciar o que vem depois de um agendamento.',
  'webhooks.gone': 'Este webhook não existe',
  'webhooks.gone_text': 'Ele pode ter sido excluído. A lista mostra todos os seus webhooks.',
  'webhooks.all': 'Todos os webhooks',

  'webhooks.url': 'Endereço',
  'webhooks.url_text': 'Enviamos cada evento para cá como JSON, por POST.',
  'webhooks.url_invalid':
    'A URL do webhook precisa ser válida: um endereço que comece com https:// ou http://',
  'webhooks.url_password':
    'Deixe de fora o nome de usuário e a senha. Em vez disso, use um token no caminho ou na consulta.',
  'webhooks.events': 'Eventos a enviar',
  'webhooks.events_required': 'Escolha pelo menos um',
  'webhooks.saved': 'Webhook salvo',
  'webhooks.added': '{name} agora recebe seus agendamentos',

  'webhooks.by_program': 'Configurado por um programa',
  'webhooks.more': 'Mais ações para {name}',
  'webhooks.switch': '{name} recebe seus agendamentos',
  'webhooks.on': 'Ativo',
  'webhooks.off': 'Inativo',
  'webhooks.turned_on': '{name} recebe seus agendamentos de novo',
  'webhooks.turned_off': '{name} não recebe mais seus agendamentos',
  'webhooks.is_gone':
    'O endereço respondeu com 410 (gone), por isso desativamos o webhook. Se ele voltou a funcionar, ative o webhook de novo.',
  'webhooks.delete_title': 'Excluir {name}?',
  'webhooks.delete_text':
    'Vamos parar de enviar para ele, incluindo o que espera outra tentativa. As entregas também são excluídas.',
  'webhooks.deleted': 'Você excluiu {name}',

  'webhooks.secret': 'Segredo',
  'webhooks.secret_text':
    'Nós o mostramos uma vez, quando foi criado. Se você o perdeu, ou se outra pessoa o viu, crie um novo.',
  'webhooks.secret_fresh': 'Copie o segredo agora',
  'webhooks.secret_once': 'Não será possível vê-lo de novo.',
  'webhooks.secret_use':
    'Seu programa o usa para verificar se uma solicitação vem daqui e não foi alterada. As solicitações são assinadas conforme o Standard Webhooks. O código está em “{section}”, abaixo.',
  'webhooks.secret_copy': 'Copiar segredo',
  'webhooks.secret_copied': 'Segredo copiado',
  'webhooks.secret_done': 'Já salvei',
  'webhooks.renew': 'Novo segredo',
  'webhooks.renew_title': 'Substituir o segredo?',
  'webhooks.renew_text':
    'O antigo também funciona por mais um dia, para você ter tempo de trocar. Depois disso, ele para de funcionar.',

  'webhooks.test': 'Enviar um exemplo',
  'webhooks.test_text': 'Envia agora uma solicitação, marcada como teste, ao endereço salvo.',
  'webhooks.test_event': 'Evento do exemplo',
  'webhooks.test_action': 'Enviar',
  'webhooks.test_delivered': 'Exemplo entregue ({status})',

  'error.webhook_not_found': 'Este webhook foi excluído',
  'error.webhook_limit_reached': 'Você atingiu o limite de webhooks. Exclua um primeiro.',
}
