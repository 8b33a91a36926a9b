import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'webhooks.state_none': 'Sin eventos en los últimos 30 días',
  'webhooks.state_off': 'Desactivado',
  'webhooks.state_gone': 'Desactivado: la dirección respondió con 410 (gone)',
  'webhooks.state_delivered': 'Entregado {ago}',
  'webhooks.state_sending': 'Enviando',
  'webhooks.state_waiting': '{answer}; próximo intento: {time}',
  'webhooks.state_failed': '{answer}; sin más intentos',
  'webhooks.answered': 'Respondió con {status}',
  'webhooks.no_answer': 'Sin respuesta',
  'webhooks.state_paused': {
    one: 'En pausa tras {count} intento fallido; próximo: {time}',
    other: 'En pausa tras {count} intentos fallidos; próximo: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'En pausa tras {count} intento fallido; lo intenta de nuevo con la próxima reserva',
    other: 'En pausa tras {count} intentos fallidos; lo intenta de nuevo con la próxima reserva',
  },
  'webhooks.state_trying': 'Intentando de nuevo',
  'webhooks.paused': {
    one: 'En pausa: falló {count} intento desde {since}.',
    other: 'En pausa: fallaron {count} intentos seguidos desde {since}.',
  },
  'webhooks.paused_next': 'Próximo intento: {time}.',
  'webhooks.paused_trying': 'Lo estamos intentando de nuevo ahora mismo.',
  'webhooks.paused_idle': 'No hay nada en espera. Lo intentaremos de nuevo con la próxima reserva.',
  'webhooks.paused_text':
    'Cuando la dirección vuelva a funcionar, enviaremos todo lo que está en espera. Desistimos al cabo de unos tres días.',
  'webhooks.try_now': 'Intentar ahora',
  'webhooks.slow':
    'Lento desde {since}: tarda más de dos segundos en responder. Esto solo retrasa lo que enviamos allí.',
  'webhooks.delivered': 'Entregado ({status})',
  'webhooks.deliveries': 'Entregas',
  'webhooks.deliveries_text':
    'Hasta {count}, conservadas 30 días. Las nuevas aparecen automáticamente. Tu hora: {zone}',
  'webhooks.deliveries_none': 'Sin eventos en los últimos 30 días',
  'webhooks.deliveries_none_text':
    'Tu próxima reserva aparecerá aquí. Hasta entonces puedes enviar un ejemplo, que no conservamos.',
  'webhooks.waiting': 'En espera',
  'webhooks.failed': 'Falló',
  'webhooks.open_booking': '{event}: abrir la reunión',
  'webhooks.attempts': { one: '{count} intento', other: '{count} intentos' },
  'webhooks.next_attempt': 'Próximo intento: {time}',
  'webhooks.open_delivery': '{event}, {time}: lo que se envió',
  'webhooks.body_copy': 'Copiar el cuerpo',
  'webhooks.body_erased': 'Ya no se conserva: se eliminó con los datos de la persona invitada.',
  'webhooks.response': 'Respuesta',
  'webhooks.response_none': 'Ninguna aún',
  'webhooks.response_empty': 'La respuesta está vacía.',
  'webhooks.response_untold':
    'No mostramos respuestas de la propia red del servidor ni respuestas que no sean texto.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Enviar de nuevo',
  'webhooks.resend_text': 'El mismo contenido con el mismo webhook-id, firmado de nuevo.',
  'webhooks.resend_refused': 'Esto ya no se puede enviar de nuevo',
  'webhooks.what': 'Qué se envía',
  'webhooks.what_summary': 'Un ejemplo y cómo comprobar la firma',
  'webhooks.what_answer':
    'Una respuesta de 200 a 299 significa que se recibió. Con cualquier otra respuesta, o sin ella, lo enviamos de nuevo, cada vez con menos frecuencia. 410 desactiva el webhook.',
  'webhooks.what_repeat':
    'Un evento puede llegar dos veces o tarde. El encabezado webhook-id es el mismo en cada intento, y sequence aumenta con cada cambio de una reserva.',
  'webhooks.what_body': 'El cuerpo',
  'webhooks.what_event': 'Evento del cuerpo',
  'webhooks.what_signature': 'Comprobar la firma (en Node)',
  'webhooks.what_signature_text':
    'Comprueba el cuerpo tal como llegó, antes de analizarlo como JSON. En otros lenguajes, usa una biblioteca de Standard Webhooks.',

  'webhook_event.invitee.created': 'Reservada',
  'webhook_event.invitee.rescheduled': 'Reprogramada',
  'webhook_event.invitee.reassigned': 'Reasignada',
  'webhook_event.invitee.canceled': 'Cancelada',
  'webhook_event.invitee.no_show': 'Ausencia',
  'webhook_event.invitee.no_show_undone': 'Ausencia deshecha',
  'webhook_event.one_off.taken': 'Reunión única reservada',
  'webhook_event.poll.decided': 'Encuesta decidida',
  'webhook_event.routing_form.answered': 'Formulario de enrutamiento respondido',
  'webhook_event.video.watched': 'Video visto',
  'webhook_event.lead.booked': 'Un lead reservó',

  'webhooks.title': 'Webhooks',
  'webhooks.text':
    'Informa de inmediato a tu propio programa cuando una reunión se reserva, reprograma o cancela.',
  'webhooks.add': 'Nuevo webhook',
  'webhooks.add_action': 'Agregar webhook',
  'webhooks.empty': 'Aún no hay webhooks',
  'webhooks.empty_text':
    'Escribe la dirección de tu programa. Puede rellenar un CRM, publicar en un chat o iniciar lo que siga a una reserva.',
  'webhooks.gone': 'Este webhook no existe',
  'webhooks.gone_text': 'Puede que se haya eliminado. La lista muestra todos tus webhooks.',
  'webhooks.all': 'Todos los webhooks',

  'webhooks.url': 'Dirección',
  'webhooks.url_text': 'Enviamos aquí cada evento como JSON, por POST.',
  'webhooks.url_invalid':
    'La URL del webhook debe ser válida: una dirección que empiece por https:// o http://',
  'webhooks.url_password':
    'No incluyas el nombre de usuario ni la contraseña. Usa en su lugar un token en la ruta o la consulta.',
  'webhooks.events': 'Eventos que se envían',
  'webhooks.events_required': 'Elige al menos uno',
  'webhooks.saved': 'Webhook guardado',
  'webhooks.added': '{name} ahora recibe tus reservas',

  'webhooks.by_program': 'Configurado por un programa',
  'webhooks.more': 'Más acciones para {name}',
  'webhooks.switch': '{name} recibe tus reservas',
  'webhooks.on': 'Activo',
  'webhooks.off': 'Inactivo',
  'webhooks.turned_on': '{name} vuelve a recibir tus reservas',
  'webhooks.turned_off': '{name} ya no recibe tus reservas',
  'webhooks.is_gone':
    'La dirección respondió con 410 (gone), así que desactivamos el webhook. Si ya funciona, activa el webhook de nuevo.',
  'webhooks.delete_title': '¿Eliminar {name}?',
  'webhooks.delete_text':
    'Dejaremos de enviarle datos, incluido lo que espera otro intento. Sus entregas también se eliminan.',
  'webhooks.deleted': 'Se eliminó {name}',

  'webhooks.secret': 'Secreto',
  'webhooks.secret_text':
    'Lo mostramos una vez, cuando se creó. Si lo perdiste o alguien más lo vio, crea uno nuevo.',
  'webhooks.secret_fresh': 'Copia el secreto ahora',
  'webhooks.secret_once': 'No podrás volver a verlo.',
  'webhooks.secret_use':
    'Tu programa lo usa para comprobar que una solicitud viene de aquí y no se modificó. Las solicitudes se firman según Standard Webhooks. El código está abajo, en «{section}».',
  'webhooks.secret_copy': 'Copiar secreto',
  'webhooks.secret_copied': 'Secreto copiado',
  'webhooks.secret_done': 'Ya lo guardé',
  'webhooks.renew': 'Nuevo secreto',
  'webhooks.renew_title': '¿Reemplazar el secreto?',
  'webhooks.renew_text':
    'El anterior también funciona un día más, así tienes tiempo para cambiarlo. Después deja de funcionar.',

  'webhooks.test': 'Enviar un ejemplo',
  'webhooks.test_text': 'Envía ahora una solicitud, marcada como prueba, a la dirección guardada.',
  'webhooks.test_event': 'Evento del ejemplo',
  'webhooks.test_action': 'Enviar',
  'webhooks.test_delivered': 'Ejemplo entregado ({status})',

  'error.webhook_not_found': 'Este webhook se eliminó',
  'error.webhook_limit_reached': 'Llegaste al límite de webhooks. Elimina uno primero.',
}
