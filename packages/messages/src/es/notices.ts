import type { texts as source } from '../en/notices.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  listTitle: 'Reservar una hora: {name}',
  listPick: '¿Qué quieres reservar?',
  listPeople: '¿Con quién quieres reunirte?',
  listEmpty: 'Ahora mismo no hay nada que reservar',
  listEmptyHint: 'Vuelve en unos días o pide una hora a quien organiza la reunión.',

  routingNext: 'Continuar',
  routingOthers: 'Ver lo que ofrece {name}',

  mailsTitle: '¿Qué correos quieres recibir?',
  mailsAbout: 'Correos sobre esta reunión. Para: {address}. Organiza: {name}.',
  mailsUnsaid: 'Te escribimos si esta reunión se mueve o se cancela, pero no enviamos recordatorios.',
  mailsKeep: 'Quiero estar al tanto',
  mailsKeepHint: 'Todos los cambios y los recordatorios que defina quien organiza.',
  mailsMeeting: 'Ningún correo sobre esta reunión',
  mailsMeetingHint: 'Ni siquiera si se mueve o se cancela.',
  mailsHost: 'Ningún correo sobre reuniones con este anfitrión',
  mailsHostHint: 'Ni de esta ni de otras, ni ahora ni más adelante.',
  mailsAll: 'Ningún correo de {server} sobre reuniones',
  mailsAllHint: 'De ningún anfitrión. Seguirás recibiendo correos sobre tu propia cuenta.',
  mailsSave: 'Guardar',
  mailsSavedKeep: 'Guardado. Te mantendremos al tanto de esta reunión.',
  mailsSavedMeeting: 'Guardado. Ningún correo más sobre esta reunión.',
  mailsSavedHost: 'Guardado. Ningún correo más sobre reuniones con este anfitrión.',
  mailsSavedAll: 'Guardado. Ningún correo más de {server} sobre reuniones.',
  mailsSavedHint: 'Puedes cambiarlo aquí en cualquier momento.',
  mailsAboutPoll: 'Correos sobre esta encuesta. Para: {address}. Organiza: {name}.',
  mailsAboutInvitation: 'Correos enviados a petición de un anfitrión. Para: {address}. Organiza: {name}.',
  mailsPollKeepHint: 'Cuando cambian las horas, además de recordatorios.',
  mailsPoll: 'Ningún correo sobre esta encuesta',
  mailsPollHint: 'Ni recordatorios ni novedades. El enlace para cambiar tu voto sigue funcionando.',
  mailsSavedPollKeep: 'Guardado. Te mantendremos al tanto de esta encuesta.',
  mailsSavedPoll: 'Guardado. Ningún correo más sobre esta encuesta.',

  notFound: 'Página no encontrada',
  notFoundHint:
    'La URL de la página de reservas no es válida. Revisa que esté bien escrita o pide un enlace nuevo.',
  notOpen: 'Esta página aún no está publicada',
  notOpenHint: 'Todavía se está preparando. Vuelve más tarde o pregunta a quien te dio el enlace.',
  linkExpired: 'Enlace caducado',
  linkExpiredHint:
    'Este enlace ya no funciona. Usa el correo más reciente sobre tu reunión o reserva otra vez.',
  eventOff: 'Por ahora no se admiten reservas',
  eventOffHint: 'Ahora mismo no puedes reservar esta reunión. Vuelve más tarde o pide una hora.',
  unavailable: 'Algo salió mal',
  unavailableHint:
    'El problema es nuestro, no tuyo. Inténtalo de nuevo en un minuto. Las reservas confirmadas están a salvo.',
  allMeetings: 'Ver lo que ofrece {name}',
  retry: 'Reintentar',
}
