import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'activity.text': 'Inloggningar och ändringar de senaste 180 dagarna. Tidszon: {zone}.',
  'activity.none': 'Ingen aktivitet ännu',
  'activity.none_text': 'Varje inloggning och varje ändring visas här, med webbläsare och nätverk.',
  'activity.about': 'Filtrera',
  'activity.about_security': 'Inloggningar och säkerhet',
  'activity.about_all': 'Allt',
  'activity.more': 'Visa tidigare',
  'activity.end': 'Det var allt från de senaste 180 dagarna.',
  'activity.from': '{browser} på {system}',
  'activity.unknown': 'Okänd webbläsare',
  'activity.network': 'Nätverk {network}',
  'activity.several_devices': 'Flera webbläsare',
  'activity.several_networks': 'Flera nätverk',
  'activity.times': { one: '{count} gång', other: '{count} gånger' },

  'activity.plan_changed': 'Planen ändrades av den som driver servern',

  'activity.schedule_added': 'Schema tillagt',
  'activity.schedule_changed': 'Schema ändrat',
  'activity.schedule_deleted': 'Schema raderat',
  'activity.days_off_changed': 'Lediga dagar ändrade',

  'activity.plan_chosen': 'Plan vald',
  'activity.plan_canceled': 'Prenumeration uppsagd',
  'activity.card_changed': 'Kort ändrat',
  'activity.billing_details_changed': 'Faktureringsuppgifter ändrade',

  'activity.calendars_chosen': 'Kalenderinställningar ändrade',

  'activity.campaign_added': 'Kampanj tillagd',
  'activity.campaign_changed': 'Kampanj ändrad',
  'activity.campaign_deleted': 'Kampanj raderad',
  'activity.campaign_restored': 'Kampanj återställd',
  'activity.leads_added': 'Leads tillagda',

  'activity.client_asked': 'Kund tillfrågad om lediga tider',
  'activity.client_connection_ended': 'Kunds kalender frånkopplad',
  'activity.client_deleted': 'Kund raderad',
  'activity.client_meeting_booked': 'Möte med kund bokat',

  'activity.connection_added': 'Kalenderkonto anslutet',
  'activity.connection_renewed': 'Kalenderkonto anslutet igen',
  'activity.connection_removed': 'Kalenderkonto frånkopplat',

  'activity.crm_changed': 'CRM-inställningar ändrade',
  'activity.crm_filled': 'Tidigare möten tillagda i CRM',

  'activity.deletion_asked': 'Radering av kontot begärd',
  'activity.deletion_taken_back': 'Radering av kontot stoppad',

  'activity.domain_changed': 'Egen domän ändrad',

  'activity.email_change_asked': 'Ändring av e-postadress begärd',
  'activity.email_change_withdrawn': 'Ändring av e-postadress stoppad',
  'activity.email_changed': 'E-postadress ändrad',

  'activity.embed_added': 'Inbäddning tillagd',
  'activity.embed_changed': 'Inbäddning ändrad',
  'activity.embed_deleted': 'Inbäddning raderad',

  'activity.event_type_added': 'Mötestyp tillagd',
  'activity.event_type_changed': 'Mötestyp ändrad',
  'activity.event_type_deleted': 'Mötestyp raderad',
  'activity.event_type_restored': 'Mötestyp återställd',

  'activity.export_asked': 'Export begärd',
  'activity.export_fetched': 'Export nedladdad',

  'activity.integration_connected': 'Integration ansluten',
  'activity.integration_disconnected': 'Integration borttagen',

  'activity.event_type_given': 'Mötestyp tilldelad medlemmar',
  'activity.event_type_taken_back': 'Mötestyp hanteras inte längre',
  'activity.event_type_received': 'Mötestyp tilldelad av en organisation',

  'activity.upgrade_requested': 'Uppgradering begärd',
  'activity.access_requested': 'Åtkomst begärd',
  'activity.request_granted': 'Begäran godkänd',
  'activity.request_declined': 'Begäran avböjd',

  'activity.one_off_added': 'Engångsmöte tillagt',
  'activity.one_off_deleted': 'Engångsmöte raderat',
  'activity.booking_links_added': 'Begränsade länkar skapade',
  'activity.booking_link_revoked': 'Begränsad länk återkallad',

  'activity.organization_created': 'Organisation skapad',
  'activity.member_invited': 'Person inbjuden',
  'activity.invitation_revoked': 'Inbjudan återkallad',
  'activity.member_joined': 'Medlem har gått med',
  'activity.member_role_changed': 'Medlems roll ändrad',
  'activity.member_shown': 'Medlem visas på sidan',
  'activity.member_hidden': 'Medlem dold på sidan',
  'activity.member_removed': 'Medlem borttagen',
  'activity.member_left': 'Medlem har lämnat',
  'activity.transfer_asked': 'Överföring av ägarskap begärd',
  'activity.transfer_withdrawn': 'Begäran om överföring av ägarskap tillbakadragen',
  'activity.transfer_declined': 'Överföring av ägarskap avböjd',
  'activity.ownership_transferred': 'Ägarskap överfört',
  'activity.organization_email_asked': 'Organisationens e-postadress tillagd, inte bekräftad ännu',
  'activity.organization_email_canceled': 'Organisationens obekräftade e-postadress avbruten',
  'activity.organization_email_removed': 'Organisationens e-postadress borttagen',
  'activity.organization_deleted': 'Organisation raderad',

  'activity.outreach_changed': 'Utskickskampanj ändrad',
  'activity.outreach_pushed': 'Leads tillagda i ett utskicksverktyg',
  'activity.outreach_address_made': 'Adress för ett utskicksverktygs webhookar skapad',

  'activity.passkey_added': 'Lösennyckel tillagd',
  'activity.passkey_removed': 'Lösennyckel borttagen',
  'activity.passkey_refused': 'Inloggning med lösennyckel nekad',

  'activity.api_key_added': 'API-nyckel skapad',
  'activity.api_key_removed': 'API-nyckel borttagen',

  'activity.app_allowed': 'App ansluten',
  'activity.app_removed': 'Ansluten app borttagen',

  'activity.password_renewed': 'Lösenord ändrat',
  'activity.session_ended': 'Utloggad på annat håll',

  'activity.poll_added': 'Omröstning tillagd',
  'activity.poll_changed': 'Omröstning ändrad',
  'activity.poll_deleted': 'Omröstning raderad',
  'activity.poll_finished': 'Omröstning avslutad',

  'activity.retention_changed': 'Lagring av deltagares uppgifter ändrad',

  'activity.routing_form_added': 'Formulär tillagt',
  'activity.routing_form_changed': 'Formulär ändrat',
  'activity.routing_form_deleted': 'Formulär raderat',

  'activity.settings_changed': 'Inställningar ändrade',
  'activity.link_changed': 'Länk ändrad',

  'activity.signed_in': 'Inloggad',
  'activity.signed_in_new_device': 'Inloggad på en ny enhet',
  'activity.sign_in_failed': 'Inloggning med fel lösenord',
  'activity.signed_out': 'Utloggad',

  'activity.signed_up': 'Konto skapat',
  'activity.address_confirmed': 'E-postadress bekräftad',

  'activity.two_factor_on': 'Tvåstegsverifiering påslagen',
  'activity.two_factor_off': 'Tvåstegsverifiering avstängd',
  'activity.two_factor_refused': 'Fel tvåstegskod',
  'activity.recovery_codes_renewed': 'Återställningskoder förnyade',
  'activity.recovery_code_used': 'Återställningskod använd',

  'activity.video_added': 'Video tillagd',
  'activity.video_changed': 'Video ändrad',
  'activity.video_deleted': 'Video raderad',
  'activity.video_restored': 'Video återställd',

  'activity.webhook_added': 'Webhook tillagd',
  'activity.webhook_changed': 'Webhook ändrad',
  'activity.webhook_deleted': 'Webhook raderad',
  'activity.webhook_secret_renewed': 'Webhookens hemlighet förnyad',
}
