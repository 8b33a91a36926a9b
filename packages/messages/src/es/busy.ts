import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'busy.previous': 'Semana anterior',
  'busy.next': 'Semana siguiente',
  'busy.meeting': 'Reunión u hora guardada',
  'busy.in': 'Ocupado, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'No hay horas ocupadas esta semana.',
  'busy.count': { one: '{count} hora ocupada esta semana', other: '{count} horas ocupadas esta semana' },
}
