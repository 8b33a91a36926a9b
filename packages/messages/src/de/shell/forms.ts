import type { texts as source } from '../../en/shell/forms.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'form.unsaved': 'Nicht gespeichert',
  'form.in_progress': 'Die Anfrage läuft noch',
  'form.save': 'Speichern',
  'form.discard': 'Verwerfen',
  'form.restored': 'Wir haben behalten, was Sie getippt hatten. Es ist noch nicht gespeichert.',
  'form.changed_meanwhile':
    'Inzwischen in einem anderen Tab oder von jemand anderem geändert: {fields}. Was Sie getippt haben, ist noch da.',
  'form.changed_from': 'Die Änderung kam aus {browser} auf {system}.',
  'form.changed_alike':
    'Die Änderung kam aus {browser} auf {system}, wie hier: aus einem anderen Tab oder von einem gleichen Gerät.',
  'form.take_theirs': 'Den anderen Stand nehmen',
  'form.keep_mine': 'Meines behalten',
  'leave.title': 'Ohne Speichern verlassen?',
  'leave.text': 'Was Sie getippt haben, bleibt in diesem Tab als Entwurf, bis Sie zurückkommen.',
  'leave.end_text': 'Damit es nach Ihnen niemand sieht, wird beim Abmelden entfernt, was Sie getippt haben.',
  'leave.end': 'Ohne Speichern abmelden',
  'leave.later': 'Für später behalten',
  'leave.save': 'Speichern und verlassen',
}
