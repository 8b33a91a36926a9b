import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'activity.text': 'Accessi e modifiche degli ultimi 180 giorni. Orari: {zone}.',
  'activity.none': 'Ancora nessuna attività',
  'activity.none_text': 'Qui compaiono tutti gli accessi e tutte le modifiche, con browser e rete.',
  'activity.about': 'Filtro',
  'activity.about_security': 'Accessi e sicurezza',
  'activity.about_all': 'Tutto',
  'activity.more': 'Mostra precedenti',
  'activity.end': 'È tutto per gli ultimi 180 giorni.',
  'activity.from': '{browser} su {system}',
  'activity.unknown': 'Browser sconosciuto',
  'activity.network': 'Rete {network}',
  'activity.several_devices': 'Più browser',
  'activity.several_networks': 'Più reti',
  'activity.times': { one: '{count} volta', other: '{count} volte' },

  'activity.plan_changed': 'Piano modificato da chi gestisce il server',

  'activity.schedule_added': 'Orario aggiunto',
  'activity.schedule_changed': 'Orario modificato',
  'activity.schedule_deleted': 'Orario eliminato',
  'activity.days_off_changed': 'Giorni liberi modificati',

  'activity.plan_chosen': 'Piano scelto',
  'activity.plan_canceled': 'Abbonamento annullato',
  'activity.card_changed': 'Carta modificata',
  'activity.billing_details_changed': 'Dati di fatturazione modificati',

  'activity.calendars_chosen': 'Impostazioni dei calendari modificate',

  'activity.campaign_added': 'Campagna aggiunta',
  'activity.campaign_changed': 'Campagna modificata',
  'activity.campaign_deleted': 'Campagna eliminata',
  'activity.campaign_restored': 'Campagna ripristinata',
  'activity.leads_added': 'Lead aggiunti',

  'activity.client_asked': 'Orari liberi chiesti a un cliente',
  'activity.client_connection_ended': 'Calendario di un cliente scollegato',
  'activity.client_deleted': 'Cliente eliminato',
  'activity.client_meeting_booked': 'Riunione con un cliente prenotata',

  'activity.connection_added': 'Account di calendario collegato',
  'activity.connection_renewed': 'Account di calendario ricollegato',
  'activity.connection_removed': 'Account di calendario scollegato',

  'activity.crm_changed': 'Impostazioni del CRM modificate',
  'activity.crm_filled': 'Riunioni precedenti aggiunte al CRM',

  'activity.deletion_asked': 'Eliminazione dell’account richiesta',
  'activity.deletion_taken_back': 'Eliminazione dell’account fermata',

  'activity.domain_changed': 'Dominio personalizzato modificato',

  'activity.email_change_asked': 'Cambio di indirizzo email richiesto',
  'activity.email_change_withdrawn': 'Cambio di indirizzo email fermato',
  'activity.email_changed': 'Indirizzo email cambiato',

  'activity.embed_added': 'Incorporamento aggiunto',
  'activity.embed_changed': 'Incorporamento modificato',
  'activity.embed_deleted': 'Incorporamento eliminato',

  'activity.event_type_added': 'Tipo di evento aggiunto',
  'activity.event_type_changed': 'Tipo di evento modificato',
  'activity.event_type_deleted': 'Tipo di evento eliminato',
  'activity.event_type_restored': 'Tipo di evento ripristinato',

  'activity.export_asked': 'Esportazione richiesta',
  'activity.export_fetched': 'Esportazione scaricata',

  'activity.integration_connected': 'Integrazione collegata',
  'activity.integration_disconnected': 'Integrazione rimossa',

  'activity.event_type_given': 'Tipo di evento assegnato ai membri',
  'activity.event_type_taken_back': 'Tipo di evento non più gestito',
  'activity.event_type_received': 'Tipo di evento assegnato da un’organizzazione',

  'activity.upgrade_requested': 'Upgrade richiesto',
  'activity.access_requested': 'Accesso richiesto',
  'activity.request_granted': 'Richiesta approvata',
  'activity.request_declined': 'Richiesta rifiutata',

  'activity.one_off_added': 'Riunione una tantum aggiunta',
  'activity.one_off_deleted': 'Riunione una tantum eliminata',
  'activity.booking_links_added': 'Link limitati creati',
  'activity.booking_link_revoked': 'Link limitato revocato',

  'activity.organization_created': 'Organizzazione creata',
  'activity.member_invited': 'Persona invitata',
  'activity.invitation_revoked': 'Invito revocato',
  'activity.member_joined': 'Nuovo membro',
  'activity.member_role_changed': 'Ruolo di un membro cambiato',
  'activity.member_shown': 'Membro mostrato nella pagina',
  'activity.member_hidden': 'Membro nascosto dalla pagina',
  'activity.member_removed': 'Membro rimosso',
  'activity.member_left': 'Un membro se n’è andato',
  'activity.transfer_asked': 'Trasferimento della titolarità richiesto',
  'activity.transfer_withdrawn': 'Richiesta di trasferimento della titolarità ritirata',
  'activity.transfer_declined': 'Trasferimento della titolarità rifiutato',
  'activity.ownership_transferred': 'Titolarità trasferita',
  'activity.organization_email_asked': 'Email dell’organizzazione aggiunta, non ancora confermata',
  'activity.organization_email_canceled': 'Email dell’organizzazione non confermata annullata',
  'activity.organization_email_removed': 'Email dell’organizzazione rimossa',
  'activity.organization_deleted': 'Organizzazione eliminata',

  'activity.outreach_changed': 'Campagna di outreach modificata',
  'activity.outreach_pushed': 'Lead aggiunti a uno strumento di outreach',
  'activity.outreach_address_made': 'Indirizzo per i webhook di uno strumento di outreach creato',

  'activity.passkey_added': 'Passkey aggiunta',
  'activity.passkey_removed': 'Passkey rimossa',
  'activity.passkey_refused': 'Accesso con una passkey rifiutato',

  'activity.api_key_added': 'Chiave API creata',
  'activity.api_key_removed': 'Chiave API rimossa',

  'activity.app_allowed': 'App collegata',
  'activity.app_removed': 'App collegata rimossa',

  'activity.password_renewed': 'Password cambiata',
  'activity.session_ended': 'Sessione chiusa altrove',

  'activity.poll_added': 'Sondaggio aggiunto',
  'activity.poll_changed': 'Sondaggio modificato',
  'activity.poll_deleted': 'Sondaggio eliminato',
  'activity.poll_finished': 'Sondaggio concluso',

  'activity.retention_changed': 'Conservazione dei dati degli invitati modificata',

  'activity.routing_form_added': 'Modulo aggiunto',
  'activity.routing_form_changed': 'Modulo modificato',
  'activity.routing_form_deleted': 'Modulo eliminato',

  'activity.settings_changed': 'Impostazioni modificate',
  'activity.link_changed': 'Link cambiato',

  'activity.signed_in': 'Accesso',
  'activity.signed_in_new_device': 'Accesso da un nuovo dispositivo',
  'activity.sign_in_failed': 'Accesso con una password errata',
  'activity.signed_out': 'Uscita',

  'activity.signed_up': 'Iscrizione',
  'activity.address_confirmed': 'Indirizzo email confermato',

  'activity.two_factor_on': 'Verifica in due passaggi attivata',
  'activity.two_factor_off': 'Verifica in due passaggi disattivata',
  'activity.two_factor_refused': 'Codice di verifica errato',
  'activity.recovery_codes_renewed': 'Codici di recupero rinnovati',
  'activity.recovery_code_used': 'Codice di recupero usato',

  'activity.video_added': 'Video aggiunto',
  'activity.video_changed': 'Video modificato',
  'activity.video_deleted': 'Video eliminato',
  'activity.video_restored': 'Video ripristinato',

  'activity.webhook_added': 'Webhook aggiunto',
  'activity.webhook_changed': 'Webhook modificato',
  'activity.webhook_deleted': 'Webhook eliminato',
  'activity.webhook_secret_renewed': 'Segreto del webhook rinnovato',
}
