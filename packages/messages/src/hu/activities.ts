import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'activity.text': 'Az elmúlt 180 nap bejelentkezései és módosításai. Időzóna: {zone}.',
  'activity.none': 'Még nincs tevékenység',
  'activity.none_text': 'Minden bejelentkezés és módosítás itt jelenik meg, böngészővel és hálózattal.',
  'activity.about': 'Szűrő',
  'activity.about_security': 'Bejelentkezések és biztonság',
  'activity.about_all': 'Minden',
  'activity.more': 'Korábbiak',
  'activity.end': 'Ez minden az elmúlt 180 napból.',
  'activity.from': '{browser}, {system}',
  'activity.unknown': 'Ismeretlen böngésző',
  'activity.network': 'Hálózat: {network}',
  'activity.several_devices': 'Több böngésző',
  'activity.several_networks': 'Több hálózat',
  'activity.times': { one: '{count} alkalom', other: '{count} alkalom' },

  'activity.plan_changed': 'Csomag módosítva az üzemeltető által',

  'activity.schedule_added': 'Beosztás hozzáadva',
  'activity.schedule_changed': 'Beosztás módosítva',
  'activity.schedule_deleted': 'Beosztás törölve',
  'activity.days_off_changed': 'Szabadnapok módosítva',

  'activity.plan_chosen': 'Csomag kiválasztva',
  'activity.plan_canceled': 'Előfizetés lemondva',
  'activity.card_changed': 'Kártya módosítva',
  'activity.billing_details_changed': 'Számlázási adatok módosítva',

  'activity.calendars_chosen': 'Naptárbeállítások módosítva',

  'activity.campaign_added': 'Kampány hozzáadva',
  'activity.campaign_changed': 'Kampány módosítva',
  'activity.campaign_deleted': 'Kampány törölve',
  'activity.campaign_restored': 'Kampány visszaállítva',
  'activity.leads_added': 'Leadek hozzáadva',

  'activity.client_asked': 'Szabad időpontok kérve egy ügyféltől',
  'activity.client_connection_ended': 'Ügyfél naptára leválasztva',
  'activity.client_deleted': 'Ügyfél törölve',
  'activity.client_meeting_booked': 'Találkozó lefoglalva ügyféllel',

  'activity.connection_added': 'Naptárfiók csatlakoztatva',
  'activity.connection_renewed': 'Naptárfiók újracsatlakoztatva',
  'activity.connection_removed': 'Naptárfiók leválasztva',

  'activity.crm_changed': 'CRM-beállítások módosítva',
  'activity.crm_filled': 'Korábbi találkozók hozzáadva a CRM-hez',

  'activity.deletion_asked': 'Fiók törlése kérve',
  'activity.deletion_taken_back': 'Fiók törlése leállítva',

  'activity.domain_changed': 'Saját domain módosítva',

  'activity.email_change_asked': 'E-mail-cím módosítása kérve',
  'activity.email_change_withdrawn': 'E-mail-cím módosítása leállítva',
  'activity.email_changed': 'E-mail-cím módosítva',

  'activity.embed_added': 'Beágyazás hozzáadva',
  'activity.embed_changed': 'Beágyazás módosítva',
  'activity.embed_deleted': 'Beágyazás törölve',

  'activity.event_type_added': 'Eseménytípus hozzáadva',
  'activity.event_type_changed': 'Eseménytípus módosítva',
  'activity.event_type_deleted': 'Eseménytípus törölve',
  'activity.event_type_restored': 'Eseménytípus visszaállítva',

  'activity.export_asked': 'Exportálás kérve',
  'activity.export_fetched': 'Export letöltve',

  'activity.integration_connected': 'Integráció csatlakoztatva',
  'activity.integration_disconnected': 'Integráció eltávolítva',

  'activity.event_type_given': 'Eseménytípus hozzárendelve tagokhoz',
  'activity.event_type_taken_back': 'Eseménytípus már nem kezelt',
  'activity.event_type_received': 'Eseménytípus hozzárendelve egy szervezettől',

  'activity.upgrade_requested': 'Bővítés kérve',
  'activity.access_requested': 'Hozzáférés kérve',
  'activity.request_granted': 'Kérés jóváhagyva',
  'activity.request_declined': 'Kérés elutasítva',

  'activity.one_off_added': 'Egyszeri találkozó hozzáadva',
  'activity.one_off_deleted': 'Egyszeri találkozó törölve',
  'activity.booking_links_added': 'Korlátozott linkek létrehozva',
  'activity.booking_link_revoked': 'Korlátozott link visszavonva',

  'activity.organization_created': 'Szervezet létrehozva',
  'activity.member_invited': 'Meghívás elküldve',
  'activity.invitation_revoked': 'Meghívó visszavonva',
  'activity.member_joined': 'Tag csatlakozott',
  'activity.member_role_changed': 'Tag szerepköre módosítva',
  'activity.member_shown': 'Tag megjelenítve az oldalon',
  'activity.member_hidden': 'Tag elrejtve az oldalról',
  'activity.member_removed': 'Tag eltávolítva',
  'activity.member_left': 'Tag kilépett',
  'activity.transfer_asked': 'Tulajdonjog átadása kérve',
  'activity.transfer_withdrawn': 'Tulajdonjog átadásának kérése visszavonva',
  'activity.transfer_declined': 'Tulajdonjog átadása elutasítva',
  'activity.ownership_transferred': 'Tulajdonjog átadva',
  'activity.organization_email_asked': 'Szervezet e-mail-címe hozzáadva, még nincs megerősítve',
  'activity.organization_email_canceled': 'Meg nem erősített szervezeti e-mail visszavonva',
  'activity.organization_email_removed': 'Szervezet e-mail-címe eltávolítva',
  'activity.organization_deleted': 'Szervezet törölve',

  'activity.outreach_changed': 'Megkereső kampány módosítva',
  'activity.outreach_pushed': 'Leadek hozzáadva egy megkereső eszközhöz',
  'activity.outreach_address_made': 'Webhookcím létrehozva egy megkereső eszközhöz',

  'activity.passkey_added': 'Azonosítókulcs hozzáadva',
  'activity.passkey_removed': 'Azonosítókulcs eltávolítva',
  'activity.passkey_refused': 'Azonosítókulcsos bejelentkezés elutasítva',

  'activity.api_key_added': 'API-kulcs létrehozva',
  'activity.api_key_removed': 'API-kulcs eltávolítva',

  'activity.app_allowed': 'Alkalmazás csatlakoztatva',
  'activity.app_removed': 'Csatlakoztatott alkalmazás eltávolítva',

  'activity.password_renewed': 'Jelszó módosítva',
  'activity.session_ended': 'Kijelentkezés máshol',

  'activity.poll_added': 'Szavazás hozzáadva',
  'activity.poll_changed': 'Szavazás módosítva',
  'activity.poll_deleted': 'Szavazás törölve',
  'activity.poll_finished': 'Szavazás befejezve',

  'activity.retention_changed': 'Meghívottak adatainak megőrzése módosítva',

  'activity.routing_form_added': 'Űrlap hozzáadva',
  'activity.routing_form_changed': 'Űrlap módosítva',
  'activity.routing_form_deleted': 'Űrlap törölve',

  'activity.settings_changed': 'Beállítások módosítva',
  'activity.link_changed': 'Link módosítva',

  'activity.signed_in': 'Bejelentkezés megtörtént',
  'activity.signed_in_new_device': 'Bejelentkezés új eszközön',
  'activity.sign_in_failed': 'Bejelentkezés hibás jelszóval',
  'activity.signed_out': 'Kijelentkezés megtörtént',

  'activity.signed_up': 'Regisztráció',
  'activity.address_confirmed': 'E-mail-cím megerősítve',

  'activity.two_factor_on': 'Kétlépcsős bejelentkezés bekapcsolva',
  'activity.two_factor_off': 'Kétlépcsős bejelentkezés kikapcsolva',
  'activity.two_factor_refused': 'Hibás kétlépcsős kód',
  'activity.recovery_codes_renewed': 'Helyreállítási kódok megújítva',
  'activity.recovery_code_used': 'Helyreállítási kód felhasználva',

  'activity.video_added': 'Videó hozzáadva',
  'activity.video_changed': 'Videó módosítva',
  'activity.video_deleted': 'Videó törölve',
  'activity.video_restored': 'Videó visszaállítva',

  'activity.webhook_added': 'Webhook hozzáadva',
  'activity.webhook_changed': 'Webhook módosítva',
  'activity.webhook_deleted': 'Webhook törölve',
  'activity.webhook_secret_renewed': 'Webhook titkos kulcsa megújítva',
}
