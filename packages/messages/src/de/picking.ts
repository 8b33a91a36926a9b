import type { texts as source } from '../en/picking.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'pick.label': 'Zeiten dieser Woche',
  'pick.label_days': 'Tage dieser Woche',
  'pick.how':
    'Klicken Sie auf eine Zeit, um sie anzubieten, und noch einmal, um sie zu entfernen. Gestreifte Zeiten sind belegt. Pfeiltasten bewegen, die Leertaste wählt. Zeitzone: {zone}.',
  'pick.how_days':
    'Klicken Sie auf einen Tag, um ihn anzubieten, und noch einmal, um ihn zu entfernen. Gestreifte Zeiten sind belegt. Pfeiltasten bewegen, die Leertaste wählt.',
  'pick.busy_at': '{time}, belegt',
  'pick.picked': '{time} wird angeboten',
  'pick.taken_out': '{time} entfernt',
  'pick.date': 'Datum',
  'pick.time': 'Uhrzeit',
  'pick.add': 'Diese Zeit hinzufügen',
  'pick.none': 'Noch keine Zeiten gewählt.',
  'pick.count': { one: '{count} Zeit gewählt', other: '{count} Zeiten gewählt' },
  'pick.list': 'Gewählte Zeiten',
  'pick.remove': '{time} entfernen',
  'pick.delete_title': '{name} löschen?',
  'pick.at_least_one': 'Wählen Sie mindestens eine Zeit',
  'pick.too_many': { one: 'Höchstens {count} Zeit', other: 'Höchstens {count} Zeiten' },
  'pick.past': 'Eine dieser Zeiten liegt in der Vergangenheit',
  'pick.duration_wrong': 'Von 5 Minuten bis 24 Stunden',
  'pick.phone_text':
    'Zum Wählen von Zeiten brauchen Sie einen größeren Bildschirm. Öffnen Sie diese Seite an einem Computer. Was Sie schon angelegt haben, funktioniert auf jedem Gerät.',
  'pick.error_one_off_not_found': 'Dieser Einzeltermin wurde gelöscht',
  'pick.error_one_off_limit_reached':
    'Sie haben die Grenze von 200 Einzelterminen erreicht. Löschen Sie zuerst einen.',
  'pick.error_poll_not_found': 'Diese Umfrage wurde gelöscht',
  'pick.error_poll_limit_reached':
    'Sie haben die Grenze von 200 offenen Umfragen erreicht. Löschen Sie zuerst eine.',
  'pick.error_poll_closed': 'Diese Umfrage ist vorbei',
  'pick.error_poll_without_votes': 'Noch hat niemand für diese Zeit zugesagt',
}
