import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  // List
  'activity.text': 'Anmeldungen und Änderungen der letzten 180 Tage. Zeiten: {zone}.',
  'activity.none': 'Noch keine Aktivität',
  'activity.none_text': 'Ab jetzt steht jede Anmeldung und jede Änderung hier, mit Browser und Netz.',
  'activity.about': 'Filter',
  'activity.about_security': 'Anmeldungen und Sicherheit',
  'activity.about_all': 'Alles',
  'activity.more': 'Frühere zeigen',
  'activity.end': 'Das ist alles aus den letzten 180 Tagen.',
  'activity.from': '{browser} unter {system}',
  'activity.unknown': 'Unbekannter Browser',
  'activity.network': 'Netz {network}',
  'activity.several_devices': 'Mehrere Browser',
  'activity.several_networks': 'Mehrere Netze',
  'activity.times': { one: 'einmal', other: '{count}-mal' },

  // Administration
  'activity.plan_changed': 'Tarif vom Betreiber geändert',

  // Availability
  'activity.schedule_added': 'Zeitplan angelegt',
  'activity.schedule_changed': 'Zeitplan geändert',
  'activity.schedule_deleted': 'Zeitplan gelöscht',
  'activity.days_off_changed': 'Freie Tage geändert',

  // Billing
  'activity.plan_chosen': 'Tarif gewählt',
  'activity.plan_canceled': 'Abonnement gekündigt',
  'activity.card_changed': 'Karte geändert',
  'activity.billing_details_changed': 'Rechnungsangaben geändert',

  // Calendars
  'activity.calendars_chosen': 'Kalendereinstellungen geändert',

  // Campaigns
  'activity.campaign_added': 'Kampagne hinzugefügt',
  'activity.campaign_changed': 'Kampagne geändert',
  'activity.campaign_deleted': 'Kampagne gelöscht',
  'activity.campaign_restored': 'Kampagne wiederhergestellt',
  'activity.leads_added': 'Leads hinzugefügt',

  // Clients
  'activity.client_asked': 'Kunde um freie Zeiten gebeten',
  'activity.client_connection_ended': 'Kalender eines Kunden getrennt',
  'activity.client_deleted': 'Kunde gelöscht',
  'activity.client_meeting_booked': 'Termin mit Kunde gebucht',

  // Connections
  'activity.connection_added': 'Kalenderkonto verbunden',
  'activity.connection_renewed': 'Kalenderkonto neu verbunden',
  'activity.connection_removed': 'Kalenderkonto getrennt',

  // Crms
  'activity.crm_changed': 'CRM-Einstellungen geändert',
  'activity.crm_filled': 'Frühere Termine ins CRM übernommen',

  // Deletion
  'activity.deletion_asked': 'Löschung des Kontos angefordert',
  'activity.deletion_taken_back': 'Löschung des Kontos zurückgenommen',

  // Domains
  'activity.domain_changed': 'Eigene Domain geändert',

  // Email address
  'activity.email_change_asked': 'Änderung der E-Mail-Adresse angefordert',
  'activity.email_change_withdrawn': 'Änderung der E-Mail-Adresse zurückgezogen',
  'activity.email_changed': 'E-Mail-Adresse geändert',

  // Embeds
  'activity.embed_added': 'Einbettung angelegt',
  'activity.embed_changed': 'Einbettung geändert',
  'activity.embed_deleted': 'Einbettung gelöscht',

  // Event types
  'activity.event_type_added': 'Terminart angelegt',
  'activity.event_type_changed': 'Terminart geändert',
  'activity.event_type_deleted': 'Terminart gelöscht',
  'activity.event_type_restored': 'Terminart wiederhergestellt',

  // Exports
  'activity.export_asked': 'Export angefordert',
  'activity.export_fetched': 'Export heruntergeladen',

  // Integrations
  'activity.integration_connected': 'Integration verbunden',
  'activity.integration_disconnected': 'Integration entfernt',

  // Managed
  'activity.event_type_given': 'Terminart Mitgliedern zugewiesen',
  'activity.event_type_taken_back': 'Terminart nicht mehr verwaltet',
  'activity.event_type_received': 'Terminart von einer Organisation zugewiesen',

  // Member requests
  'activity.upgrade_requested': 'Um Hochstufung gebeten',
  'activity.access_requested': 'Um Zugang gebeten',
  'activity.request_granted': 'Anfrage genehmigt',
  'activity.request_declined': 'Bitte abgelehnt',

  // One offs
  'activity.one_off_added': 'Einzeltermin angelegt',
  'activity.one_off_deleted': 'Einzeltermin gelöscht',
  'activity.booking_links_added': 'Begrenzte Links angelegt',
  'activity.booking_link_revoked': 'Begrenzter Link widerrufen',

  // Organizations
  'activity.organization_created': 'Organisation angelegt',
  'activity.member_invited': 'Person eingeladen',
  'activity.invitation_revoked': 'Einladung zurückgezogen',
  'activity.member_joined': 'Mitglied beigetreten',
  'activity.member_role_changed': 'Rolle eines Mitglieds geändert',
  'activity.member_shown': 'Mitglied auf der Seite gezeigt',
  'activity.member_hidden': 'Mitglied auf der Seite verborgen',
  'activity.member_removed': 'Mitglied entfernt',
  'activity.member_left': 'Mitglied ausgetreten',
  'activity.transfer_asked': 'Übertragung der Organisation angefragt',
  'activity.transfer_withdrawn': 'Anfrage zur Übertragung der Organisation zurückgezogen',
  'activity.transfer_declined': 'Übertragung der Organisation abgelehnt',
  'activity.ownership_transferred': 'Eigentum übertragen',
  'activity.organization_email_asked': 'E-Mail-Adresse der Organisation hinzugefügt, noch nicht bestätigt',
  'activity.organization_email_canceled': 'Bestätigung der E-Mail-Adresse der Organisation abgebrochen',
  'activity.organization_email_removed': 'E-Mail-Adresse der Organisation entfernt',
  'activity.organization_deleted': 'Organisation gelöscht',

  // Outreach
  'activity.outreach_changed': 'Outreach-Kampagne geändert',
  'activity.outreach_pushed': 'Leads in ein Outreach-Werkzeug übertragen',
  'activity.outreach_address_made': 'Adresse für Webhooks eines Outreach-Werkzeugs erstellt',

  // Passkeys
  'activity.passkey_added': 'Passkey hinzugefügt',
  'activity.passkey_removed': 'Passkey entfernt',
  'activity.passkey_refused': 'Anmeldung mit Passkey abgelehnt',

  // Api keys
  'activity.api_key_added': 'API-Schlüssel erstellt',
  'activity.api_key_removed': 'API-Schlüssel entfernt',

  // Oauth
  'activity.app_allowed': 'App verbunden',
  'activity.app_removed': 'Verbundene App entfernt',

  // Passwords
  'activity.password_renewed': 'Passwort geändert',
  'activity.session_ended': 'Anderswo abgemeldet',

  // Polls
  'activity.poll_added': 'Umfrage angelegt',
  'activity.poll_changed': 'Umfrage geändert',
  'activity.poll_deleted': 'Umfrage gelöscht',
  'activity.poll_finished': 'Umfrage abgeschlossen',

  // Retention
  'activity.retention_changed': 'Aufbewahrung von Gästedaten geändert',

  // Routing
  'activity.routing_form_added': 'Formular angelegt',
  'activity.routing_form_changed': 'Formular geändert',
  'activity.routing_form_deleted': 'Formular gelöscht',

  // Settings
  'activity.settings_changed': 'Einstellungen geändert',
  'activity.link_changed': 'Link geändert',

  // Sign in
  'activity.signed_in': 'Angemeldet',
  'activity.signed_in_new_device': 'Auf einem neuen Gerät angemeldet',
  'activity.sign_in_failed': 'Anmeldung mit falschem Passwort',
  'activity.signed_out': 'Abgemeldet',

  // Sign up
  'activity.signed_up': 'Registriert',
  'activity.address_confirmed': 'E-Mail-Adresse bestätigt',

  // Two factor
  'activity.two_factor_on': 'Zwei Faktoren eingeschaltet',
  'activity.two_factor_off': 'Zwei Faktoren ausgeschaltet',
  'activity.two_factor_refused': 'Falscher Zwei-Faktor-Code',
  'activity.recovery_codes_renewed': 'Wiederherstellungscodes erneuert',
  'activity.recovery_code_used': 'Wiederherstellungscode benutzt',

  // Videos
  'activity.video_added': 'Video hinzugefügt',
  'activity.video_changed': 'Video geändert',
  'activity.video_deleted': 'Video gelöscht',
  'activity.video_restored': 'Video wiederhergestellt',

  // Webhooks
  'activity.webhook_added': 'Webhook angelegt',
  'activity.webhook_changed': 'Webhook geändert',
  'activity.webhook_deleted': 'Webhook gelöscht',
  'activity.webhook_secret_renewed': 'Geheimnis eines Webhooks erneuert',
}
