import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'retention.text': 'Elimina i dati degli invitati quando non ti servono più.',
  'retention.label': 'Elimina i dati degli invitati',
  'retention.label_text': 'Per le riunioni terminate.',
  'retention.never': 'Mai',
  'retention.after': { one: '{count} mese dopo la riunione', other: '{count} mesi dopo la riunione' },
  'retention.what':
    'Ogni notte eliminiamo nomi, indirizzi email, risposte, altri partecipanti, motivi e campagne. Vedi ancora quante riunioni hai avuto, di che tipo e quando.',
  'retention.save': 'Salva',
  'retention.saved': 'Salvato',
  'retention.ask': 'Eliminare i dati più vecchi?',
  'retention.ask_text': {
    one: 'Stanotte eliminiamo ciò che ti hanno detto gli invitati nelle riunioni terminate da più di {count} mese. L’azione è irreversibile. Se ti serve, prima esportalo.',
    other:
      'Stanotte eliminiamo ciò che ti hanno detto gli invitati nelle riunioni terminate da più di {count} mesi. L’azione è irreversibile. Se ti serve, prima esportalo.',
  },
}
