import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'links.text':
    'Envía a alguien un enlace que deja de funcionar después de una reunión, o de las que elijas.',
  'links.empty': 'Aún no hay enlaces limitados',
  'links.add': 'Crear enlaces',
  'links.label': 'Nota',
  'links.label_text': 'Solo tú la ves.',
  'links.count': 'Número de enlaces',
  'links.max_uses': 'Reuniones por enlace',
  'links.last_date': 'El enlace funciona hasta',
  'links.until': 'Hasta el {date}',
  'links.last_date_text': 'Ese día incluido. Déjalo vacío si no debe caducar.',
  'links.name': 'Nombre de la persona invitada',
  'links.email': 'Correo de la persona invitada',
  'links.prefill_text': 'Lo rellenamos en la página de reservas.',
  'links.made': 'Enlaces creados: {count}',
  'links.copy_all': 'Copiar todos los enlaces',
  'links.unused': 'Aún sin usar',
  'links.used': 'Usado: {count} de {max}',
  'links.expired': 'Caducado',
  'links.revoked': 'Revocado',
  'links.revoke': 'Revocar enlace',
  'links.revoke_title': '¿Revocar este enlace?',
  'links.delete_title': '¿Eliminar este enlace?',
  'links.end_text': 'Nadie podrá volver a reservar con él. Las reuniones reservadas con él se mantienen.',
  'error.booking_link_not_found': 'Este enlace se eliminó',
  'error.booking_link_limit_reached': 'Tienes 500 enlaces. Elimina algunos para crear más.',
}
