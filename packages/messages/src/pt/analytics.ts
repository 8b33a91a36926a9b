import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'analytics.text': 'Visualizações e agendamentos por dia. Seu fuso horário: {zone}.',
  'analytics.range': 'Dias mostrados',
  'analytics.last': { one: 'Último {count} dia', other: 'Últimos {count} dias' },
  'analytics.own': 'Personalizado',
  'analytics.from': 'De',
  'analytics.to': 'Até',
  'analytics.wrong': {
    one: 'Escolha um período de até {count} dia.',
    other: 'Escolha um período de até {count} dias.',
  },
  'analytics.shown': 'Mostrado no gráfico',
  'analytics.views': 'Visualizações',
  'analytics.bookings': 'Agendamentos',
  'analytics.rescheduled': 'Reagendamentos',
  'analytics.canceled': 'Cancelamentos',
  'analytics.completed': 'Realizadas',
  'analytics.week': '{from} a {to}',
  'analytics.before': 'Antes: {number}',
  'analytics.table': 'Mostrar como tabela',
  'analytics.day': 'Dia',
  'analytics.hours': 'Horários mais procurados',
  'analytics.sum': 'Total',
  'analytics.event_types': 'Agendamentos por tipo de evento',
  'analytics.sources': 'Origem dos agendamentos',
  'analytics.no_source': 'Direta ou desconhecida',
  'analytics.people': 'Reuniões por pessoa',
  'analytics.none': 'Nenhuma visualização nem agendamento nestes dias',
  'analytics.none_text':
    'Contamos visualizações e agendamentos assim que alguém abre sua página. Não usamos cookies e não rastreamos ninguém.',
}
