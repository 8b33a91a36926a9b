import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  emailHint: 'Enviaremos un código a esta dirección. Escríbelo para reservar.',

  title: 'Revisa tu correo',
  sent: 'Enviamos un código de seis dígitos a {email}. Escríbelo aquí para reservar la reunión.',
  code: 'Código del correo',
  notThere: '¿Aún no llega? Revisa la carpeta de spam.',
  sendAgain: 'Enviar de nuevo',
  sentAgain: 'Enviado de nuevo a {email}',
  again: {
    one: 'Podrás volver a enviarlo en {count} segundo',
    other: 'Podrás volver a enviarlo en {count} segundos',
  },
  noMore:
    'No podemos enviar más códigos para esta hora. Si no llega ninguno, revisa que la dirección esté bien escrita.',
  changeEmail: 'Cambiar el correo',

  kept: {
    one: 'Te guardamos esta hora durante {count} minuto más',
    other: 'Te guardamos esta hora durante {count} minutos más',
  },
  keptShortly: 'Queda menos de un minuto para confirmar esta hora',
  keptUntil: 'Te guardamos esta hora hasta: {time}',

  sixDigits: 'Escribe los seis dígitos',
  wrong: 'Este no es el código del correo',
  usedUp: 'Demasiados códigos incorrectos. Para reservar, abre el enlace del correo.',
  ended: 'Ya no te guardamos esta hora',
  endedHint:
    'No se reservó nada. Conservamos lo que escribiste: inténtalo de nuevo mientras la hora siga libre.',
  endedLink: 'No se reservó nada. Inténtalo de nuevo mientras la hora siga libre.',
  askAgain: 'Reintentar',

  linkTitle: '¿Reservar esta reunión?',
  linkText: 'Con un clic confirmas que {email} es tu dirección y reservas la reunión.',
  notYou: '¿No fuiste tú? Cierra esta página y no se reservará nada.',

  // The host approves each booking
  approvalHint: 'El anfitrión aprueba cada reserva. Recibirás la respuesta por correo.',
  requestTitle: 'Solicitud enviada',
  requestText:
    'El anfitrión tiene que aprobar esta hora. Enviaremos la respuesta a {email} antes de: {time}.',
  withdraw: 'Retirar solicitud',
  withdrawn: 'Solicitud retirada',
  declined: 'Solicitud rechazada',
  nothingBooked: 'No se reservó nada.',
  offerTitle: 'Elige otra hora',
  offerText:
    '{name} no puede a la hora que pediste, pero tiene libres estas horas. Te las guardamos hasta: {time}.',
  noneWork: 'Ninguna me va bien',
  offerGone: 'Ninguna de estas horas sigue libre',
  offerEnded: 'Ya no te guardamos estas horas',
  propose: 'Sugerir otras horas',
  proposeHint: 'Indica hasta tres horas. El anfitrión elige una.',
  proposeTime: 'Hora {number}',
  proposeMessage: 'Mensaje',
  proposeSend: 'Enviar horas',
  proposePast: 'Esta hora ya pasó',
  proposedTitle: 'Horas enviadas',
  proposedText:
    'El anfitrión elige una de estas horas o rechaza la solicitud. Enviaremos la respuesta a {email} antes de: {time}.',
}
