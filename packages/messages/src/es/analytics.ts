import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'analytics.text': 'Visitas y reservas por día. Tu zona horaria: {zone}.',
  'analytics.range': 'Días mostrados',
  'analytics.last': { one: 'Último {count} día', other: 'Últimos {count} días' },
  'analytics.own': 'Otro',
  'analytics.from': 'Desde',
  'analytics.to': 'Hasta',
  'analytics.wrong': {
    one: 'Elige un periodo de hasta {count} día.',
    other: 'Elige un periodo de hasta {count} días.',
  },
  'analytics.shown': 'Se muestra en el gráfico',
  'analytics.views': 'Visitas',
  'analytics.bookings': 'Reservas',
  'analytics.rescheduled': 'Reprogramadas',
  'analytics.canceled': 'Canceladas',
  'analytics.completed': 'Realizadas',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Antes: {number}',
  'analytics.table': 'Ver como tabla',
  'analytics.day': 'Día',
  'analytics.hours': 'Horas populares',
  'analytics.sum': 'Total',
  'analytics.event_types': 'Reservas por tipo de evento',
  'analytics.sources': 'Origen de las reservas',
  'analytics.no_source': 'Directo o desconocido',
  'analytics.people': 'Reuniones por persona',
  'analytics.none': 'Sin visitas ni reservas en estos días',
  'analytics.none_text':
    'Contamos visitas y reservas en cuanto alguien abre tu página. No usamos cookies ni rastreamos a nadie.',
}
