import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'retention.text': 'Löschen Sie Daten Ihrer Gäste, wenn Sie sie nicht mehr brauchen.',
  'retention.label': 'Daten der Gäste löschen',
  'retention.label_text': 'Bei Terminen, die vorbei sind.',
  'retention.never': 'Nie',
  'retention.after': { one: '{count} Monat nach dem Termin', other: '{count} Monate nach dem Termin' },
  'retention.what':
    'Wir löschen jede Nacht Namen, E-Mail-Adressen, Antworten, weitere Gäste, Gründe und Kampagnen. Sie sehen weiterhin, wie viele Termine Sie hatten, welcher Art und wann.',
  'retention.save': 'Speichern',
  'retention.saved': 'Gespeichert',
  'retention.ask': 'Ältere Daten löschen?',
  'retention.ask_text': {
    one: 'Heute Nacht löschen wir, was Gäste zu Terminen angegeben haben, die vor mehr als {count} Monat vorbei waren. Das lässt sich nicht rückgängig machen. Exportieren Sie die Daten vorher, wenn Sie sie brauchen.',
    other:
      'Heute Nacht löschen wir, was Gäste zu Terminen angegeben haben, die vor mehr als {count} Monaten vorbei waren. Das lässt sich nicht rückgängig machen. Exportieren Sie die Daten vorher, wenn Sie sie brauchen.',
  },
}
