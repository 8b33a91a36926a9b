import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'pick.label': 'Zeiten dieser Woche',
  'pick.label_days': 'Tage dieser Woche',
  'pick.how':
    'Klicken Sie auf eine Zeit, um sie anzubieten, und noch einmal, um sie herauszunehmen. Gestreifte Zeiten sind belegt. Pfeiltasten bewegen, die Leertaste wählt. Zeitzone: {zone}.',
  'pick.how_days':
    'Klicken Sie einen Tag an, um ihn anzubieten, und noch einmal, um ihn herauszunehmen. Gestreifte Zeiten sind belegt. Pfeiltasten bewegen, die Leertaste wählt.',
  'pick.busy_at': '{time}, belegt',
  'pick.picked': '{time} wird angeboten',
  'pick.taken_out': '{time} ist herausgenommen',
  'pick.date': 'Datum',
  'pick.time': 'Uhrzeit',
  'pick.add': 'Diese Zeit hinzufügen',
  'pick.none': 'Noch ist keine Zeit gewählt.',
  'pick.count': { one: '{count} Zeit ist gewählt', other: '{count} Zeiten sind gewählt' },
  'pick.list': 'Gewählte Zeiten',
  'pick.remove': '{time} herausnehmen',
  'pick.at_least_one': 'Wählen Sie mindestens eine Zeit',
  'pick.too_many': 'Höchstens {count} Zeiten',
  'pick.past': 'Eine dieser Zeiten ist vorbei',
  'pick.duration_wrong': 'Von 5 Minuten bis 24 Stunden',
  'pick.phone_text':
    'Zum Wählen braucht es den Blick auf eine ganze Woche und dafür einen größeren Bildschirm. Öffnen Sie diese Seite an einem Computer; was Sie angelegt haben, geht überall.',
  'pick.error_one_off_not_found': 'Dieser Einzeltermin wurde gelöscht',
  'pick.error_one_off_limit_reached': 'Mehr als 200 Einzeltermine gehen nicht. Löschen Sie zuerst einen.',
  'pick.error_poll_not_found': 'Diese Umfrage wurde gelöscht',
  'pick.error_poll_limit_reached': 'Mehr als 200 offene Umfragen gehen nicht. Löschen Sie zuerst eine.',
  'pick.error_poll_closed': 'Diese Umfrage ist vorbei',
  'pick.error_poll_without_votes': 'Noch hat niemand gesagt, dass es dann geht',
}
