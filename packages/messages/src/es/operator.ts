import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  doctor: 'Comprobar configuración, correo y red',
  title: 'Estado del servidor',
  allWell: 'No hay ningún problema.',
  wrong: { one: 'Hay un problema', other: 'Hay {count} problemas' },

  paused:
    'Este servidor se restauró de una copia de seguridad y está en pausa: no envía correos ni llama a otros servicios, porque el servidor anterior quizá ya lo hizo. Detén ese servidor y ejecuta pnpm admin resume --now.',
  mailsWait:
    'Nadie recibe correos: SMTP_URL no está definida. Defínela, por ejemplo como smtp://user:password@host:587, y reinicia el servidor. Entonces se envían los correos en espera.',
  mailsCaught:
    'Nadie recibe correos: SMTP_URL es "mailbox", así que los correos solo se guardan aquí. No se envían después. Para el uso real, indica un servidor de correo.',
  nobodySends: {
    by: 'minutes',
    one: 'Hay correos en espera desde hace {minutes} minuto: no hay ningún worker en marcha o no tiene servidor de correo. Inicia un proceso con ROLE=worker, o sin ROLE, y dale SMTP_URL.',
    other:
      'Hay correos en espera desde hace {minutes} minutos: no hay ningún worker en marcha o no tiene servidor de correo. Inicia un proceso con ROLE=worker, o sin ROLE, y dale SMTP_URL.',
  },
  serverRefuses:
    'El servidor de correo no acepta correos: no responde o rechaza los nuestros. Revisa SMTP_URL y el registro del servidor. Seguimos intentándolo durante dos días.',
  noEncryption:
    'Las contraseñas y los enlaces se envían sin cifrar, así que otros pueden leerlos por el camino. Pon delante un proxy que termine TLS y define PUBLIC_URL con su dirección https://.',
  superuser:
    'El servidor es superusuario de su base de datos, así que un error nuestro podría afectar a toda la máquina. Dale un rol que solo sea propietario de su base de datos y usa ese rol en DATABASE_URL.',
  keyBesideSecrets:
    'Los secretos de autenticación y los tokens de calendario están cifrados, pero su clave está en la misma base de datos: quien tenga una copia de la base de datos puede leerlos. Define SECRET_KEYS con 64 dígitos hexadecimales, por ejemplo con openssl rand -hex 32, e inicia el servidor de nuevo.',

  server: 'Servidor',
  version: 'Versión',
  roles: 'Este proceso',
  web: 'responde a solicitudes',
  worker: 'envía correos, recordatorios y webhooks',
  since: 'En marcha desde',
  publicUrl: 'Dirección pública',
  listens: 'Escucha en',
  listensAt: '{host}, puerto {port}',
  knownHosts: 'Otros nombres',
  proxies: 'Proxies de confianza',
  onThisMachine: 'los de esta máquina',
  purpose: 'Uso',
  trial: 'Una prueba con sus propios datos, solo para esta máquina. Define PUBLIC_URL para el uso real.',
  production: 'Producción',
  videos: 'Videos',
  ffmpeg: 'Este proceso tiene ffmpeg y puede convertir videos.',
  noFfmpeg:
    'Este proceso no tiene ffmpeg en /usr/bin, /usr/local/bin ni /opt/homebrew/bin. Los videos se pueden grabar, subir y reproducir, pero no recortar. No se crean imágenes ni GIF a partir de ellos, los videos WebM se quedan como están, aunque algunos navegadores no los reproducen, y los videos .ogg no se muestran. Instala ffmpeg e inicia el servidor de nuevo.',

  database: 'Base de datos',
  databaseSize: 'Tamaño',
  databaseRole: 'Rol',
  migration: 'Migración más reciente',
  newestBackup: 'Última copia de seguridad',

  mails: 'Correos',
  mailsGo: 'Estado',
  sent: 'enviados a sus destinatarios',
  caught: 'guardados en el buzón',
  waiting: 'en espera',
  waitingNow: 'En espera ahora',
  waitingSince: '{count}, desde {time}',
  none: 'ninguno',
  later: 'Recordatorios para más tarde',
  lastSent: 'Último envío',
  never: 'nunca',
  refused: 'Rechazados por destinatarios en la última semana',
}
