import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'retention.text': 'Behalten Sie, was Ihre Gäste Ihnen mitgeteilt haben, nicht länger, als Sie es brauchen.',
  'retention.label': 'Angaben von Gästen löschen',
  'retention.label_text': 'Bei Terminen, die vorbei sind.',
  'retention.never': 'Nie',
  'retention.after': { one: '{count} Monat nach dem Termin', other: '{count} Monate nach dem Termin' },
  'retention.what':
    'Namen, E-Mail-Adressen, Antworten, weitere Gäste, Gründe und Kampagnen werden jede Nacht gelöscht. Dass es einen Termin gab, welcher Art und wann, bleibt für Ihre Zahlen.',
  'retention.save': 'Speichern',
  'retention.saved': 'Gespeichert',
  'retention.ask': 'Älteres löschen?',
  'retention.ask_text': {
    one: 'Heute Nacht werden Angaben von Gästen zu Terminen gelöscht, die vor {count} Monat vorbei waren. Das lässt sich nicht zurücknehmen: Exportieren Sie sie vorher, wenn Sie sie brauchen.',
    other:
      'Heute Nacht werden Angaben von Gästen zu Terminen gelöscht, die vor {count} Monaten vorbei waren. Das lässt sich nicht zurücknehmen: Exportieren Sie sie vorher, wenn Sie sie brauchen.',
  },
}
