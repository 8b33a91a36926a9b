import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'activity.text': 'Logowania i zmiany z ostatnich 180 dni. Strefa czasowa: {zone}.',
  'activity.none': 'Brak aktywności',
  'activity.none_text': 'Tu pojawi się każde logowanie i każda zmiana, z przeglądarką i siecią.',
  'activity.about': 'Filtr',
  'activity.about_security': 'Logowania i bezpieczeństwo',
  'activity.about_all': 'Wszystko',
  'activity.more': 'Pokaż wcześniejsze',
  'activity.end': 'To wszystko z ostatnich 180 dni.',
  'activity.from': '{browser}, {system}',
  'activity.unknown': 'Nieznana przeglądarka',
  'activity.network': 'Sieć {network}',
  'activity.several_devices': 'Kilka przeglądarek',
  'activity.several_networks': 'Kilka sieci',
  'activity.times': { one: '{count} raz', few: '{count} razy', many: '{count} razy' },

  'activity.plan_changed': 'Plan zmieniony przez operatora',

  'activity.schedule_added': 'Harmonogram dodany',
  'activity.schedule_changed': 'Harmonogram zmieniony',
  'activity.schedule_deleted': 'Harmonogram usunięty',
  'activity.days_off_changed': 'Dni wolne zmienione',

  'activity.plan_chosen': 'Plan wybrany',
  'activity.plan_canceled': 'Subskrypcja anulowana',
  'activity.card_changed': 'Karta zmieniona',
  'activity.billing_details_changed': 'Dane do rozliczeń zmienione',

  'activity.calendars_chosen': 'Ustawienia kalendarzy zmienione',

  'activity.campaign_added': 'Kampania dodana',
  'activity.campaign_changed': 'Kampania zmieniona',
  'activity.campaign_deleted': 'Kampania usunięta',
  'activity.campaign_restored': 'Kampania przywrócona',
  'activity.leads_added': 'Leady dodane',

  'activity.client_asked': 'Prośba do klienta o wolne terminy',
  'activity.client_connection_ended': 'Kalendarz klienta odłączony',
  'activity.client_deleted': 'Klient usunięty',
  'activity.client_meeting_booked': 'Spotkanie z klientem zarezerwowane',

  'activity.connection_added': 'Konto kalendarza połączone',
  'activity.connection_renewed': 'Konto kalendarza połączone ponownie',
  'activity.connection_removed': 'Konto kalendarza odłączone',

  'activity.crm_changed': 'Ustawienia CRM zmienione',
  'activity.crm_filled': 'Wcześniejsze spotkania dodane do CRM',

  'activity.deletion_asked': 'Żądanie usunięcia konta',
  'activity.deletion_taken_back': 'Usunięcie konta zatrzymane',

  'activity.domain_changed': 'Własna domena zmieniona',

  'activity.email_change_asked': 'Żądanie zmiany adresu e-mail',
  'activity.email_change_withdrawn': 'Zmiana adresu e-mail zatrzymana',
  'activity.email_changed': 'Adres e-mail zmieniony',

  'activity.embed_added': 'Widżet dodany',
  'activity.embed_changed': 'Widżet zmieniony',
  'activity.embed_deleted': 'Widżet usunięty',

  'activity.event_type_added': 'Typ wydarzenia dodany',
  'activity.event_type_changed': 'Typ wydarzenia zmieniony',
  'activity.event_type_deleted': 'Typ wydarzenia usunięty',
  'activity.event_type_restored': 'Typ wydarzenia przywrócony',

  'activity.export_asked': 'Żądanie eksportu',
  'activity.export_fetched': 'Eksport pobrany',

  'activity.integration_connected': 'Integracja połączona',
  'activity.integration_disconnected': 'Integracja usunięta',

  'activity.event_type_given': 'Typ wydarzenia przydzielony członkom',
  'activity.event_type_taken_back': 'Typ wydarzenia już niezarządzany',
  'activity.event_type_received': 'Typ wydarzenia przydzielony przez organizację',

  'activity.upgrade_requested': 'Prośba o ulepszenie planu',
  'activity.access_requested': 'Prośba o dostęp wysłana',
  'activity.request_granted': 'Prośba zaakceptowana',
  'activity.request_declined': 'Prośba odrzucona',

  'activity.one_off_added': 'Spotkanie jednorazowe dodane',
  'activity.one_off_deleted': 'Spotkanie jednorazowe usunięte',
  'activity.booking_links_added': 'Linki z limitem utworzone',
  'activity.booking_link_revoked': 'Link z limitem unieważniony',

  'activity.organization_created': 'Organizacja utworzona',
  'activity.member_invited': 'Osoba zaproszona',
  'activity.invitation_revoked': 'Zaproszenie unieważnione',
  'activity.member_joined': 'Członek dołączył',
  'activity.member_role_changed': 'Rola członka zmieniona',
  'activity.member_shown': 'Członek widoczny na stronie',
  'activity.member_hidden': 'Członek ukryty na stronie',
  'activity.member_removed': 'Członek usunięty',
  'activity.member_left': 'Odejście członka',
  'activity.transfer_asked': 'Prośba o zmianę właściciela',
  'activity.transfer_withdrawn': 'Prośba o zmianę właściciela wycofana',
  'activity.transfer_declined': 'Zmiana właściciela odrzucona',
  'activity.ownership_transferred': 'Właściciel zmieniony',
  'activity.organization_email_asked': 'E-mail organizacji dodany, jeszcze niepotwierdzony',
  'activity.organization_email_canceled': 'Niepotwierdzony e-mail organizacji anulowany',
  'activity.organization_email_removed': 'E-mail organizacji usunięty',
  'activity.organization_deleted': 'Organizacja usunięta',

  'activity.outreach_changed': 'Kampania kontaktowa zmieniona',
  'activity.outreach_pushed': 'Leady dodane do narzędzia kontaktowego',
  'activity.outreach_address_made': 'Adres dla webhooków narzędzia kontaktowego utworzony',

  'activity.passkey_added': 'Klucz dostępu dodany',
  'activity.passkey_removed': 'Klucz dostępu usunięty',
  'activity.passkey_refused': 'Logowanie kluczem dostępu odrzucone',

  'activity.api_key_added': 'Klucz API utworzony',
  'activity.api_key_removed': 'Klucz API usunięty',

  'activity.app_allowed': 'Aplikacja połączona',
  'activity.app_removed': 'Połączona aplikacja usunięta',

  'activity.password_renewed': 'Hasło zmienione',
  'activity.session_ended': 'Wylogowanie w innym miejscu',

  'activity.poll_added': 'Ankieta dodana',
  'activity.poll_changed': 'Ankieta zmieniona',
  'activity.poll_deleted': 'Ankieta usunięta',
  'activity.poll_finished': 'Ankieta zakończona',

  'activity.retention_changed': 'Przechowywanie danych uczestników zmienione',

  'activity.routing_form_added': 'Formularz dodany',
  'activity.routing_form_changed': 'Formularz zmieniony',
  'activity.routing_form_deleted': 'Formularz usunięty',

  'activity.settings_changed': 'Ustawienia zmienione',
  'activity.link_changed': 'Link zmieniony',

  'activity.signed_in': 'Logowanie',
  'activity.signed_in_new_device': 'Logowanie na nowym urządzeniu',
  'activity.sign_in_failed': 'Logowanie z błędnym hasłem',
  'activity.signed_out': 'Wylogowanie',

  'activity.signed_up': 'Rejestracja',
  'activity.address_confirmed': 'Adres e-mail potwierdzony',

  'activity.two_factor_on': 'Logowanie dwuetapowe włączone',
  'activity.two_factor_off': 'Logowanie dwuetapowe wyłączone',
  'activity.two_factor_refused': 'Błędny kod dwuetapowy',
  'activity.recovery_codes_renewed': 'Kody odzyskiwania odnowione',
  'activity.recovery_code_used': 'Użyto kodu odzyskiwania',

  'activity.video_added': 'Film dodany',
  'activity.video_changed': 'Film zmieniony',
  'activity.video_deleted': 'Film usunięty',
  'activity.video_restored': 'Film przywrócony',

  'activity.webhook_added': 'Webhook dodany',
  'activity.webhook_changed': 'Webhook zmieniony',
  'activity.webhook_deleted': 'Webhook usunięty',
  'activity.webhook_secret_renewed': 'Sekret webhooka odnowiony',
}
