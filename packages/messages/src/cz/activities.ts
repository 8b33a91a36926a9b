import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'activity.text': 'Přihlášení a změny za posledních 180 dní. Časové pásmo: {zone}.',
  'activity.none': 'Zatím žádná aktivita',
  'activity.none_text': 'Objeví se tu každé přihlášení a každá změna, s prohlížečem a sítí.',
  'activity.about': 'Filtr',
  'activity.about_security': 'Přihlášení a zabezpečení',
  'activity.about_all': 'Všechno',
  'activity.more': 'Zobrazit starší',
  'activity.end': 'To je vše za posledních 180 dní.',
  'activity.from': '{browser}, {system}',
  'activity.unknown': 'Neznámý prohlížeč',
  'activity.network': 'Síť {network}',
  'activity.several_devices': 'Více prohlížečů',
  'activity.several_networks': 'Více sítí',
  'activity.times': { one: '{count}krát', few: '{count}krát', other: '{count}krát' },

  'activity.plan_changed': 'Tarif změněn provozovatelem',

  'activity.schedule_added': 'Rozvrh přidán',
  'activity.schedule_changed': 'Rozvrh změněn',
  'activity.schedule_deleted': 'Rozvrh smazán',
  'activity.days_off_changed': 'Dny volna změněny',

  'activity.plan_chosen': 'Tarif vybrán',
  'activity.plan_canceled': 'Předplatné zrušeno',
  'activity.card_changed': 'Karta změněna',
  'activity.billing_details_changed': 'Fakturační údaje změněny',

  'activity.calendars_chosen': 'Nastavení kalendářů změněno',

  'activity.campaign_added': 'Kampaň přidána',
  'activity.campaign_changed': 'Kampaň změněna',
  'activity.campaign_deleted': 'Kampaň smazána',
  'activity.campaign_restored': 'Kampaň obnovena',
  'activity.leads_added': 'Leady přidány',

  'activity.client_asked': 'Klient požádán o volné termíny',
  'activity.client_connection_ended': 'Kalendář klienta odpojen',
  'activity.client_deleted': 'Klient smazán',
  'activity.client_meeting_booked': 'Schůzka s klientem rezervována',

  'activity.connection_added': 'Účet kalendáře připojen',
  'activity.connection_renewed': 'Účet kalendáře znovu připojen',
  'activity.connection_removed': 'Účet kalendáře odpojen',

  'activity.crm_changed': 'Nastavení CRM změněno',
  'activity.crm_filled': 'Dřívější schůzky přidány do CRM',

  'activity.deletion_asked': 'Vyžádáno smazání účtu',
  'activity.deletion_taken_back': 'Smazání účtu zastaveno',

  'activity.domain_changed': 'Vlastní doména změněna',

  'activity.email_change_asked': 'Vyžádána změna e-mailové adresy',
  'activity.email_change_withdrawn': 'Změna e-mailové adresy zastavena',
  'activity.email_changed': 'E-mailová adresa změněna',

  'activity.embed_added': 'Widget přidán',
  'activity.embed_changed': 'Widget změněn',
  'activity.embed_deleted': 'Widget smazán',

  'activity.event_type_added': 'Typ události přidán',
  'activity.event_type_changed': 'Typ události změněn',
  'activity.event_type_deleted': 'Typ události smazán',
  'activity.event_type_restored': 'Typ události obnoven',

  'activity.export_asked': 'Vyžádán export',
  'activity.export_fetched': 'Export stažen',

  'activity.integration_connected': 'Integrace připojena',
  'activity.integration_disconnected': 'Integrace odebrána',

  'activity.event_type_given': 'Typ události přidělen členům',
  'activity.event_type_taken_back': 'Typ události už není spravován',
  'activity.event_type_received': 'Typ události přidělen organizací',

  'activity.upgrade_requested': 'Vyžádán upgrade',
  'activity.access_requested': 'Vyžádán přístup',
  'activity.request_granted': 'Žádost schválena',
  'activity.request_declined': 'Žádost odmítnuta',

  'activity.one_off_added': 'Jednorázová schůzka přidána',
  'activity.one_off_deleted': 'Jednorázová schůzka smazána',
  'activity.booking_links_added': 'Omezené odkazy vytvořeny',
  'activity.booking_link_revoked': 'Omezený odkaz odvolán',

  'activity.organization_created': 'Organizace vytvořena',
  'activity.member_invited': 'Osoba pozvána',
  'activity.invitation_revoked': 'Pozvánka odvolána',
  'activity.member_joined': 'Člen se přidal',
  'activity.member_role_changed': 'Role člena změněna',
  'activity.member_shown': 'Člen zobrazen na stránce',
  'activity.member_hidden': 'Člen skryt na stránce',
  'activity.member_removed': 'Člen odebrán',
  'activity.member_left': 'Člen odešel',
  'activity.transfer_asked': 'Vyžádán převod vlastnictví',
  'activity.transfer_withdrawn': 'Žádost o převod vlastnictví stažena',
  'activity.transfer_declined': 'Převod vlastnictví odmítnut',
  'activity.ownership_transferred': 'Vlastnictví převedeno',
  'activity.organization_email_asked': 'E-mail organizace přidán, zatím nepotvrzen',
  'activity.organization_email_canceled': 'Nepotvrzený e-mail organizace zrušen',
  'activity.organization_email_removed': 'E-mail organizace odebrán',
  'activity.organization_deleted': 'Organizace smazána',

  'activity.outreach_changed': 'Oslovovací kampaň změněna',
  'activity.outreach_pushed': 'Leady přidány do oslovovacího nástroje',
  'activity.outreach_address_made': 'Vytvořena adresa pro webhooky oslovovacího nástroje',

  'activity.passkey_added': 'Přístupový klíč přidán',
  'activity.passkey_removed': 'Přístupový klíč odebrán',
  'activity.passkey_refused': 'Přihlášení přístupovým klíčem odmítnuto',

  'activity.api_key_added': 'Klíč API vytvořen',
  'activity.api_key_removed': 'Klíč API odebrán',

  'activity.app_allowed': 'Aplikace připojena',
  'activity.app_removed': 'Připojená aplikace odebrána',

  'activity.password_renewed': 'Heslo změněno',
  'activity.session_ended': 'Odhlášení na jiném místě',

  'activity.poll_added': 'Anketa přidána',
  'activity.poll_changed': 'Anketa změněna',
  'activity.poll_deleted': 'Anketa smazána',
  'activity.poll_finished': 'Anketa ukončena',

  'activity.retention_changed': 'Uchovávání údajů účastníků změněno',

  'activity.routing_form_added': 'Formulář přidán',
  'activity.routing_form_changed': 'Formulář změněn',
  'activity.routing_form_deleted': 'Formulář smazán',

  'activity.settings_changed': 'Nastavení změněno',
  'activity.link_changed': 'Odkaz změněn',

  'activity.signed_in': 'Přihlášení',
  'activity.signed_in_new_device': 'Přihlášení na novém zařízení',
  'activity.sign_in_failed': 'Přihlášení s nesprávným heslem',
  'activity.signed_out': 'Odhlášení',

  'activity.signed_up': 'Registrace',
  'activity.address_confirmed': 'E-mailová adresa potvrzena',

  'activity.two_factor_on': 'Dvoufázové přihlášení zapnuto',
  'activity.two_factor_off': 'Dvoufázové přihlášení vypnuto',
  'activity.two_factor_refused': 'Nesprávný dvoufázový kód',
  'activity.recovery_codes_renewed': 'Záložní kódy obnoveny',
  'activity.recovery_code_used': 'Záložní kód použit',

  'activity.video_added': 'Video přidáno',
  'activity.video_changed': 'Video změněno',
  'activity.video_deleted': 'Video smazáno',
  'activity.video_restored': 'Video obnoveno',

  'activity.webhook_added': 'Webhook přidán',
  'activity.webhook_changed': 'Webhook změněn',
  'activity.webhook_deleted': 'Webhook smazán',
  'activity.webhook_secret_renewed': 'Tajný klíč webhooku obnoven',
}
