import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'extension.error_rate_limited': 'Demasiados intentos. Inténtalo de nuevo en unos minutos.',
  'extension.error_upgrade_required': 'Mejora tu plan para usar esta función.',
  'extension.error_not_allowed': 'No permitido',
  'extension.error_role_not_allowed': 'No permitido. Pregunta a la persona titular de tu organización.',
  'extension.error_not_shown_to_role': 'No existe o no tienes acceso.',
  'extension.error_not_verified': 'Primero confirma tu correo. Te enviamos un código.',
  'extension.error_event_limit_reached': 'Llegaste al límite de eventos',
  'extension.error_event_type_not_found': 'Este tipo de evento se eliminó',
  'extension.error_link_expired': 'Enlace caducado',
  'extension.error_campaign_not_found': 'Esta campaña ya no existe',
  'extension.error_one_off_not_found': 'Esta reunión única se eliminó',
  'extension.error_one_off_limit_reached': 'Llegaste al límite de 200 reuniones únicas. Elimina una primero.',
  'extension.error_event_type_off': 'Este tipo de evento está desactivado. Actívalo en tu panel.',
  'extension.error_not_shown_to_key':
    'La extensión no tiene acceso a esto. Abre su configuración y conéctala de nuevo.',
  'extension.error_key_not_allowed':
    'La extensión no tiene permiso para hacer esto. Abre su configuración y conéctala de nuevo.',
}
