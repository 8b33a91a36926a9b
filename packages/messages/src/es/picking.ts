import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'pick.label': 'Horas de esta semana',
  'pick.label_days': 'Días de esta semana',
  'pick.how':
    'Haz clic en una hora para ofrecerla y otra vez para quitarla. Las horas rayadas están ocupadas. Las flechas mueven la selección y la barra espaciadora elige. Las horas son de la zona {zone}.',
  'pick.how_days':
    'Haz clic en un día para ofrecerlo y otra vez para quitarlo. Las horas rayadas están ocupadas. Las flechas mueven la selección y la barra espaciadora elige.',
  'pick.busy_at': '{time}, ocupado',
  'pick.picked': 'Se ofrece: {time}',
  'pick.taken_out': 'Se quitó: {time}',
  'pick.date': 'Fecha',
  'pick.time': 'Hora',
  'pick.add': 'Agregar esta hora',
  'pick.none': 'Aún no hay horas elegidas.',
  'pick.count': { one: '{count} hora elegida', other: '{count} horas elegidas' },
  'pick.list': 'Horas elegidas',
  'pick.remove': 'Quitar {time}',
  'pick.delete_title': '¿Eliminar {name}?',
  'pick.at_least_one': 'Elige al menos una hora',
  'pick.too_many': { one: 'Como máximo {count} hora', other: 'Como máximo {count} horas' },
  'pick.past': 'Una de estas horas ya pasó',
  'pick.duration_wrong': 'De 5 minutos a 24 horas',
  'pick.phone_text':
    'Para elegir horas se necesita una pantalla más grande. Abre esta página en un dispositivo de escritorio. Lo que ya creaste funciona en cualquier dispositivo.',
  'pick.error_one_off_not_found': 'Esta reunión única se eliminó',
  'pick.error_one_off_limit_reached': 'Llegaste al límite de 200 reuniones únicas. Elimina una primero.',
  'pick.error_poll_not_found': 'Esta encuesta se eliminó',
  'pick.error_poll_limit_reached': 'Llegaste al límite de 200 encuestas abiertas. Elimina una primero.',
  'pick.error_poll_closed': 'Esta encuesta ya terminó',
  'pick.error_poll_without_votes': 'Nadie ha dicho que puede a esta hora',
}
