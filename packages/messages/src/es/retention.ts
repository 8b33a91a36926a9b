import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'retention.text': 'Elimina los datos de los invitados cuando ya no los necesites.',
  'retention.label': 'Eliminar datos de invitados',
  'retention.label_text': 'Para reuniones que ya terminaron.',
  'retention.never': 'Nunca',
  'retention.after': {
    one: '{count} mes después de la reunión',
    other: '{count} meses después de la reunión',
  },
  'retention.what':
    'Cada noche eliminamos nombres, direcciones de correo, respuestas, otros participantes, motivos y campañas. Sigues viendo cuántas reuniones tuviste, de qué tipo y cuándo.',
  'retention.save': 'Guardar',
  'retention.saved': 'Guardado',
  'retention.ask': '¿Eliminar datos antiguos?',
  'retention.ask_text': {
    one: 'Esta noche eliminamos lo que te contaron los invitados en reuniones que terminaron hace más de {count} mes. No se puede deshacer. Si lo necesitas, expórtalo primero.',
    other:
      'Esta noche eliminamos lo que te contaron los invitados en reuniones que terminaron hace más de {count} meses. No se puede deshacer. Si lo necesitas, expórtalo primero.',
  },
}
