import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'overview.title': 'Resumen',
  'overview.next': 'Próximas reuniones',
  'overview.no_meetings': 'No hay próximas reuniones.',
  'overview.all': 'Ver todas',
  'overview.polls': 'Encuestas por decidir',
  'overview.votes': { one: '{count} voto', other: '{count} votos' },
  'overview.available': 'Próxima hora disponible',
  'overview.none_available': 'No hay horas disponibles.',
  'overview.check_availability': 'Revisa tu disponibilidad',
  'overview.recent': { one: 'Último {count} día', other: 'Últimos {count} días' },
  'overview.bookings': { one: '{count} reserva', other: '{count} reservas' },
  'overview.other': 'Otras reservas',
  'overview.analytics': 'Ver estadísticas',
}
