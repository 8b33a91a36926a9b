import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'activity.text': 'Inicios de sesión y cambios de los últimos 180 días. Horas: {zone}.',
  'activity.none': 'Aún no hay actividad',
  'activity.none_text': 'Aquí aparecen todos los inicios de sesión y todos los cambios, con navegador y red.',
  'activity.about': 'Filtrar',
  'activity.about_security': 'Sesiones y seguridad',
  'activity.about_all': 'Todo',
  'activity.more': 'Ver anteriores',
  'activity.end': 'Eso es todo de los últimos 180 días.',
  'activity.from': '{browser} en {system}',
  'activity.unknown': 'Navegador desconocido',
  'activity.network': 'Red {network}',
  'activity.several_devices': 'Varios navegadores',
  'activity.several_networks': 'Varias redes',
  'activity.times': { one: '{count} vez', other: '{count} veces' },

  'activity.plan_changed': 'Plan cambiado por la administración',

  'activity.schedule_added': 'Horario agregado',
  'activity.schedule_changed': 'Horario cambiado',
  'activity.schedule_deleted': 'Horario eliminado',
  'activity.days_off_changed': 'Días libres cambiados',

  'activity.plan_chosen': 'Plan elegido',
  'activity.plan_canceled': 'Suscripción cancelada',
  'activity.card_changed': 'Tarjeta cambiada',
  'activity.billing_details_changed': 'Datos de facturación cambiados',

  'activity.calendars_chosen': 'Configuración de calendarios cambiada',

  'activity.campaign_added': 'Campaña agregada',
  'activity.campaign_changed': 'Campaña cambiada',
  'activity.campaign_deleted': 'Campaña eliminada',
  'activity.campaign_restored': 'Campaña restaurada',
  'activity.leads_added': 'Leads agregados',

  'activity.client_asked': 'Se pidió disponibilidad a un cliente',
  'activity.client_connection_ended': 'Calendario de cliente desconectado',
  'activity.client_deleted': 'Cliente eliminado',
  'activity.client_meeting_booked': 'Reunión con cliente reservada',

  'activity.connection_added': 'Cuenta de calendario conectada',
  'activity.connection_renewed': 'Cuenta de calendario conectada de nuevo',
  'activity.connection_removed': 'Cuenta de calendario desconectada',

  'activity.crm_changed': 'Configuración del CRM cambiada',
  'activity.crm_filled': 'Reuniones anteriores agregadas al CRM',

  'activity.deletion_asked': 'Eliminación de la cuenta solicitada',
  'activity.deletion_taken_back': 'Eliminación de la cuenta detenida',

  'activity.domain_changed': 'Dominio propio cambiado',

  'activity.email_change_asked': 'Cambio de correo solicitado',
  'activity.email_change_withdrawn': 'Cambio de correo detenido',
  'activity.email_changed': 'Dirección de correo cambiada',

  'activity.embed_added': 'Inserción agregada',
  'activity.embed_changed': 'Inserción cambiada',
  'activity.embed_deleted': 'Inserción eliminada',

  'activity.event_type_added': 'Tipo de evento agregado',
  'activity.event_type_changed': 'Tipo de evento cambiado',
  'activity.event_type_deleted': 'Tipo de evento eliminado',
  'activity.event_type_restored': 'Tipo de evento restaurado',

  'activity.export_asked': 'Exportación solicitada',
  'activity.export_fetched': 'Exportación descargada',

  'activity.integration_connected': 'Integración conectada',
  'activity.integration_disconnected': 'Integración quitada',

  'activity.event_type_given': 'Tipo de evento asignado a miembros',
  'activity.event_type_taken_back': 'Tipo de evento ya no gestionado',
  'activity.event_type_received': 'Tipo de evento asignado por una organización',

  'activity.upgrade_requested': 'Mejora del plan solicitada',
  'activity.access_requested': 'Acceso solicitado',
  'activity.request_granted': 'Solicitud aprobada',
  'activity.request_declined': 'Solicitud rechazada',

  'activity.one_off_added': 'Reunión única agregada',
  'activity.one_off_deleted': 'Reunión única eliminada',
  'activity.booking_links_added': 'Enlaces limitados creados',
  'activity.booking_link_revoked': 'Enlace limitado revocado',

  'activity.organization_created': 'Organización creada',
  'activity.member_invited': 'Invitación a una persona',
  'activity.invitation_revoked': 'Invitación revocada',
  'activity.member_joined': 'Miembro incorporado',
  'activity.member_role_changed': 'Rol de miembro cambiado',
  'activity.member_shown': 'Miembro visible en la página',
  'activity.member_hidden': 'Miembro oculto en la página',
  'activity.member_removed': 'Miembro quitado',
  'activity.member_left': 'Un miembro se fue',
  'activity.transfer_asked': 'Cambio de titular solicitado',
  'activity.transfer_withdrawn': 'Solicitud de cambio de titular retirada',
  'activity.transfer_declined': 'Cambio de titular rechazado',
  'activity.ownership_transferred': 'Titular cambiado',
  'activity.organization_email_asked': 'Correo de la organización agregado, aún sin confirmar',
  'activity.organization_email_canceled': 'Correo de la organización sin confirmar cancelado',
  'activity.organization_email_removed': 'Correo de la organización quitado',
  'activity.organization_deleted': 'Organización eliminada',

  'activity.outreach_changed': 'Campaña de prospección cambiada',
  'activity.outreach_pushed': 'Leads agregados a una herramienta de prospección',
  'activity.outreach_address_made': 'Dirección creada para los webhooks de una herramienta de prospección',

  'activity.passkey_added': 'Llave de acceso agregada',
  'activity.passkey_removed': 'Llave de acceso quitada',
  'activity.passkey_refused': 'Inicio de sesión con llave de acceso denegado',

  'activity.api_key_added': 'Clave de API creada',
  'activity.api_key_removed': 'Clave de API quitada',

  'activity.app_allowed': 'App conectada',
  'activity.app_removed': 'App conectada quitada',

  'activity.password_renewed': 'Contraseña cambiada',
  'activity.session_ended': 'Sesión cerrada en otro lugar',

  'activity.poll_added': 'Encuesta agregada',
  'activity.poll_changed': 'Encuesta cambiada',
  'activity.poll_deleted': 'Encuesta eliminada',
  'activity.poll_finished': 'Encuesta terminada',

  'activity.retention_changed': 'Conservación de datos de invitados cambiada',

  'activity.routing_form_added': 'Formulario agregado',
  'activity.routing_form_changed': 'Formulario cambiado',
  'activity.routing_form_deleted': 'Formulario eliminado',

  'activity.settings_changed': 'Configuración cambiada',
  'activity.link_changed': 'Enlace cambiado',

  'activity.signed_in': 'Inicio de sesión',
  'activity.signed_in_new_device': 'Inicio de sesión en un dispositivo nuevo',
  'activity.sign_in_failed': 'Inicio de sesión con contraseña incorrecta',
  'activity.signed_out': 'Cierre de sesión',

  'activity.signed_up': 'Registro de la cuenta',
  'activity.address_confirmed': 'Dirección de correo confirmada',

  'activity.two_factor_on': 'Verificación en dos pasos activada',
  'activity.two_factor_off': 'Verificación en dos pasos desactivada',
  'activity.two_factor_refused': 'Código de verificación incorrecto',
  'activity.recovery_codes_renewed': 'Códigos de recuperación renovados',
  'activity.recovery_code_used': 'Código de recuperación usado',

  'activity.video_added': 'Video agregado',
  'activity.video_changed': 'Video cambiado',
  'activity.video_deleted': 'Video eliminado',
  'activity.video_restored': 'Video restaurado',

  'activity.webhook_added': 'Webhook agregado',
  'activity.webhook_changed': 'Webhook cambiado',
  'activity.webhook_deleted': 'Webhook eliminado',
  'activity.webhook_secret_renewed': 'Secreto del webhook renovado',
}
