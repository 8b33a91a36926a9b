import type { texts as source } from '../en/video-page.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  play: 'Reproducir video',
  speed: 'Velocidad',
  quality: 'Calidad',
  quality_high: 'Alta',
  quality_small: 'Ahorro de datos',
  full_screen: 'Pantalla completa',
  chapters: 'Capítulos',
  book: 'Reservar una hora',
  close: 'Cerrar',
  website: 'Sitio web {site}',
  failed_connection: 'Se perdió la conexión.',
  failed_file: 'No pudimos cargar este video.',
  failed_format: 'No pudimos cargar este video. Prueba con otro navegador.',
  try_again: 'Reintentar',
  password_title: 'Este video tiene contraseña',
  password: 'Contraseña',
  wrong_password: 'Contraseña incorrecta. Inténtalo de nuevo.',
  watch: 'Ver video',
  missing_title: 'Este video no está disponible',
  missing_text: 'Puede que se haya eliminado o que su titular lo tenga en privado.',
  expired_title: 'Enlace caducado',
  expired_text: 'Este enlace ya no funciona. Pide uno nuevo a quien es titular del video.',
  processing_title: 'Casi listo',
  processing_text: 'Este video aún se está preparando. Aparecerá aquí en un momento.',
}
