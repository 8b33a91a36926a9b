import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'deletion.text': 'Schließt Ihr Konto sofort und löscht es nach {days} Tagen endgültig.',
  'deletion.at_once': 'Ihre Seiten sind nicht mehr zu finden, und Sie sind überall abgemeldet.',
  'deletion.back': 'Wer sich binnen {days} Tagen anmeldet, nimmt es zurück.',
  'deletion.then': 'Danach wird alles gelöscht: was Ihnen gehört und was Gäste Ihnen mitgeteilt haben.',
  'deletion.export': 'Nehmen Sie vorher alles mit: zum Export',
  'deletion.reason': 'Warum möchten Sie gehen?',
  'deletion.reason_text': 'Wer diesen Server betreibt, kann es lesen, bis Ihr Konto weg ist.',
  'deletion.meetings': { one: '{count} Termin steht noch bevor', other: '{count} Termine stehen noch bevor' },
  'deletion.cancel': 'Absagen',
  'deletion.cancel_text': 'Jetzt, mit einer freundlichen Mail. Sie bleiben abgesagt, wenn Sie zurückkommen.',
  'deletion.keep': 'Behalten',
  'deletion.keep_text':
    'Gäste erfahren nichts. Ist Ihr Konto weg, können sie nicht mehr verschieben oder absagen.',
  'deletion.password': 'Ihr Passwort',
  'deletion.failed': 'Ihr Konto konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal!',
  'deletion.ask': 'Mein Konto löschen',
}
