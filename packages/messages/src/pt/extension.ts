import type { texts as source } from '../en/extension.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'extension.description':
    'Adicione seus links de agendamento e horários livres a mensagens no Gmail e no LinkedIn',
  'extension.settings': 'Conecte sua conta',
  'extension.settings_text':
    'Você entra no seu próprio servidor e permite o acesso lá. A extensão nunca vê sua senha.',
  'extension.server': 'Endereço do servidor',
  'extension.server_text': 'Onde fica seu painel, ex.: meet.example.com',
  'extension.connect': 'Conectar',
  'extension.connected': 'Conectada a {origin}',
  'extension.connected_text':
    'Abra uma mensagem no Gmail ou no LinkedIn e clique no ícone da extensão na barra de ferramentas.',
  'extension.disconnect': 'Desconectar',
  'extension.not_connected': 'Não conectada',
  'extension.not_connected_text':
    'Conecte sua conta para adicionar links e horários livres às suas mensagens.',
  'extension.open_settings': 'Abrir configurações',
  'extension.problem_address': 'Digite um endereço que comece com https://, como https://meet.example.com.',
  'extension.problem_unreachable':
    'Não conseguimos acessar {origin}. Confira o endereço e sua conexão e tente de novo.',
  'extension.problem_no_server':
    'Não há nenhum servidor de agendamento em {origin}. Copie o endereço do seu painel.',
  'extension.problem_closed': 'A janela de login foi fechada. Conecte de novo e escolha Permitir.',
  'extension.problem_denied': 'Você não permitiu o acesso, então nada foi conectado.',
  'extension.problem_refused': '{origin} não concluiu o login. Tente de novo.',
  'extension.failed': 'Algo deu errado. Feche esta janela e tente de novo.',
  'extension.event_type': 'Tipo de evento',
  'extension.none': 'Nenhum tipo de evento ativo',
  'extension.none_text': 'Ative um no seu painel para compartilhá-lo aqui.',
  'extension.open_event_types': 'Abrir tipos de evento',
  'extension.recipient': 'Destinatário',
  'extension.name': 'Nome',
  'extension.email': 'E-mail',
  'extension.insert_link': 'Inserir link',
  'extension.copy_link': 'Copiar link',
  'extension.insert_times': 'Inserir horários livres',
  'extension.pick_times': 'Escolher horários',
  'extension.insert_one_off': 'Inserir horários avulsos',
  'extension.one_off_text': 'Guarda alguns horários livres até esta pessoa agendar um',
  'extension.campaign': 'Campanha',
  'extension.insert_lead': 'Inserir link do lead',
  'extension.copy_lead': 'Copiar link do lead',
  'extension.lead_needs_email': 'Digite o e-mail do destinatário. Cada lead tem seu próprio link.',
  'extension.recipient_refused': 'O servidor não aceitou este destinatário. Confira este campo: {field}',
  'extension.working': 'Um momento…',
  'extension.inserted': 'Adicionado à sua mensagem.',
  'extension.copied': 'Copiado. Cole na sua mensagem.',
  'extension.copied_instead': 'Em vez disso, nós o copiamos. Cole na sua mensagem.',
  'extension.copy_failed': 'A cópia está bloqueada aqui.',
  'extension.no_editor': 'Nenhuma mensagem está aberta nesta página.',
  'extension.lost': 'Esta página removeu o texto que inserimos.',
  'extension.closed': 'O Chrome não permite que extensões escrevam nesta página.',
  'extension.no_times': 'Nenhum horário livre nas próximas semanas. Confira sua disponibilidade.',
  'extension.back': 'Voltar',
}
