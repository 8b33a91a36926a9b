import type { texts as source } from '../en/locations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'location.address': 'Dirección',
  'location.phone_call': 'Llamada telefónica',
  'location.invitee_phone': 'Llamo a la persona invitada',
  'location.google_meet': 'Google Meet',
  'location.microsoft_teams': 'Microsoft Teams',
  'location.zoom': 'Zoom',
  'location.custom': 'Otra',
  'location.address_example': 'Calle, número, ciudad',
  'location.phone_call_example': 'Número al que llaman los invitados',
  'location.custom_example': 'Indica dónde, con tus palabras',
  'location.invitee_phone_hint':
    'Pedimos un número a la persona invitada. Lo encontrarás en el correo, el calendario y la reserva.',
  'location.room_url': 'Tu enlace de la reunión (opcional)',
  'location.room_url_hint':
    'Los invitados lo reciben al reservar. Déjalo vacío para enviar uno por tu cuenta.',
  'location.room_made': '{account} crea un enlace para cada reunión.',
  'location.room_made_hint': 'Los invitados lo reciben al reservar.',
  'location.room_own': 'Usar mi propio enlace',
  'location.room_instead': 'Usamos este enlace. Si lo quitas, {account} crea uno para cada reunión.',
  'location.room_broken': 'Vuelve a conectar {account} para que pueda crear enlaces.',
  'location.room_reconnect': 'Reconectar',
  'location.proposed': 'Te enviaré los detalles por correo',
  'location.add': 'Agregar una ubicación',
  'location.remove': 'Quitar {name}',
  'location.details_missing': 'No se pudieron obtener los detalles de la ubicación',
  'location.details_missing_text':
    'Aún no hay enlace para entrar. Comprueba que {name} esté conectado o envía tu propio enlace.',
  'location.not_connected': '{name} no está conectado',
  'location.connect': 'Conectar {name}',
  'location.none': 'Se debe elegir una ubicación',
  'location.invitee_chooses': 'La persona invitada elige una de estas.',
}
