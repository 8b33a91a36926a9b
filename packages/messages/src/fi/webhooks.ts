import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'webhooks.state_none': 'Ei tapahtumia viimeisten 30 päivän aikana',
  'webhooks.state_off': 'Poistettu käytöstä',
  'webhooks.state_gone': 'Poistettu käytöstä: osoite vastasi koodilla 410 (gone)',
  'webhooks.state_delivered': 'Toimitettu {ago}',
  'webhooks.state_sending': 'Lähetetään nyt',
  'webhooks.state_waiting': '{answer}; seuraava yritys: {time}',
  'webhooks.state_failed': '{answer}; luovutettiin',
  'webhooks.answered': 'Vastaus: {status}',
  'webhooks.no_answer': 'Ei vastausta',
  'webhooks.state_paused': {
    one: 'Tauolla {count} epäonnistuneen yrityksen jälkeen; seuraava: {time}',
    other: 'Tauolla {count} epäonnistuneen yrityksen jälkeen; seuraava: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Tauolla {count} epäonnistuneen yrityksen jälkeen; yrittää uudelleen seuraavasta varauksesta',
    other: 'Tauolla {count} epäonnistuneen yrityksen jälkeen; yrittää uudelleen seuraavasta varauksesta',
  },
  'webhooks.state_trying': 'Yritetään uudelleen',
  'webhooks.paused': {
    one: 'Tauolla: {count} yritys on epäonnistunut. Alkaen: {since}.',
    other: 'Tauolla: {count} peräkkäistä yritystä on epäonnistunut. Alkaen: {since}.',
  },
  'webhooks.paused_next': 'Seuraava yritys: {time}.',
  'webhooks.paused_trying': 'Yritämme juuri nyt uudelleen.',
  'webhooks.paused_idle': 'Mikään ei odota. Yritämme uudelleen seuraavasta varauksesta.',
  'webhooks.paused_text':
    'Kun osoite taas toimii, lähetämme kaiken odottavan. Luovutamme noin kolmen päivän kuluttua.',
  'webhooks.try_now': 'Yritä nyt',
  'webhooks.slow':
    'Hidas, alkaen {since}: vastaus kestää yli kaksi sekuntia. Tämä viivästyttää vain sitä, mitä lähetämme sinne.',
  'webhooks.delivered': 'Toimitettu ({status})',
  'webhooks.deliveries': 'Toimitukset',
  'webhooks.deliveries_text':
    'Enintään {count}, säilytetään 30 päivää. Uudet näkyvät automaattisesti. Sinun aikasi: {zone}',
  'webhooks.deliveries_none': 'Ei tapahtumia viimeisten 30 päivän aikana',
  'webhooks.deliveries_none_text':
    'Seuraava varauksesi näkyy tässä. Siihen asti voit lähettää esimerkin, jota emme säilytä.',
  'webhooks.waiting': 'Odottaa',
  'webhooks.failed': 'Epäonnistui',
  'webhooks.open_booking': '{event}: avaa tapaaminen',
  'webhooks.attempts': { one: '{count} yritys', other: '{count} yritystä' },
  'webhooks.next_attempt': 'Seuraava yritys: {time}',
  'webhooks.open_delivery': '{event}, {time}: mitä lähetettiin',
  'webhooks.body_copy': 'Kopioi runko',
  'webhooks.body_erased': 'Ei enää tallessa: se poistettiin varaajan tietojen kanssa.',
  'webhooks.response': 'Vastaus',
  'webhooks.response_none': 'Ei vastausta vielä',
  'webhooks.response_empty': 'Vastaus on tyhjä.',
  'webhooks.response_untold':
    'Emme näytä vastauksia palvelimen omasta verkosta emmekä vastauksia, jotka eivät ole tekstiä.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Lähetä uudelleen',
  'webhooks.resend_text': 'Sama sisältö samalla webhook-id-tunnuksella, allekirjoitettu uudelleen.',
  'webhooks.resend_refused': 'Tätä ei voi enää lähettää uudelleen',
  'webhooks.what': 'Mitä lähetetään',
  'webhooks.what_summary': 'Esimerkki ja ohje allekirjoituksen tarkistamiseen',
  'webhooks.what_answer':
    'Vastaus 200–299 tarkoittaa, että tieto on vastaanotettu. Muun vastauksen jälkeen tai vastauksen puuttuessa lähetämme sen uudelleen, yhä harvemmin. 410 poistaa webhookin käytöstä.',
  'webhooks.what_repeat':
    'Tapahtuma voi tulla kahdesti tai myöhässä. Otsake webhook-id pysyy samana joka yrityksellä, ja sequence kasvaa varauksen jokaisella muutoksella.',
  'webhooks.what_body': 'Runko',
  'webhooks.what_event': 'Rungon tapahtuma',
  'webhooks.what_signature': 'Tarkista allekirjoitus (Node)',
  'webhooks.what_signature_text':
    'Tarkista runko sellaisena kuin se tuli, ennen kuin jäsennät sen JSONina. Käytä muissa kielissä jotakin Standard Webhooks -kirjastoa.',

  'webhook_event.invitee.created': 'Varaus tehty',
  'webhook_event.invitee.rescheduled': 'Siirretty',
  'webhook_event.invitee.reassigned': 'Annettu toiselle',
  'webhook_event.invitee.canceled': 'Peruttu',
  'webhook_event.invitee.no_show': 'Ei saapunut',
  'webhook_event.invitee.no_show_undone': 'Saapumatta jääminen kumottu',
  'webhook_event.one_off.taken': 'Kertatapaaminen varattu',
  'webhook_event.poll.decided': 'Kyselyn aika päätetty',
  'webhook_event.routing_form.answered': 'Ohjauslomakkeeseen vastattu',
  'webhook_event.video.watched': 'Video katsottu',
  'webhook_event.lead.booked': 'Liidi varasi ajan',

  'webhooks.title': 'Webhookit',
  'webhooks.text': 'Kerro omalle ohjelmallesi heti, kun tapaaminen varataan, siirretään tai perutaan.',
  'webhooks.add': 'Uusi webhook',
  'webhooks.add_action': 'Lisää webhook',
  'webhooks.empty': 'Ei vielä webhookeja',
  'webhooks.empty_text':
    'Anna ohjelmasi osoite. Se voi täyttää CRM-järjestelmää, kirjoittaa keskusteluun tai käynnistää sen, mitä varauksesta seuraa.',
  'webhooks.gone': 'Tätä webhookia ei ole',
  'webhooks.gone_text': 'Se on ehkä poistettu. Luettelossa näkyvät kaikki webhookisi.',
  'webhooks.all': 'Kaikki webhookit',

  'webhooks.url': 'Osoite',
  'webhooks.url_text': 'Lähetämme jokaisen tapahtuman tänne JSON-muodossa POST-pyynnöllä.',
  'webhooks.url_invalid':
    'Webhookin URL-osoitteen on oltava kelvollinen: osoite, jonka alku on https:// tai http://',
  'webhooks.url_password':
    'Jätä käyttäjänimi ja salasana pois. Käytä sen sijaan tokenia polussa tai kyselyosassa.',
  'webhooks.events': 'Lähetettävät tapahtumat',
  'webhooks.events_required': 'Valitse vähintään yksi',
  'webhooks.saved': 'Webhook tallennettu',
  'webhooks.added': '{name} saa nyt varauksesi',

  'webhooks.by_program': 'Ohjelman määrittämä',
  'webhooks.more': 'Lisää toimintoja: {name}',
  'webhooks.switch': '{name} saa varauksesi',
  'webhooks.on': 'Käytössä',
  'webhooks.off': 'Pois käytöstä',
  'webhooks.turned_on': '{name} saa taas varauksesi',
  'webhooks.turned_off': '{name} ei enää saa varauksiasi',
  'webhooks.is_gone':
    'Osoite vastasi koodilla 410 (gone), joten poistimme webhookin käytöstä. Jos se taas toimii, ota webhook uudelleen käyttöön.',
  'webhooks.delete_title': 'Poistetaanko {name}?',
  'webhooks.delete_text':
    'Emme enää lähetä siihen mitään, emme myöskään uutta yritystä odottavia. Myös sen toimitukset poistetaan.',
  'webhooks.deleted': '{name} poistettu',

  'webhooks.secret': 'Salaisuus',
  'webhooks.secret_text':
    'Näytimme sen kerran, kun se luotiin. Jos olet kadottanut sen tai joku muu on nähnyt sen, luo uusi.',
  'webhooks.secret_fresh': 'Kopioi salaisuus nyt',
  'webhooks.secret_once': 'Et näe sitä enää uudelleen.',
  'webhooks.secret_use':
    'Ohjelmasi tarkistaa sillä, että pyyntö tulee täältä eikä sitä ole muutettu. Pyynnöt allekirjoitetaan Standard Webhooks -määrityksen mukaan. Koodi on alla kohdassa ”{section}”.',
  'webhooks.secret_copy': 'Kopioi salaisuus',
  'webhooks.secret_copied': 'Salaisuus kopioitu',
  'webhooks.secret_done': 'Olen tallentanut sen',
  'webhooks.renew': 'Uusi salaisuus',
  'webhooks.renew_title': 'Vaihdetaanko salaisuus?',
  'webhooks.renew_text':
    'Vanha toimii vielä yhden päivän, joten ehdit vaihtaa. Sen jälkeen se lakkaa toimimasta.',

  'webhooks.test': 'Lähetä esimerkki',
  'webhooks.test_text': 'Lähettää nyt tallennettuun osoitteeseen yhden pyynnön, joka on merkitty testiksi.',
  'webhooks.test_event': 'Esimerkin tapahtuma',
  'webhooks.test_action': 'Lähetä',
  'webhooks.test_delivered': 'Esimerkki toimitettu ({status})',

  'error.webhook_not_found': 'Tämä webhook on poistettu',
  'error.webhook_limit_reached': 'Webhookien raja on täynnä. Poista ensin jokin niistä.',
}
