import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'email.text':
    'Inicias sesión con esta dirección, y a ella enviamos correos sobre tu cuenta y tus reuniones.',
  'email.now': 'Tu dirección es',
  'email.new': 'Nueva dirección de correo',
  'email.same': 'Esta ya es tu dirección',
  'email.ask': 'Confirmar con ambas direcciones',
  'email.waiting': 'Revisa ambos buzones',
  'email.waiting_text':
    'Enviamos un enlace a cada dirección. Tu dirección cambia cuando hayas abierto los dos. Los enlaces funcionan hasta {until}.',
  'email.confirmed': 'confirmada',
  'email.unconfirmed': 'aún sin confirmar',
  'email.withdraw': 'Conservar mi dirección',
  'email.withdrawn': 'Tu dirección sigue siendo la misma. Los enlaces que enviamos ya no funcionan.',
  'email.agree_title': '¿Cambiar tu dirección de correo?',
  'email.agree_text':
    'Alguien pidió una nueva dirección de correo para una cuenta. Si es la tuya, confirma el cambio. Si no, cierra esta página.',
  'email.agree': 'Confirmar cambio',
  'email.changed': 'Tu dirección de correo cambió. A partir de ahora, inicia sesión con la nueva.',
  'email.other_waits': 'Dirección confirmada. Abre ahora el enlace que enviamos a la otra dirección.',
  'email.to_settings': 'Ir a la configuración',
}
