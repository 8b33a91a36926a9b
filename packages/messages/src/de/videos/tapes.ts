import type { texts as source } from '../../en/videos/tapes.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'tape.label': 'Aufnahmen auf diesem Gerät',
  'tape.unfinished': 'Unvollständige Aufnahme',
  'tape.of': '{time}, {length}. Sie ist nur auf diesem Gerät.',
  'tape.continue': 'Upload fortsetzen',
  'tape.watch': 'Ansehen',
  'tape.discard': 'Verwerfen',
  'tape.discard_title': 'Diese Aufnahme verwerfen?',
  'tape.discard_text': 'Sie wird von diesem Gerät gelöscht und kann nicht wiederhergestellt werden.',
  'tape.take': 'Ihre Aufnahme',
  'tape.uploading': 'Aufnahme wird hochgeladen',
  'tape.sending': 'Sie können inzwischen andere Seiten des Dashboards öffnen.',
  'tape.offline':
    'Der Server ist nicht erreichbar. Die Aufnahme bleibt auf diesem Gerät, und der Upload geht von selbst weiter.',
  'tape.elsewhere': 'Diese Aufnahme ist in einem anderen Tab geöffnet.',
  'tape.waiting': 'Ihre Aufnahme wird gespeichert…',
  'tape.progress': 'Upload-Fortschritt der Aufnahme',
  'tape.retry': 'Erneut versuchen',
  'tape.sign_in_text': 'Ihre Aufnahme bleibt solange auf diesem Gerät.',
}
