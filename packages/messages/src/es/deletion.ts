import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'deletion.text': {
    by: 'days',
    one: 'Tu cuenta se cierra de inmediato y se elimina de forma definitiva después de {days} día.',
    other: 'Tu cuenta se cierra de inmediato y se elimina de forma definitiva después de {days} días.',
  },
  'deletion.at_once': 'Tus páginas dejan de estar en línea y tu sesión se cierra en todas partes.',
  'deletion.back': {
    by: 'days',
    one: 'Para recuperarla, inicia sesión en un plazo de {days} día.',
    other: 'Para recuperarla, inicia sesión en un plazo de {days} días.',
  },
  'deletion.then': 'Después eliminamos todo: tus datos y lo que te contaron tus invitados.',
  'deletion.export': 'Exportar primero tus datos',
  'deletion.reason': '¿Por qué quieres irte?',
  'deletion.reason_text': 'Quien administra este servidor puede leerlo hasta que tu cuenta desaparezca.',
  'deletion.meetings': { one: '{count} próxima reunión', other: '{count} próximas reuniones' },
  'deletion.cancel': 'Cancelarlas',
  'deletion.cancel_text':
    'Avisamos ahora por correo a tus invitados. Si vuelves, las reuniones siguen canceladas.',
  'deletion.keep': 'Mantenerlas',
  'deletion.keep_text':
    'No avisamos a tus invitados. Cuando tu cuenta desaparezca, ya no podrán mover ni cancelar nada.',
  'deletion.password': 'Tu contraseña',
  'deletion.failed': 'No pudimos eliminar tu cuenta. ¡Inténtalo de nuevo!',
  'deletion.ask': 'Eliminar mi cuenta',
}
