import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'activity.text': 'Logins og ændringer fra de seneste 180 dage. Tider: {zone}.',
  'activity.none': 'Ingen aktivitet endnu',
  'activity.none_text': 'Hvert login og hver ændring vises her med browser og netværk.',
  'activity.about': 'Filtrer',
  'activity.about_security': 'Logins og sikkerhed',
  'activity.about_all': 'Alt',
  'activity.more': 'Vis tidligere',
  'activity.end': 'Det er alt fra de seneste 180 dage.',
  'activity.from': '{browser} på {system}',
  'activity.unknown': 'Ukendt browser',
  'activity.network': 'Netværk {network}',
  'activity.several_devices': 'Flere browsere',
  'activity.several_networks': 'Flere netværk',
  'activity.times': { one: '{count} gang', other: '{count} gange' },

  'activity.plan_changed': 'Plan ændret af den driftsansvarlige',

  'activity.schedule_added': 'Tidsplan tilføjet',
  'activity.schedule_changed': 'Tidsplan ændret',
  'activity.schedule_deleted': 'Tidsplan slettet',
  'activity.days_off_changed': 'Fridage ændret',

  'activity.plan_chosen': 'Plan valgt',
  'activity.plan_canceled': 'Abonnement opsagt',
  'activity.card_changed': 'Kort ændret',
  'activity.billing_details_changed': 'Faktureringsoplysninger ændret',

  'activity.calendars_chosen': 'Kalenderindstillinger ændret',

  'activity.campaign_added': 'Kampagne tilføjet',
  'activity.campaign_changed': 'Kampagne ændret',
  'activity.campaign_deleted': 'Kampagne slettet',
  'activity.campaign_restored': 'Kampagne gendannet',
  'activity.leads_added': 'Leads tilføjet',

  'activity.client_asked': 'Kunde spurgt om ledige tider',
  'activity.client_connection_ended': 'Kundens kalender afbrudt',
  'activity.client_deleted': 'Kunde slettet',
  'activity.client_meeting_booked': 'Møde med kunde booket',

  'activity.connection_added': 'Kalenderkonto forbundet',
  'activity.connection_renewed': 'Kalenderkonto forbundet igen',
  'activity.connection_removed': 'Kalenderkonto afbrudt',

  'activity.crm_changed': 'CRM-indstillinger ændret',
  'activity.crm_filled': 'Tidligere møder føjet til CRM',

  'activity.deletion_asked': 'Anmodet om sletning af konto',
  'activity.deletion_taken_back': 'Sletning af konto stoppet',

  'activity.domain_changed': 'Eget domæne ændret',

  'activity.email_change_asked': 'Anmodet om ændring af mailadresse',
  'activity.email_change_withdrawn': 'Ændring af mailadresse stoppet',
  'activity.email_changed': 'Mailadresse ændret',

  'activity.embed_added': 'Indlejring tilføjet',
  'activity.embed_changed': 'Indlejring ændret',
  'activity.embed_deleted': 'Indlejring slettet',

  'activity.event_type_added': 'Mødetype tilføjet',
  'activity.event_type_changed': 'Mødetype ændret',
  'activity.event_type_deleted': 'Mødetype slettet',
  'activity.event_type_restored': 'Mødetype gendannet',

  'activity.export_asked': 'Anmodet om eksport',
  'activity.export_fetched': 'Eksport downloadet',

  'activity.integration_connected': 'Integration forbundet',
  'activity.integration_disconnected': 'Integration fjernet',

  'activity.event_type_given': 'Mødetype tildelt til medlemmer',
  'activity.event_type_taken_back': 'Mødetype administreres ikke længere',
  'activity.event_type_received': 'Mødetype tildelt af en organisation',

  'activity.upgrade_requested': 'Anmodet om opgradering',
  'activity.access_requested': 'Anmodet om adgang',
  'activity.request_granted': 'Anmodning godkendt',
  'activity.request_declined': 'Anmodning afvist',

  'activity.one_off_added': 'Engangsmøde tilføjet',
  'activity.one_off_deleted': 'Engangsmøde slettet',
  'activity.booking_links_added': 'Begrænsede links oprettet',
  'activity.booking_link_revoked': 'Begrænset link tilbagekaldt',

  'activity.organization_created': 'Organisation oprettet',
  'activity.member_invited': 'Person inviteret',
  'activity.invitation_revoked': 'Invitation tilbagekaldt',
  'activity.member_joined': 'Medlem kommet til',
  'activity.member_role_changed': 'Medlemmets rolle ændret',
  'activity.member_shown': 'Medlem vist på siden',
  'activity.member_hidden': 'Medlem skjult på siden',
  'activity.member_removed': 'Medlem fjernet',
  'activity.member_left': 'Medlem har forladt organisationen',
  'activity.transfer_asked': 'Anmodet om overdragelse af ejerskab',
  'activity.transfer_withdrawn': 'Anmodning om overdragelse af ejerskab trukket tilbage',
  'activity.transfer_declined': 'Overdragelse af ejerskab afvist',
  'activity.ownership_transferred': 'Ejerskab overdraget',
  'activity.organization_email_asked': 'Organisationens mailadresse tilføjet, ikke bekræftet endnu',
  'activity.organization_email_canceled': 'Organisationens ubekræftede mailadresse annulleret',
  'activity.organization_email_removed': 'Organisationens mailadresse fjernet',
  'activity.organization_deleted': 'Organisation slettet',

  'activity.outreach_changed': 'Opsøgende kampagne ændret',
  'activity.outreach_pushed': 'Leads føjet til et opsøgende værktøj',
  'activity.outreach_address_made': 'Adresse til et opsøgende værktøjs webhooks oprettet',

  'activity.passkey_added': 'Adgangsnøgle tilføjet',
  'activity.passkey_removed': 'Adgangsnøgle fjernet',
  'activity.passkey_refused': 'Login med en adgangsnøgle afvist',

  'activity.api_key_added': 'API-nøgle oprettet',
  'activity.api_key_removed': 'API-nøgle fjernet',

  'activity.app_allowed': 'App forbundet',
  'activity.app_removed': 'Forbundet app fjernet',

  'activity.password_renewed': 'Adgangskode ændret',
  'activity.session_ended': 'Logget ud et andet sted',

  'activity.poll_added': 'Afstemning tilføjet',
  'activity.poll_changed': 'Afstemning ændret',
  'activity.poll_deleted': 'Afstemning slettet',
  'activity.poll_finished': 'Afstemning afsluttet',

  'activity.retention_changed': 'Opbevaring af deltagernes data ændret',

  'activity.routing_form_added': 'Formular tilføjet',
  'activity.routing_form_changed': 'Formular ændret',
  'activity.routing_form_deleted': 'Formular slettet',

  'activity.settings_changed': 'Indstillinger ændret',
  'activity.link_changed': 'Link ændret',

  'activity.signed_in': 'Logget ind',
  'activity.signed_in_new_device': 'Logget ind på en ny enhed',
  'activity.sign_in_failed': 'Login med forkert adgangskode',
  'activity.signed_out': 'Logget ud',

  'activity.signed_up': 'Tilmeldt',
  'activity.address_confirmed': 'Mailadresse bekræftet',

  'activity.two_factor_on': 'Tofaktorgodkendelse slået til',
  'activity.two_factor_off': 'Tofaktorgodkendelse slået fra',
  'activity.two_factor_refused': 'Forkert tofaktorkode',
  'activity.recovery_codes_renewed': 'Gendannelseskoder fornyet',
  'activity.recovery_code_used': 'Gendannelseskode brugt',

  'activity.video_added': 'Video tilføjet',
  'activity.video_changed': 'Video ændret',
  'activity.video_deleted': 'Video slettet',
  'activity.video_restored': 'Video gendannet',

  'activity.webhook_added': 'Webhook tilføjet',
  'activity.webhook_changed': 'Webhook ændret',
  'activity.webhook_deleted': 'Webhook slettet',
  'activity.webhook_secret_renewed': 'Webhookens hemmelighed fornyet',
}
