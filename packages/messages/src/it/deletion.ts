import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'deletion.text': {
    by: 'days',
    one: 'Il tuo account si chiude subito e viene eliminato definitivamente dopo {days} giorno.',
    other: 'Il tuo account si chiude subito e viene eliminato definitivamente dopo {days} giorni.',
  },
  'deletion.at_once': 'Le tue pagine vanno offline e tutte le tue sessioni vengono chiuse.',
  'deletion.back': {
    by: 'days',
    one: 'Per recuperarlo, accedi entro {days} giorno.',
    other: 'Per recuperarlo, accedi entro {days} giorni.',
  },
  'deletion.then': 'Dopo eliminiamo tutto: i tuoi dati e ciò che ti hanno detto gli invitati.',
  'deletion.export': 'Prima esporta i tuoi dati',
  'deletion.reason': 'Perché vuoi andare via?',
  'deletion.reason_text': 'Chi gestisce questo server può leggerlo finché il tuo account esiste.',
  'deletion.meetings': { one: '{count} prossima riunione', other: '{count} prossime riunioni' },
  'deletion.cancel': 'Annullale',
  'deletion.cancel_text': 'Avvisiamo ora gli invitati per email. Se torni, le riunioni restano annullate.',
  'deletion.keep': 'Mantienile',
  'deletion.keep_text':
    'Non avvisiamo gli invitati. Quando il tuo account non ci sarà più, non potranno più spostare o annullare.',
  'deletion.password': 'La tua password',
  'deletion.failed': 'Non è stato possibile eliminare il tuo account. Riprova!',
  'deletion.ask': 'Elimina il mio account',
}
