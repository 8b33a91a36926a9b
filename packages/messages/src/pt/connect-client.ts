import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'connect_client.title': '{name} quer saber quando você está livre',
  'connect_client.text': 'Assunto: {topic} ({duration})',
  'connect_client.connect': 'Conectar {provider}',
  'connect_client.connect_title': 'Conectar uma agenda',
  'connect_client.connect_text':
    '{name} vê seus horários ocupados, nunca com quem nem por quê, e pode agendar horários com você. Consultamos sua agenda até você parar de compartilhar.',
  'connect_client.none_ready': 'Nenhuma agenda pode ser conectada neste servidor.',
  'connect_client.file_title': 'Compartilhar um arquivo da agenda uma vez',
  'connect_client.file_text':
    'Escolha um arquivo .ics. Seu navegador envia só os horários ocupados, e nós não os guardamos. Depois você escolhe um horário.',
  'connect_client.file': 'Arquivo da agenda (.ics)',
  'connect_client.times': 'Horários que servem para vocês dois',
  'connect_client.no_times':
    'Nenhum horário serve para vocês dois nas próximas quatro semanas. Avise por e-mail.',
  'connect_client.zone': 'Fuso horário: {zone}',
  'connect_client.name': 'Seu nome',
  'connect_client.email': 'Seu e-mail',
  'connect_client.book': 'Agendar reunião',
  'connect_client.booked': 'Sua reunião está agendada',
  'connect_client.booked_text': '{time}. Vamos enviar os detalhes por e-mail. Você pode fechar esta página.',
  'connect_client.decline_title': 'Recusar',
  'connect_client.decline_text': '{name} verá que você recusou, e este link deixa de funcionar.',
  'connect_client.decline': 'Recusar',
  'connect_client.declined': 'Você recusou',
  'connect_client.declined_text': '{name} não pode ver sua agenda. Você pode fechar esta página.',
  'connect_client.connected': '{name} vê seus horários ocupados',
  'connect_client.connected_text': 'Guarde este link: com ele, você para de compartilhar a qualquer momento.',
  'connect_client.who': 'Compartilhado com',
  'connect_client.what': 'O que é visto',
  'connect_client.what_text': 'Só seus horários ocupados',
  'connect_client.account': 'Agenda',
  'connect_client.since': 'Desde',
  'connect_client.last_read': 'Última leitura',
  'connect_client.never': 'Ainda não',
  'connect_client.again': 'Não conseguimos mais ler esta agenda. Conecte-a de novo ou pare de compartilhar.',
  'connect_client.take_back': 'Parar de compartilhar',
  'connect_client.take_back_title': 'Parar de compartilhar sua agenda?',
  'connect_client.take_back_text': 'Excluímos nosso acesso a ela. As reuniões agendadas continuam.',
  'connect_client.taken_back': 'Você parou de compartilhar',
  'connect_client.taken_back_text': 'Excluímos nosso acesso à sua agenda. Você pode fechar esta página.',
  'connect_client.expired_text':
    'Este link já foi usado, foi substituído por um mais novo ou expirou. Peça um novo a quem o enviou.',
  'connect_client.refused': 'Nada foi conectado',
  'connect_client.refused_text': 'Você não deu acesso. Tente de novo ou responda de outra forma.',
  'connect_client.finishing': 'Conectando…',
  'connect_client.back': 'Voltar ao pedido',
  'error.calendar_file_unreadable':
    'Não foi possível ler este arquivo como agenda. Exporte-o de novo como .ics.',
}
