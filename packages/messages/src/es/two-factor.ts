import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'two_factor.text': 'Pide un código además de tu contraseña, así una contraseña robada no basta.',
  'two_factor.off': 'La verificación en dos pasos está desactivada',
  'two_factor.off_text':
    'Actívala para iniciar sesión con tu contraseña y un código de seis dígitos de una app en tu teléfono.',
  'two_factor.set_up': 'Configurar la verificación en dos pasos',
  'two_factor.step': 'Paso {step} de 3',
  'two_factor.app': 'Instala una app de autenticación',
  'two_factor.app_text':
    'Sirve cualquier app de códigos de un solo uso, también muchos gestores de contraseñas. Después escribe tu contraseña para continuar.',
  'two_factor.next': 'Continuar',
  'two_factor.scan': 'Escanea el código',
  'two_factor.scan_text':
    'Abre la app y escanea este código. Tu navegador lo dibuja y no lo envía a ninguna parte.',
  'two_factor.qr': 'Código QR para la app de autenticación',
  'two_factor.by_hand': '¿Sin cámara? Escribe esta clave en la app:',
  'two_factor.copy_key': 'Copiar clave',
  'two_factor.enter': 'Escribe el código de 6 dígitos',
  'two_factor.switch_on': 'Activar',
  'two_factor.switched_on':
    'La verificación en dos pasos está activada. Tu sesión se cerró en todos los demás lugares.',
  'two_factor.codes': 'Guarda tus códigos de recuperación',
  'two_factor.codes_text':
    'Con cada código entras una vez si no tienes la app. Solo los mostramos ahora, así que guárdalos en un lugar seguro.',
  'two_factor.copy_codes': 'Copiar códigos',
  'two_factor.download': 'Descargar',
  'two_factor.kept': 'Ya los guardé',
  'two_factor.file_text': 'Códigos de recuperación para {product}. Cada uno funciona una vez.',
  'two_factor.on': 'La verificación en dos pasos está activada',
  'two_factor.since': 'Desde el {date}.',
  'two_factor.codes_left': {
    one: 'Queda {count} código de recuperación.',
    other: 'Quedan {count} códigos de recuperación.',
  },
  'two_factor.renew': 'Obtener nuevos códigos de recuperación',
  'two_factor.switch_off': 'Desactivar',
  'two_factor.switched_off':
    'La verificación en dos pasos está desactivada. Tu sesión se cerró en todos los demás lugares.',
  'error.two_factor_is_on': 'La verificación en dos pasos ya está activada',
}
