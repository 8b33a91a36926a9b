import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'connect_client.title': '{name} pregunta cuándo tienes tiempo',
  'connect_client.text': 'Asunto: {topic} ({duration})',
  'connect_client.connect': 'Conectar {provider}',
  'connect_client.connect_title': 'Conectar un calendario',
  'connect_client.connect_text':
    '{name} ve tus horas ocupadas, nunca con quién ni por qué, y puede reservar horas contigo. Consultamos tu calendario hasta que dejes de compartirlo.',
  'connect_client.none_ready': 'En este servidor no se puede conectar ningún calendario.',
  'connect_client.file_title': 'Compartir un archivo de calendario una vez',
  'connect_client.file_text':
    'Elige un archivo .ics. Tu navegador solo envía sus horas ocupadas y no las guardamos. Después eliges una hora.',
  'connect_client.file': 'Archivo de calendario (.ics)',
  'connect_client.times': 'Horas que convienen a ambas partes',
  'connect_client.no_times':
    'Ninguna hora conviene a ambas partes en las próximas cuatro semanas. Avisa por correo.',
  'connect_client.zone': 'Zona horaria: {zone}',
  'connect_client.name': 'Tu nombre',
  'connect_client.email': 'Tu correo',
  'connect_client.book': 'Reservar reunión',
  'connect_client.booked': 'Tu reunión está reservada',
  'connect_client.booked_text': '{time}. Te enviaremos los detalles por correo. Puedes cerrar esta página.',
  'connect_client.decline_title': 'Rechazar',
  'connect_client.decline_text': '{name} verá que rechazaste la solicitud, y este enlace deja de funcionar.',
  'connect_client.decline': 'Rechazar',
  'connect_client.declined': 'Rechazaste la solicitud',
  'connect_client.declined_text': '{name} no puede ver tu calendario. Puedes cerrar esta página.',
  'connect_client.connected': '{name} ve tus horas ocupadas',
  'connect_client.connected_text':
    'Guarda este enlace: con él puedes dejar de compartir en cualquier momento.',
  'connect_client.who': 'Compartido con',
  'connect_client.what': 'Se ve',
  'connect_client.what_text': 'Solo tus horas ocupadas',
  'connect_client.account': 'Calendario',
  'connect_client.since': 'Desde',
  'connect_client.last_read': 'Última lectura',
  'connect_client.never': 'Todavía no',
  'connect_client.again': 'Ya no podemos leer este calendario. Conéctalo de nuevo o deja de compartir.',
  'connect_client.take_back': 'Dejar de compartir',
  'connect_client.take_back_title': '¿Dejar de compartir tu calendario?',
  'connect_client.take_back_text': 'Eliminamos nuestro acceso. Las reuniones ya reservadas se mantienen.',
  'connect_client.taken_back': 'Dejaste de compartir',
  'connect_client.taken_back_text': 'Eliminamos nuestro acceso a tu calendario. Puedes cerrar esta página.',
  'connect_client.expired_text':
    'Este enlace ya se usó, se reemplazó por otro más reciente o caducó. Pide uno nuevo a quien te lo envió.',
  'connect_client.refused': 'No se conectó nada',
  'connect_client.refused_text': 'No diste acceso. Inténtalo de nuevo o responde de otra manera.',
  'connect_client.finishing': 'Conectando…',
  'connect_client.back': 'Volver a la solicitud',
  'error.calendar_file_unreadable':
    'Este archivo no se pudo leer como calendario. Expórtalo de nuevo como .ics.',
}
