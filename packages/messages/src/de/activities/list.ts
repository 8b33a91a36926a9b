import type { texts as source } from '../../en/activities/list.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.text': 'Anmeldungen und Änderungen der letzten 180 Tage. Zeiten: {zone}.',
  'activity.none': 'Noch keine Aktivität',
  'activity.none_text': 'Ab jetzt steht jede Anmeldung und jede Änderung hier, mit Browser und Netz.',
  'activity.about': 'Filter',
  'activity.about_security': 'Anmeldungen und Sicherheit',
  'activity.about_all': 'Alles',
  'activity.more': 'Frühere zeigen',
  'activity.end': 'Das ist alles aus den letzten 180 Tagen.',
  'activity.from': '{browser} unter {system}',
  'activity.unknown': 'Unbekannter Browser',
  'activity.network': 'Netz {network}',
  'activity.several_devices': 'Mehrere Browser',
  'activity.several_networks': 'Mehrere Netze',
  'activity.times': '{count}-mal',
}
