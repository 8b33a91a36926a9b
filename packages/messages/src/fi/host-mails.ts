import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'host_mails.text': 'Valitse, mitä sähköposteja lähetämme osoitteeseen {email}.',
  'host_mails.booked': 'Uudet tapaamiset',
  'host_mails.booked_text': 'Sisältää kutsun kalenteriisi.',
  'host_mails.rescheduled': 'Siirretyt tapaamiset',
  'host_mails.rescheduled_text': 'Varaajan tai sinun siirtämät.',
  'host_mails.canceled': 'Perutut tapaamiset',
  'host_mails.canceled_text': 'Varaajan tai sinun perumat.',
  'host_mails.reminder': 'Muistutukset',
  'host_mails.reminder_text': 'Kuten kussakin tapahtumatyypissä on asetettu.',
  'host_mails.undelivered': 'Toimittamatta jääneet sähköpostit',
  'host_mails.undelivered_text': 'Kun varaajan sähköpostipalvelin hylkää sähköpostin.',
  'host_mails.watched': 'Liidien katsomat videot',
  'host_mails.watched_text': 'Kun joku katsoo liidin linkillä.',
  'host_mails.watched_pace': 'Kuinka usein samasta liidistä',
  'host_mails.watched_hourly': 'Joka kerta, enintään kerran tunnissa',
  'host_mails.watched_daily': 'Kerran päivässä',
  'host_mails.watched_once': 'Vain ensimmäisellä kerralla',
  'host_mails.webhook': 'Epäonnistuvat webhookit',
  'host_mails.webhook_text': 'Kun webhook epäonnistuu toistuvasti tai poistamme sen käytöstä.',
  'host_mails.held': {
    one: '{count} sähköposti uudelle vastaanottajalle odottaa päivärajamme vuoksi. Yritämme uudelleen: {when}.',
    other:
      '{count} sähköpostia uusille vastaanottajille odottaa päivärajamme vuoksi. Lähetämme lisää: {when}.',
  },
  'host_mails.always':
    'Lähetämme aina sähköpostia tilistäsi: salasanasta, osoitteesta ja uusista laitteista. Muut valitsevat itse, mitä sähköposteja saavat.',
}
