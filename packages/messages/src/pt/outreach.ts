import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'error.outreach_not_found': 'Esta ferramenta não está mais conectada.',
  'error.outreach_campaign_not_found': 'Esta campanha não está mais vinculada.',
  'error.outreach_busy': 'Ainda há leads sendo adicionados. Espere terminar ou pare primeiro.',
  'outreach.disconnect_text':
    'Os leads que já estão em {name} continuam lá. {name} não recebe mais agendamentos, e excluímos a chave.',
  'outreach.campaigns': 'Campanhas',
  'outreach.campaigns_text':
    'Seus leads são adicionados a {name} com seus links pessoais. Quando um deles agenda, avisamos {name}, para que não receba mais mensagens.',
  'outreach.empty': 'Nenhuma campanha vinculada ainda.',
  'outreach.no_campaigns': 'Crie uma campanha primeiro. Depois você pode adicionar os leads dela aqui.',
  'outreach.to_campaigns': 'Ir para as campanhas',
  'outreach.link': 'Vincular uma campanha',
  'outreach.ours': 'Sua campanha',
  'outreach.theirs': 'Campanha em {name}',
  'outreach.audience': 'Público em {name}',
  'outreach.draft': '{campaign} (rascunho)',
  'outreach.field': 'Campo personalizado para o link',
  'outreach.field_text': 'Use este campo nas suas mensagens em {name}, e cada lead recebe seu próprio link.',
  'outreach.field_problem': 'Use letras, dígitos e sublinhados, como booking_link.',
  'outreach.tag': 'Tag para leads que agendaram (opcional)',
  'outreach.tag_text': 'Nós a adicionamos em {name} quando um lead agenda e a criamos se necessário.',
  'outreach.tag_set': 'Tag para leads que agendaram: {tag}',
  'outreach.label': 'Etiqueta para leads que agendaram (opcional)',
  'outreach.label_text':
    'Escolha uma etiqueta de lead existente em {name}. Se deixar vazio, os leads que agendaram são marcados como “Meeting booked”.',
  'outreach.label_set': 'Etiqueta para leads que agendaram: {tag}',
  'outreach.choose': 'Escolha um',
  'outreach.incomplete': 'Escolha de onde os leads vêm e para onde vão.',
  'outreach.targets_empty':
    'Ainda não há nada em {name} a que adicionar leads. Crie uma campanha lá primeiro.',
  'outreach.save': 'Vincular campanha',
  'outreach.saved': 'Campanha vinculada',
  'outreach.changed': 'Campanha atualizada',
  'outreach.edit': 'Editar {campaign}',
  'outreach.gone': 'Campanha excluída',
  'outreach.goes_to': 'Os leads vão para {target}, os links para {field}',
  'outreach.push': 'Adicionar leads',
  'outreach.push_stop': 'Parar de adicionar',
  'outreach.push_none': 'Nenhum lead adicionado ainda.',
  'outreach.push_running': '{done} de {total} adicionados',
  'outreach.push_done': { one: '{count} lead está em {name}', other: '{count} leads estão em {name}' },
  'outreach.push_stopped': 'Parado após {done} de {total}. Os leads já adicionados continuam.',
  'outreach.push_failed': 'Não concluído: {done} de {total} adicionados.',
  'outreach.refused': {
    one: '{count} lead não foi adicionado. {need}',
    other: '{count} leads não foram adicionados. {need}',
  },
  'outreach.need_heyreach':
    'O HeyReach precisa de um perfil do LinkedIn para cada lead: importe-os com uma coluna de endereços de perfis.',
  'outreach.need_lagrowthmachine':
    'O La Growth Machine precisa de um endereço de e-mail ou de um perfil do LinkedIn para cada lead.',
  'outreach.need_instantly':
    'O Instantly precisa de um endereço de e-mail que não esteja na lista de bloqueio dele.',
  'outreach.told': {
    one: '{count} agendamento enviado a {name}',
    other: '{count} agendamentos enviados a {name}',
  },
  'outreach.telling': {
    one: '{count} agendamento está esperando',
    other: '{count} agendamentos estão esperando',
  },
  'outreach.untold': {
    one: 'Não foi possível enviar {count} agendamento: {name} não tem o lead.',
    other: 'Não foi possível enviar {count} agendamentos: {name} não tem os leads.',
  },
  'outreach.replied': { one: '{count} lead respondeu', other: '{count} leads responderam' },
  'outreach.unlink': 'Desvincular',
  'outreach.unlink_title': 'Desvincular {campaign}?',
  'outreach.unlink_text':
    'Os leads que já estão em {name} continuam lá. {name} não recebe mais agendamentos desta campanha.',
  'outreach.unlinked': 'Campanha desvinculada',
  'outreach.do_unauthorized': 'Conecte de novo com uma chave que funcione.',
  'outreach.do_forbidden': 'Seu plano em {name} não inclui a API. Faça upgrade lá e tente de novo.',
  'outreach.do_not_found': 'A campanha não existe mais em {name}. Vincule outra.',
  'outreach.do_rate_limited': '{name} pediu para irmos mais devagar. Vamos continuar automaticamente.',
  'outreach.do_unavailable': '{name} não responde. Vamos tentar de novo automaticamente.',
  'outreach.do_invalid':
    '{name} rejeitou os leads. Verifique se a campanha está ativa e se o campo {field} ainda existe e tente de novo.',
  'outreach.hook': 'Respostas',
  'outreach.hook_text':
    'Cole um endereço nos webhooks de {name} e veja aqui quem respondeu. Mantenha-o em segredo: quem o tiver pode informar respostas.',
  'outreach.hook_make': 'Criar endereço',
  'outreach.hook_again': 'Substituir endereço',
  'outreach.hook_end': 'Desativar',
  'outreach.hook_title': 'Endereço para webhooks',
  'outreach.hook_once': 'Copie agora: ele só é mostrado uma vez. Um endereço anterior não funciona mais.',
  'outreach.hook_copy': 'Copiar endereço',
  'outreach.hook_copied': 'Endereço copiado',
  'outreach.hook_kept': 'Concluir',
  'outreach.hook_never': 'Nada recebido ainda.',
  'outreach.hook_heard': 'Último recebimento: {date}',
}
