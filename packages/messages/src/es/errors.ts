import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  invalid_input: 'Falta algo o hay un error. Revisa los campos marcados.',
  slot_not_available: 'La hora elegida no está disponible',
  slot_taken: 'Alguien acaba de reservar la hora elegida',
  already_canceled: 'Esta reunión ya está cancelada',
  already_started: 'Esta reunión ya empezó',
  inside_notice: 'Ya es tarde para cambiar esta reunión',
  host_only: 'Solo quien organiza la reunión puede cambiarla',
  event_type_off: 'Este evento no se puede reservar ahora',
  event_type_not_found: 'Este evento ya no se ofrece',
  owner_not_found: 'La URL de la página de reservas no es válida',
  booking_not_found: 'Enlace caducado',
  idempotency_key_reused: 'Esto ya se envió con otros datos. Inténtalo de nuevo.',
  rate_limited: 'Demasiados intentos. Inténtalo de nuevo en unos minutos.',
  requests_waiting:
    'El anfitrión no puede recibir más solicitudes ahora. Si ya enviaste una, retírala con el enlace de tu correo o espera la respuesta.',
  mailbox_full: 'Ahora no podemos enviar correos a esta dirección. Usa otra o inténtalo más tarde.',
  proof_needed: 'Activa JavaScript para reservar o inténtalo de nuevo en unos minutos.',
  unavailable: 'No podemos conectar con el servidor. No se perdió nada. Inténtalo de nuevo.',
  internal_error: 'Algo salió mal. No se perdió nada. Inténtalo de nuevo.',
}
