import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'busy.previous': 'Semana anterior',
  'busy.next': 'Próxima semana',
  'busy.meeting': 'Reunião ou horário guardado',
  'busy.in': 'Ocupado, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Nenhum horário ocupado nesta semana.',
  'busy.count': {
    one: '{count} horário ocupado nesta semana',
    other: '{count} horários ocupados nesta semana',
  },
}
