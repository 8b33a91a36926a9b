import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'passkeys.title': 'Llaves de acceso',
  'passkeys.text':
    'Inicia sesión con tu huella, tu rostro o el PIN del dispositivo en lugar de contraseña y código. Los sitios web falsos no pueden pedirla.',
  'passkeys.not_here': 'Este navegador no puede crear llaves de acceso en esta dirección.',
  'passkeys.add': 'Agregar una llave de acceso',
  'passkeys.name': 'Nombre de la llave de acceso',
  'passkeys.name_text': 'Te ayuda a distinguir tus llaves de acceso.',
  'passkeys.first_name': 'Este dispositivo',
  'passkeys.make': 'Crear llave de acceso',
  'passkeys.declined': 'No se creó ninguna llave de acceso. La ventana del navegador se cerró o caducó.',
  'passkeys.there': 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'passkeys.was_added': 'Llave de acceso agregada',
  'passkeys.added': 'Agregada el {date}.',
  'passkeys.used': 'Último uso: {when}.',
  'passkeys.unused': 'Aún sin usar.',
  'passkeys.rename': 'Renombrar',
  'passkeys.rename_of': 'Renombrar {name}',
  'passkeys.remove': 'Quitar',
  'passkeys.remove_of': 'Quitar {name}',
  'passkeys.remove_text':
    'Ya no sirve para iniciar sesión. Puede que tu dispositivo la siga ofreciendo hasta que la elimines también allí.',
  'passkeys.was_removed': 'Llave de acceso quitada',
  'error.passkey_not_found': 'Esta llave de acceso se quitó',
  'error.passkey_limit_reached': 'Llegaste al límite de 20 llaves de acceso. Quita una primero.',
}
