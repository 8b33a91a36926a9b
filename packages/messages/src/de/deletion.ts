import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'deletion.text': {
    by: 'days',
    one: 'Wir schließen Ihr Konto sofort und löschen es nach {days} Tag endgültig.',
    other: 'Wir schließen Ihr Konto sofort und löschen es nach {days} Tagen endgültig.',
  },
  'deletion.at_once': 'Ihre Seiten gehen offline, und Sie werden überall abgemeldet.',
  'deletion.back': {
    by: 'days',
    one: 'Um es zurückzuholen, melden Sie sich binnen {days} Tag an.',
    other: 'Um es zurückzuholen, melden Sie sich binnen {days} Tagen an.',
  },
  'deletion.then': 'Danach löschen wir alles: Ihre Daten und was Gäste Ihnen mitgeteilt haben.',
  'deletion.export': 'Zuerst Daten exportieren',
  'deletion.reason': 'Warum möchten Sie gehen?',
  'deletion.reason_text': 'Wer diesen Server betreibt, kann es lesen, bis Ihr Konto weg ist.',
  'deletion.meetings': { one: '{count} bevorstehender Termin', other: '{count} bevorstehende Termine' },
  'deletion.cancel': 'Absagen',
  'deletion.cancel_text':
    'Wir schreiben Ihren Gästen jetzt. Die Termine bleiben abgesagt, wenn Sie zurückkommen.',
  'deletion.keep': 'Behalten',
  'deletion.keep_text':
    'Wir sagen Ihren Gästen nicht Bescheid. Ist Ihr Konto weg, können sie nicht mehr verschieben oder absagen.',
  'deletion.password': 'Ihr Passwort',
  'deletion.failed': 'Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal!',
  'deletion.ask': 'Mein Konto löschen',
}
