import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'host_mails.text': 'Elige qué correos enviamos a {email}.',
  'host_mails.booked': 'Nuevas reuniones',
  'host_mails.booked_text': 'Incluye la invitación para tu calendario.',
  'host_mails.rescheduled': 'Reuniones reprogramadas',
  'host_mails.rescheduled_text': 'Por la persona invitada o por ti.',
  'host_mails.canceled': 'Reuniones canceladas',
  'host_mails.canceled_text': 'Por la persona invitada o por ti.',
  'host_mails.reminder': 'Recordatorios',
  'host_mails.reminder_text': 'Según cada tipo de evento.',
  'host_mails.undelivered': 'Correos no entregados',
  'host_mails.undelivered_text': 'Cuando el servidor de correo de una persona invitada rechaza un correo.',
  'host_mails.watched': 'Videos vistos por leads',
  'host_mails.watched_text': 'Cuando alguien lo ve con el enlace de un lead.',
  'host_mails.watched_pace': 'Con qué frecuencia para el mismo lead',
  'host_mails.watched_hourly': 'Cada vez, como máximo una vez por hora',
  'host_mails.watched_daily': 'Una vez al día',
  'host_mails.watched_once': 'Solo la primera vez',
  'host_mails.webhook': 'Webhooks con fallos',
  'host_mails.webhook_text': 'Cuando un webhook sigue fallando o lo desactivamos.',
  'host_mails.held': {
    one: '{count} correo a una persona nueva está en espera por nuestro límite diario. Lo intentaremos de nuevo: {when}.',
    other:
      '{count} correos a personas nuevas están en espera por nuestro límite diario. Enviaremos más: {when}.',
  },
  'host_mails.always':
    'Siempre te escribimos sobre tu cuenta: su contraseña, su dirección y los dispositivos nuevos. Las demás personas eligen qué correos reciben.',
}
