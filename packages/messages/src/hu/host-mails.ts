import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  'host_mails.text': 'Válassza ki, mely e-maileket küldjük ide: {email}.',
  'host_mails.booked': 'Új találkozók',
  'host_mails.booked_text': 'A naptármeghívót is tartalmazza.',
  'host_mails.rescheduled': 'Átütemezett találkozók',
  'host_mails.rescheduled_text': 'A meghívott vagy Ön által.',
  'host_mails.canceled': 'Lemondott találkozók',
  'host_mails.canceled_text': 'A meghívott vagy Ön által.',
  'host_mails.reminder': 'Emlékeztetők',
  'host_mails.reminder_text': 'Az egyes eseménytípusok beállítása szerint.',
  'host_mails.undelivered': 'Kézbesítetlen e-mailek',
  'host_mails.undelivered_text': 'Ha egy meghívott levelezőszervere visszautasít egy e-mailt.',
  'host_mails.watched': 'Leadek által megnézett videók',
  'host_mails.watched_text': 'Ha valaki egy lead linkjével néz videót.',
  'host_mails.watched_pace': 'Milyen gyakran ugyanarról a leadről',
  'host_mails.watched_hourly': 'Minden alkalommal, legfeljebb óránként egyszer',
  'host_mails.watched_daily': 'Naponta egyszer',
  'host_mails.watched_once': 'Csak az első alkalommal',
  'host_mails.webhook': 'Hibás webhookok',
  'host_mails.webhook_text': 'Ha egy webhook folyamatosan hibás, vagy kikapcsoljuk.',
  'host_mails.held': {
    one: 'A napi korlátunk miatt {count} e-mail várakozik egy új címzettnek. Újra próbáljuk ekkor: {when}.',
    other:
      'A napi korlátunk miatt {count} e-mail várakozik új címzetteknek. Továbbiakat küldünk ekkor: {when}.',
  },
  'host_mails.always':
    'A fiókjáról mindig küldünk e-mailt: a jelszóról, a címről és az új eszközökről. Mások maguk döntik el, mely e-maileket kapják.',
}
