import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'activity.text': 'Innlogginger og endringer de siste 180 dagene. Tider: {zone}.',
  'activity.none': 'Ingen aktivitet ennå',
  'activity.none_text': 'Hver innlogging og hver endring vises her, med nettleser og nettverk.',
  'activity.about': 'Filtrer',
  'activity.about_security': 'Innlogginger og sikkerhet',
  'activity.about_all': 'Alt',
  'activity.more': 'Vis tidligere',
  'activity.end': 'Det var alt fra de siste 180 dagene.',
  'activity.from': '{browser} på {system}',
  'activity.unknown': 'Ukjent nettleser',
  'activity.network': 'Nettverk {network}',
  'activity.several_devices': 'Flere nettlesere',
  'activity.several_networks': 'Flere nettverk',
  'activity.times': { one: '{count} gang', other: '{count} ganger' },

  'activity.plan_changed': 'Planen er endret av den driftsansvarlige',

  'activity.schedule_added': 'Timeplan lagt til',
  'activity.schedule_changed': 'Timeplan endret',
  'activity.schedule_deleted': 'Timeplan slettet',
  'activity.days_off_changed': 'Fridager endret',

  'activity.plan_chosen': 'Plan valgt',
  'activity.plan_canceled': 'Abonnement sagt opp',
  'activity.card_changed': 'Kort endret',
  'activity.billing_details_changed': 'Faktureringsopplysninger endret',

  'activity.calendars_chosen': 'Kalenderinnstillinger endret',

  'activity.campaign_added': 'Kampanje lagt til',
  'activity.campaign_changed': 'Kampanje endret',
  'activity.campaign_deleted': 'Kampanje slettet',
  'activity.campaign_restored': 'Kampanje gjenopprettet',
  'activity.leads_added': 'Leads lagt til',

  'activity.client_asked': 'Kunde spurt om ledige tider',
  'activity.client_connection_ended': 'Kundens kalender koblet fra',
  'activity.client_deleted': 'Kunde slettet',
  'activity.client_meeting_booked': 'Møte med kunde booket',

  'activity.connection_added': 'Kalenderkonto koblet til',
  'activity.connection_renewed': 'Kalenderkonto koblet til på nytt',
  'activity.connection_removed': 'Kalenderkonto koblet fra',

  'activity.crm_changed': 'CRM-innstillinger endret',
  'activity.crm_filled': 'Tidligere møter lagt til i CRM',

  'activity.deletion_asked': 'Bedt om sletting av kontoen',
  'activity.deletion_taken_back': 'Sletting av kontoen stoppet',

  'activity.domain_changed': 'Eget domene endret',

  'activity.email_change_asked': 'Bedt om endring av e-postadresse',
  'activity.email_change_withdrawn': 'Endring av e-postadresse stoppet',
  'activity.email_changed': 'E-postadresse endret',

  'activity.embed_added': 'Innebygging lagt til',
  'activity.embed_changed': 'Innebygging endret',
  'activity.embed_deleted': 'Innebygging slettet',

  'activity.event_type_added': 'Møtetype lagt til',
  'activity.event_type_changed': 'Møtetype endret',
  'activity.event_type_deleted': 'Møtetype slettet',
  'activity.event_type_restored': 'Møtetype gjenopprettet',

  'activity.export_asked': 'Bedt om eksport',
  'activity.export_fetched': 'Eksport lastet ned',

  'activity.integration_connected': 'Integrasjon koblet til',
  'activity.integration_disconnected': 'Integrasjon fjernet',

  'activity.event_type_given': 'Møtetype tildelt medlemmer',
  'activity.event_type_taken_back': 'Møtetype administreres ikke lenger',
  'activity.event_type_received': 'Møtetype tildelt av en organisasjon',

  'activity.upgrade_requested': 'Bedt om oppgradering',
  'activity.access_requested': 'Bedt om tilgang',
  'activity.request_granted': 'Forespørsel godkjent',
  'activity.request_declined': 'Forespørsel avslått',

  'activity.one_off_added': 'Engangsmøte lagt til',
  'activity.one_off_deleted': 'Engangsmøte slettet',
  'activity.booking_links_added': 'Begrensede lenker laget',
  'activity.booking_link_revoked': 'Begrenset lenke trukket tilbake',

  'activity.organization_created': 'Organisasjon opprettet',
  'activity.member_invited': 'Person invitert',
  'activity.invitation_revoked': 'Invitasjon trukket tilbake',
  'activity.member_joined': 'Medlem ble med',
  'activity.member_role_changed': 'Medlemmets rolle endret',
  'activity.member_shown': 'Medlem vist på siden',
  'activity.member_hidden': 'Medlem skjult på siden',
  'activity.member_removed': 'Medlem fjernet',
  'activity.member_left': 'Medlem forlot organisasjonen',
  'activity.transfer_asked': 'Bedt om overføring av eierskap',
  'activity.transfer_withdrawn': 'Forespørsel om overføring av eierskap trukket tilbake',
  'activity.transfer_declined': 'Overføring av eierskap avslått',
  'activity.ownership_transferred': 'Eierskap overført',
  'activity.organization_email_asked': 'Organisasjonens e-post lagt til, ikke bekreftet ennå',
  'activity.organization_email_canceled': 'Organisasjonens ubekreftede e-post avbrutt',
  'activity.organization_email_removed': 'Organisasjonens e-post fjernet',
  'activity.organization_deleted': 'Organisasjon slettet',

  'activity.outreach_changed': 'Oppsøkende kampanje endret',
  'activity.outreach_pushed': 'Leads lagt til i et oppsøkende verktøy',
  'activity.outreach_address_made': 'Adresse for webhookene til et oppsøkende verktøy opprettet',

  'activity.passkey_added': 'Tilgangsnøkkel lagt til',
  'activity.passkey_removed': 'Tilgangsnøkkel fjernet',
  'activity.passkey_refused': 'Innlogging med tilgangsnøkkel avvist',

  'activity.api_key_added': 'API-nøkkel opprettet',
  'activity.api_key_removed': 'API-nøkkel fjernet',

  'activity.app_allowed': 'App koblet til',
  'activity.app_removed': 'Tilkoblet app fjernet',

  'activity.password_renewed': 'Passord endret',
  'activity.session_ended': 'Logget ut et annet sted',

  'activity.poll_added': 'Avstemning lagt til',
  'activity.poll_changed': 'Avstemning endret',
  'activity.poll_deleted': 'Avstemning slettet',
  'activity.poll_finished': 'Avstemning fullført',

  'activity.retention_changed': 'Lagring av deltakernes opplysninger endret',

  'activity.routing_form_added': 'Skjema lagt til',
  'activity.routing_form_changed': 'Skjema endret',
  'activity.routing_form_deleted': 'Skjema slettet',

  'activity.settings_changed': 'Innstillinger endret',
  'activity.link_changed': 'Lenke endret',

  'activity.signed_in': 'Logget inn',
  'activity.signed_in_new_device': 'Logget inn på en ny enhet',
  'activity.sign_in_failed': 'Innlogging med feil passord',
  'activity.signed_out': 'Logget ut',

  'activity.signed_up': 'Registrert',
  'activity.address_confirmed': 'E-postadresse bekreftet',

  'activity.two_factor_on': 'Tofaktorautentisering slått på',
  'activity.two_factor_off': 'Tofaktorautentisering slått av',
  'activity.two_factor_refused': 'Feil tofaktorkode',
  'activity.recovery_codes_renewed': 'Gjenopprettingskoder fornyet',
  'activity.recovery_code_used': 'Gjenopprettingskode brukt',

  'activity.video_added': 'Video lagt til',
  'activity.video_changed': 'Video endret',
  'activity.video_deleted': 'Video slettet',
  'activity.video_restored': 'Video gjenopprettet',

  'activity.webhook_added': 'Webhook lagt til',
  'activity.webhook_changed': 'Webhook endret',
  'activity.webhook_deleted': 'Webhook slettet',
  'activity.webhook_secret_renewed': 'Hemmeligheten til en webhook fornyet',
}
