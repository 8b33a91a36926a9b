import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'activity.text': 'Inlogpogingen en wijzigingen van de laatste 180 dagen. Tijden: {zone}.',
  'activity.none': 'Nog geen activiteit',
  'activity.none_text': 'Elke keer inloggen en elke wijziging verschijnt hier, met browser en netwerk.',
  'activity.about': 'Filteren',
  'activity.about_security': 'Inloggen en beveiliging',
  'activity.about_all': 'Alles',
  'activity.more': 'Eerdere tonen',
  'activity.end': 'Dat is alles van de laatste 180 dagen.',
  'activity.from': '{browser} op {system}',
  'activity.unknown': 'Onbekende browser',
  'activity.network': 'Netwerk {network}',
  'activity.several_devices': 'Meerdere browsers',
  'activity.several_networks': 'Meerdere netwerken',
  'activity.times': { one: '{count} keer', other: '{count} keer' },

  'activity.plan_changed': 'Pakket gewijzigd door de serverbeheerder',

  'activity.schedule_added': 'Schema toegevoegd',
  'activity.schedule_changed': 'Schema gewijzigd',
  'activity.schedule_deleted': 'Schema verwijderd',
  'activity.days_off_changed': 'Vrije dagen gewijzigd',

  'activity.plan_chosen': 'Pakket gekozen',
  'activity.plan_canceled': 'Abonnement opgezegd',
  'activity.card_changed': 'Kaart gewijzigd',
  'activity.billing_details_changed': 'Factuurgegevens gewijzigd',

  'activity.calendars_chosen': 'Agenda-instellingen gewijzigd',

  'activity.campaign_added': 'Campagne toegevoegd',
  'activity.campaign_changed': 'Campagne gewijzigd',
  'activity.campaign_deleted': 'Campagne verwijderd',
  'activity.campaign_restored': 'Campagne hersteld',
  'activity.leads_added': 'Leads toegevoegd',

  'activity.client_asked': 'Klant om vrije tijden gevraagd',
  'activity.client_connection_ended': 'Agenda van klant ontkoppeld',
  'activity.client_deleted': 'Klant verwijderd',
  'activity.client_meeting_booked': 'Afspraak met klant geboekt',

  'activity.connection_added': 'Agenda-account gekoppeld',
  'activity.connection_renewed': 'Agenda-account opnieuw gekoppeld',
  'activity.connection_removed': 'Agenda-account ontkoppeld',

  'activity.crm_changed': 'CRM-instellingen gewijzigd',
  'activity.crm_filled': 'Eerdere afspraken toegevoegd aan het CRM',

  'activity.deletion_asked': 'Verwijderen van account aangevraagd',
  'activity.deletion_taken_back': 'Verwijderen van account gestopt',

  'activity.domain_changed': 'Eigen domein gewijzigd',

  'activity.email_change_asked': 'Wijziging van e-mailadres aangevraagd',
  'activity.email_change_withdrawn': 'Wijziging van e-mailadres gestopt',
  'activity.email_changed': 'E-mailadres gewijzigd',

  'activity.embed_added': 'Widget toegevoegd',
  'activity.embed_changed': 'Widget gewijzigd',
  'activity.embed_deleted': 'Widget verwijderd',

  'activity.event_type_added': 'Afspraaktype toegevoegd',
  'activity.event_type_changed': 'Afspraaktype gewijzigd',
  'activity.event_type_deleted': 'Afspraaktype verwijderd',
  'activity.event_type_restored': 'Afspraaktype hersteld',

  'activity.export_asked': 'Export aangevraagd',
  'activity.export_fetched': 'Export gedownload',

  'activity.integration_connected': 'Integratie gekoppeld',
  'activity.integration_disconnected': 'Integratie verwijderd',

  'activity.event_type_given': 'Afspraaktype toegewezen aan leden',
  'activity.event_type_taken_back': 'Afspraaktype niet meer beheerd',
  'activity.event_type_received': 'Afspraaktype toegewezen door een organisatie',

  'activity.upgrade_requested': 'Upgrade aangevraagd',
  'activity.access_requested': 'Toegang gevraagd',
  'activity.request_granted': 'Verzoek goedgekeurd',
  'activity.request_declined': 'Verzoek geweigerd',

  'activity.one_off_added': 'Eenmalige afspraak toegevoegd',
  'activity.one_off_deleted': 'Eenmalige afspraak verwijderd',
  'activity.booking_links_added': 'Beperkte links gemaakt',
  'activity.booking_link_revoked': 'Beperkte link ingetrokken',

  'activity.organization_created': 'Organisatie gemaakt',
  'activity.member_invited': 'Persoon uitgenodigd',
  'activity.invitation_revoked': 'Uitnodiging ingetrokken',
  'activity.member_joined': 'Lid toegetreden',
  'activity.member_role_changed': 'Rol van lid gewijzigd',
  'activity.member_shown': 'Lid getoond op de pagina',
  'activity.member_hidden': 'Lid verborgen op de pagina',
  'activity.member_removed': 'Lid verwijderd',
  'activity.member_left': 'Lid vertrokken',
  'activity.transfer_asked': 'Overdracht van eigendom gevraagd',
  'activity.transfer_withdrawn': 'Verzoek om overdracht ingetrokken',
  'activity.transfer_declined': 'Overdracht van eigendom geweigerd',
  'activity.ownership_transferred': 'Eigendom overgedragen',
  'activity.organization_email_asked': 'E-mailadres van organisatie toegevoegd, nog niet bevestigd',
  'activity.organization_email_canceled': 'Onbevestigd e-mailadres van organisatie geannuleerd',
  'activity.organization_email_removed': 'E-mailadres van organisatie verwijderd',
  'activity.organization_deleted': 'Organisatie verwijderd',

  'activity.outreach_changed': 'Outreachcampagne gewijzigd',
  'activity.outreach_pushed': 'Leads toegevoegd aan een outreachtool',
  'activity.outreach_address_made': 'Adres voor de webhooks van een outreachtool gemaakt',

  'activity.passkey_added': 'Toegangssleutel toegevoegd',
  'activity.passkey_removed': 'Toegangssleutel verwijderd',
  'activity.passkey_refused': 'Inloggen met een toegangssleutel geweigerd',

  'activity.api_key_added': 'API-sleutel gemaakt',
  'activity.api_key_removed': 'API-sleutel verwijderd',

  'activity.app_allowed': 'App gekoppeld',
  'activity.app_removed': 'Gekoppelde app verwijderd',

  'activity.password_renewed': 'Wachtwoord gewijzigd',
  'activity.session_ended': 'Elders uitgelogd',

  'activity.poll_added': 'Peiling toegevoegd',
  'activity.poll_changed': 'Peiling gewijzigd',
  'activity.poll_deleted': 'Peiling verwijderd',
  'activity.poll_finished': 'Peiling afgerond',

  'activity.retention_changed': 'Bewaartermijn van gegevens van genodigden gewijzigd',

  'activity.routing_form_added': 'Formulier toegevoegd',
  'activity.routing_form_changed': 'Formulier gewijzigd',
  'activity.routing_form_deleted': 'Formulier verwijderd',

  'activity.settings_changed': 'Instellingen gewijzigd',
  'activity.link_changed': 'Link gewijzigd',

  'activity.signed_in': 'Ingelogd',
  'activity.signed_in_new_device': 'Ingelogd op een nieuw apparaat',
  'activity.sign_in_failed': 'Inlogpoging met een onjuist wachtwoord',
  'activity.signed_out': 'Uitgelogd',

  'activity.signed_up': 'Geregistreerd',
  'activity.address_confirmed': 'E-mailadres bevestigd',

  'activity.two_factor_on': 'Tweestapsverificatie aangezet',
  'activity.two_factor_off': 'Tweestapsverificatie uitgezet',
  'activity.two_factor_refused': 'Onjuiste code voor tweestapsverificatie',
  'activity.recovery_codes_renewed': 'Herstelcodes vernieuwd',
  'activity.recovery_code_used': 'Herstelcode gebruikt',

  'activity.video_added': 'Video toegevoegd',
  'activity.video_changed': 'Video gewijzigd',
  'activity.video_deleted': 'Video verwijderd',
  'activity.video_restored': 'Video hersteld',

  'activity.webhook_added': 'Webhook toegevoegd',
  'activity.webhook_changed': 'Webhook gewijzigd',
  'activity.webhook_deleted': 'Webhook verwijderd',
  'activity.webhook_secret_renewed': 'Geheim van webhook vernieuwd',
}
