import type { texts as source } from '../en/exports.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'export.gone': 'Este archivo ya se descargó o caducó',
  'export.text':
    'Descarga todo lo que hay en esta cuenta, en JSON para programas y en CSV para hojas de cálculo.',
  'export.none': 'Todo en un solo archivo',
  'export.none_text':
    'Tu perfil, horarios, tipos de evento, reservas con las respuestas de los invitados, inserciones, integraciones, webhooks y actividad. Puede tardar un poco. Te escribiremos cuando el archivo esté listo.',
  'export.ask': 'Crear exportación',
  'export.ask_again': 'Crear nueva exportación',
  'export.of': 'Exportación de {time}',
  'export.waiting':
    'Estamos creando el archivo. Puedes cerrar esta página: te escribiremos cuando esté listo.',
  'export.failed': 'Algo salió mal al crear el archivo. Lo intentaremos de nuevo automáticamente.',
  'export.ready': 'Tu archivo está listo. Puedes descargarlo una vez, hasta {until}. Después lo eliminamos.',
  'export.fetched': 'El archivo se descargó, así que lo eliminamos.',
  'export.fetch': 'Descargar archivo ({size})',
  'export.saved': 'Se guardó {file}',
  'export.progress': 'Progreso',
  'export.parts': 'Partes: {done} de {parts}',
  'error.export_fetching': 'Se está descargando en otra pestaña o en otro dispositivo',
  'error.export_not_found': 'Esta exportación ya no existe',
}
