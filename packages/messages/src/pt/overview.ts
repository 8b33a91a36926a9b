import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'overview.title': 'Visão geral',
  'overview.next': 'Próximas reuniões',
  'overview.no_meetings': 'Nenhuma próxima reunião.',
  'overview.all': 'Ver tudo',
  'overview.polls': 'Enquetes a decidir',
  'overview.votes': { one: '{count} voto', other: '{count} votos' },
  'overview.available': 'Próximo horário disponível',
  'overview.none_available': 'Nenhum horário disponível.',
  'overview.check_availability': 'Verifique sua disponibilidade',
  'overview.recent': { one: 'Último {count} dia', other: 'Últimos {count} dias' },
  'overview.bookings': { one: '{count} agendamento', other: '{count} agendamentos' },
  'overview.other': 'Outros agendamentos',
  'overview.analytics': 'Ver análises',
}
