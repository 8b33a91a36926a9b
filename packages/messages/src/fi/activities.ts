import type { texts as source } from '../en/activities.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'activity.text': 'Kirjautumiset ja muutokset viimeisten 180 päivän ajalta. Ajat: {zone}.',
  'activity.none': 'Ei vielä toimintaa',
  'activity.none_text': 'Jokainen kirjautuminen ja muutos näkyy tässä selaimen ja verkon kanssa.',
  'activity.about': 'Suodata',
  'activity.about_security': 'Kirjautumiset ja turvallisuus',
  'activity.about_all': 'Kaikki toiminta',
  'activity.more': 'Näytä aiemmat',
  'activity.end': 'Siinä kaikki viimeisten 180 päivän ajalta.',
  'activity.from': '{browser}, {system}',
  'activity.unknown': 'Tuntematon selain',
  'activity.network': 'Verkko {network}',
  'activity.several_devices': 'Useita selaimia',
  'activity.several_networks': 'Useita verkkoja',
  'activity.times': { one: '{count} kerta', other: '{count} kertaa' },

  'activity.plan_changed': 'Ylläpito vaihtoi paketin',

  'activity.schedule_added': 'Aikataulu lisätty',
  'activity.schedule_changed': 'Aikataulua muutettu',
  'activity.schedule_deleted': 'Aikataulu poistettu',
  'activity.days_off_changed': 'Vapaapäiviä muutettu',

  'activity.plan_chosen': 'Paketti valittu',
  'activity.plan_canceled': 'Tilaus peruttu',
  'activity.card_changed': 'Kortti vaihdettu',
  'activity.billing_details_changed': 'Laskutustietoja muutettu',

  'activity.calendars_chosen': 'Kalenteriasetuksia muutettu',

  'activity.campaign_added': 'Kampanja lisätty',
  'activity.campaign_changed': 'Kampanjaa muutettu',
  'activity.campaign_deleted': 'Kampanja poistettu',
  'activity.campaign_restored': 'Kampanja palautettu',
  'activity.leads_added': 'Liidejä lisätty',

  'activity.client_asked': 'Asiakkaalta kysytty vapaita aikoja',
  'activity.client_connection_ended': 'Asiakkaan kalenteriyhteys katkaistu',
  'activity.client_deleted': 'Asiakas poistettu',
  'activity.client_meeting_booked': 'Tapaaminen varattu asiakkaan kanssa',

  'activity.connection_added': 'Kalenteritili yhdistetty',
  'activity.connection_renewed': 'Kalenteritili yhdistetty uudelleen',
  'activity.connection_removed': 'Kalenteritilin yhteys katkaistu',

  'activity.crm_changed': 'CRM-asetuksia muutettu',
  'activity.crm_filled': 'Aiemmat tapaamiset lisätty CRM-järjestelmään',

  'activity.deletion_asked': 'Tilin poistoa pyydetty',
  'activity.deletion_taken_back': 'Tilin poisto pysäytetty',

  'activity.domain_changed': 'Oma verkkotunnus muutettu',

  'activity.email_change_asked': 'Sähköpostiosoitteen vaihtoa pyydetty',
  'activity.email_change_withdrawn': 'Sähköpostiosoitteen vaihto pysäytetty',
  'activity.email_changed': 'Sähköpostiosoite vaihdettu',

  'activity.embed_added': 'Upotus lisätty',
  'activity.embed_changed': 'Upotusta muutettu',
  'activity.embed_deleted': 'Upotus poistettu',

  'activity.event_type_added': 'Tapahtumatyyppi lisätty',
  'activity.event_type_changed': 'Tapahtumatyyppiä muutettu',
  'activity.event_type_deleted': 'Tapahtumatyyppi poistettu',
  'activity.event_type_restored': 'Tapahtumatyyppi palautettu',

  'activity.export_asked': 'Vientiä pyydetty',
  'activity.export_fetched': 'Vienti ladattu',

  'activity.integration_connected': 'Integraatio yhdistetty',
  'activity.integration_disconnected': 'Integraatio poistettu',

  'activity.event_type_given': 'Tapahtumatyyppi jaettu jäsenille',
  'activity.event_type_taken_back': 'Tapahtumatyyppi ei enää hallinnassa',
  'activity.event_type_received': 'Tapahtumatyyppi saatu organisaatiolta',

  'activity.upgrade_requested': 'Paketin päivitystä pyydetty',
  'activity.access_requested': 'Käyttöoikeutta pyydetty',
  'activity.request_granted': 'Pyyntö hyväksytty',
  'activity.request_declined': 'Pyyntö hylätty',

  'activity.one_off_added': 'Kertatapaaminen lisätty',
  'activity.one_off_deleted': 'Kertatapaaminen poistettu',
  'activity.booking_links_added': 'Rajoitetut linkit luotu',
  'activity.booking_link_revoked': 'Rajoitettu linkki kumottu',

  'activity.organization_created': 'Organisaatio luotu',
  'activity.member_invited': 'Henkilö kutsuttu',
  'activity.invitation_revoked': 'Kutsu kumottu',
  'activity.member_joined': 'Jäsen liittyi',
  'activity.member_role_changed': 'Jäsenen rooli vaihdettu',
  'activity.member_shown': 'Jäsen näkyviin sivulle',
  'activity.member_hidden': 'Jäsen piilotettu sivulta',
  'activity.member_removed': 'Jäsen poistettu',
  'activity.member_left': 'Jäsen lähti',
  'activity.transfer_asked': 'Omistajuuden siirtoa pyydetty',
  'activity.transfer_withdrawn': 'Omistajuuden siirtopyyntö peruttu',
  'activity.transfer_declined': 'Omistajuuden siirto hylätty',
  'activity.ownership_transferred': 'Omistajuus siirretty',
  'activity.organization_email_asked': 'Organisaation sähköposti lisätty, ei vielä vahvistettu',
  'activity.organization_email_canceled': 'Organisaation vahvistamaton sähköposti peruttu',
  'activity.organization_email_removed': 'Organisaation sähköposti poistettu',
  'activity.organization_deleted': 'Organisaatio poistettu',

  'activity.outreach_changed': 'Kontaktointikampanjaa muutettu',
  'activity.outreach_pushed': 'Liidejä lisätty kontaktointityökaluun',
  'activity.outreach_address_made': 'Osoite luotu kontaktointityökalun webhookeille',

  'activity.passkey_added': 'Pääsyavain lisätty',
  'activity.passkey_removed': 'Pääsyavain poistettu',
  'activity.passkey_refused': 'Pääsyavaimella kirjautuminen evätty',

  'activity.api_key_added': 'API-avain luotu',
  'activity.api_key_removed': 'API-avain poistettu',

  'activity.app_allowed': 'Sovellus yhdistetty',
  'activity.app_removed': 'Yhdistetty sovellus poistettu',

  'activity.password_renewed': 'Salasana vaihdettu',
  'activity.session_ended': 'Kirjauduttu ulos muualla',

  'activity.poll_added': 'Kysely lisätty',
  'activity.poll_changed': 'Kyselyä muutettu',
  'activity.poll_deleted': 'Kysely poistettu',
  'activity.poll_finished': 'Kysely päätetty',

  'activity.retention_changed': 'Varaajien tietojen säilytystä muutettu',

  'activity.routing_form_added': 'Lomake lisätty',
  'activity.routing_form_changed': 'Lomaketta muutettu',
  'activity.routing_form_deleted': 'Lomake poistettu',

  'activity.settings_changed': 'Asetuksia muutettu',
  'activity.link_changed': 'Linkkiä muutettu',

  'activity.signed_in': 'Kirjauduttu sisään',
  'activity.signed_in_new_device': 'Kirjauduttu uudella laitteella',
  'activity.sign_in_failed': 'Kirjautuminen väärällä salasanalla',
  'activity.signed_out': 'Kirjauduttu ulos',

  'activity.signed_up': 'Tili luotu',
  'activity.address_confirmed': 'Sähköpostiosoite vahvistettu',

  'activity.two_factor_on': 'Kaksivaiheinen kirjautuminen otettu käyttöön',
  'activity.two_factor_off': 'Kaksivaiheinen kirjautuminen poistettu käytöstä',
  'activity.two_factor_refused': 'Väärä kaksivaiheisen kirjautumisen koodi',
  'activity.recovery_codes_renewed': 'Palautuskoodit uusittu',
  'activity.recovery_code_used': 'Palautuskoodi käytetty',

  'activity.video_added': 'Video lisätty',
  'activity.video_changed': 'Videota muutettu',
  'activity.video_deleted': 'Video poistettu',
  'activity.video_restored': 'Video palautettu',

  'activity.webhook_added': 'Webhook lisätty',
  'activity.webhook_changed': 'Webhookia muutettu',
  'activity.webhook_deleted': 'Webhook poistettu',
  'activity.webhook_secret_renewed': 'Webhookin salaisuus uusittu',
}
