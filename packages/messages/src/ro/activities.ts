import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'activity.text': 'Autentificări și modificări din ultimele 180 de zile. Ore: {zone}.',
  'activity.none': 'Încă nicio activitate',
  'activity.none_text': 'Fiecare autentificare și fiecare modificare apar aici, cu browser și rețea.',
  'activity.about': 'Filtrează',
  'activity.about_security': 'Autentificări și securitate',
  'activity.about_all': 'Totul',
  'activity.more': 'Arată mai vechi',
  'activity.end': 'Atât din ultimele 180 de zile.',
  'activity.from': '{browser} pe {system}',
  'activity.unknown': 'Browser necunoscut',
  'activity.network': 'Rețea {network}',
  'activity.several_devices': 'Mai multe browsere',
  'activity.several_networks': 'Mai multe rețele',
  'activity.times': { one: '{count} dată', few: 'de {count} ori', other: 'de {count} de ori' },

  'activity.plan_changed': 'Plan schimbat de operator',

  'activity.schedule_added': 'Program adăugat',
  'activity.schedule_changed': 'Program modificat',
  'activity.schedule_deleted': 'Program șters',
  'activity.days_off_changed': 'Zile libere modificate',

  'activity.plan_chosen': 'Plan ales',
  'activity.plan_canceled': 'Abonament anulat',
  'activity.card_changed': 'Card schimbat',
  'activity.billing_details_changed': 'Date de facturare modificate',

  'activity.calendars_chosen': 'Setări de calendar modificate',

  'activity.campaign_added': 'Campanie adăugată',
  'activity.campaign_changed': 'Campanie modificată',
  'activity.campaign_deleted': 'Campanie ștearsă',
  'activity.campaign_restored': 'Campanie restaurată',
  'activity.leads_added': 'Leaduri adăugate',

  'activity.client_asked': 'Client întrebat despre intervale libere',
  'activity.client_connection_ended': 'Calendarul clientului deconectat',
  'activity.client_deleted': 'Client șters',
  'activity.client_meeting_booked': 'Întâlnire cu un client rezervată',

  'activity.connection_added': 'Cont de calendar conectat',
  'activity.connection_renewed': 'Cont de calendar reconectat',
  'activity.connection_removed': 'Cont de calendar deconectat',

  'activity.crm_changed': 'Setări CRM modificate',
  'activity.crm_filled': 'Întâlniri anterioare adăugate în CRM',

  'activity.deletion_asked': 'Ștergerea contului cerută',
  'activity.deletion_taken_back': 'Ștergerea contului oprită',

  'activity.domain_changed': 'Domeniu propriu modificat',

  'activity.email_change_asked': 'Schimbarea adresei de e-mail cerută',
  'activity.email_change_withdrawn': 'Schimbarea adresei de e-mail oprită',
  'activity.email_changed': 'Adresă de e-mail schimbată',

  'activity.embed_added': 'Widget adăugat',
  'activity.embed_changed': 'Widget modificat',
  'activity.embed_deleted': 'Widget șters',

  'activity.event_type_added': 'Tip de eveniment adăugat',
  'activity.event_type_changed': 'Tip de eveniment modificat',
  'activity.event_type_deleted': 'Tip de eveniment șters',
  'activity.event_type_restored': 'Tip de eveniment restaurat',

  'activity.export_asked': 'Export cerut',
  'activity.export_fetched': 'Export descărcat',

  'activity.integration_connected': 'Integrare conectată',
  'activity.integration_disconnected': 'Integrare eliminată',

  'activity.event_type_given': 'Tip de eveniment atribuit membrilor',
  'activity.event_type_taken_back': 'Tip de eveniment care nu mai este gestionat',
  'activity.event_type_received': 'Tip de eveniment atribuit de o organizație',

  'activity.upgrade_requested': 'Upgrade cerut',
  'activity.access_requested': 'Acces cerut',
  'activity.request_granted': 'Cerere aprobată',
  'activity.request_declined': 'Cerere refuzată',

  'activity.one_off_added': 'Întâlnire unică adăugată',
  'activity.one_off_deleted': 'Întâlnire unică ștearsă',
  'activity.booking_links_added': 'Linkuri limitate create',
  'activity.booking_link_revoked': 'Link limitat revocat',

  'activity.organization_created': 'Organizație creată',
  'activity.member_invited': 'Persoană invitată',
  'activity.invitation_revoked': 'Invitație revocată',
  'activity.member_joined': 'Membru alăturat',
  'activity.member_role_changed': 'Rolul membrului schimbat',
  'activity.member_shown': 'Membru afișat pe pagină',
  'activity.member_hidden': 'Membru ascuns de pe pagină',
  'activity.member_removed': 'Membru eliminat',
  'activity.member_left': 'Membru ieșit',
  'activity.transfer_asked': 'Transferul proprietății cerut',
  'activity.transfer_withdrawn': 'Cerere de transfer al proprietății retrasă',
  'activity.transfer_declined': 'Transferul proprietății refuzat',
  'activity.ownership_transferred': 'Proprietate transferată',
  'activity.organization_email_asked': 'E-mailul organizației adăugat, încă neconfirmat',
  'activity.organization_email_canceled': 'E-mailul neconfirmat al organizației anulat',
  'activity.organization_email_removed': 'E-mailul organizației eliminat',
  'activity.organization_deleted': 'Organizație ștearsă',

  'activity.outreach_changed': 'Campanie de outreach modificată',
  'activity.outreach_pushed': 'Leaduri adăugate într-un instrument de outreach',
  'activity.outreach_address_made': 'Adresă creată pentru webhookurile unui instrument de outreach',

  'activity.passkey_added': 'Cheie de acces adăugată',
  'activity.passkey_removed': 'Cheie de acces eliminată',
  'activity.passkey_refused': 'Autentificare cu cheie de acces refuzată',

  'activity.api_key_added': 'Cheie API creată',
  'activity.api_key_removed': 'Cheie API eliminată',

  'activity.app_allowed': 'Aplicație conectată',
  'activity.app_removed': 'Aplicație conectată eliminată',

  'activity.password_renewed': 'Parolă schimbată',
  'activity.session_ended': 'Sesiune închisă în altă parte',

  'activity.poll_added': 'Sondaj adăugat',
  'activity.poll_changed': 'Sondaj modificat',
  'activity.poll_deleted': 'Sondaj șters',
  'activity.poll_finished': 'Sondaj încheiat',

  'activity.retention_changed': 'Păstrarea datelor participanților modificată',

  'activity.routing_form_added': 'Formular adăugat',
  'activity.routing_form_changed': 'Formular modificat',
  'activity.routing_form_deleted': 'Formular șters',

  'activity.settings_changed': 'Setări modificate',
  'activity.link_changed': 'Link modificat',

  'activity.signed_in': 'Intrare în cont',
  'activity.signed_in_new_device': 'Autentificare pe un dispozitiv nou',
  'activity.sign_in_failed': 'Autentificare cu parolă greșită',
  'activity.signed_out': 'Ieșire din cont',

  'activity.signed_up': 'Cont creat',
  'activity.address_confirmed': 'Adresă de e-mail confirmată',

  'activity.two_factor_on': 'Autentificare în doi pași activată',
  'activity.two_factor_off': 'Autentificare în doi pași dezactivată',
  'activity.two_factor_refused': 'Cod greșit la autentificarea în doi pași',
  'activity.recovery_codes_renewed': 'Coduri de recuperare reînnoite',
  'activity.recovery_code_used': 'Cod de recuperare folosit',

  'activity.video_added': 'Videoclip adăugat',
  'activity.video_changed': 'Videoclip modificat',
  'activity.video_deleted': 'Videoclip șters',
  'activity.video_restored': 'Videoclip restaurat',

  'activity.webhook_added': 'Webhook adăugat',
  'activity.webhook_changed': 'Webhook modificat',
  'activity.webhook_deleted': 'Webhook șters',
  'activity.webhook_secret_renewed': 'Secretul webhookului reînnoit',
}
