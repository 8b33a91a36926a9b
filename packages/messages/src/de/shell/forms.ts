import type { texts as source } from '../../en/shell/forms.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'form.unsaved': 'Nicht gespeichert',
  'form.in_progress': 'Die Anfrage läuft noch',
  'form.save': 'Speichern',
  'form.discard': 'Verwerfen',
  'form.restored': 'Wir haben behalten, was Sie getippt hatten. Es ist noch nicht gespeichert.',
  'form.changed_meanwhile':
    'In einem anderen Tab oder von jemand anderem geändert: {fields}. Ihre Eingaben sind noch da.',
  'form.changed_from': 'Die Änderung kam aus {browser} auf {system}.',
  'form.changed_alike':
    'Die Änderung kam aus {browser} auf {system}, in einem anderen Tab oder auf einem ähnlichen Gerät.',
  'form.take_theirs': 'Den anderen Stand nehmen',
  'form.keep_mine': 'Meines behalten',
  'leave.title': 'Ohne Speichern verlassen?',
  'leave.text': 'Was Sie getippt haben, bleibt in diesem Tab als Entwurf, bis Sie zurückkommen.',
  'leave.end_text': 'Beim Abmelden löschen wir Ihre Eingaben, damit niemand sonst sie sieht.',
  'leave.end': 'Abmelden und verwerfen',
  'leave.later': 'Für später behalten',
  'leave.save': 'Speichern und verlassen',
}
