import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'two_factor.text': 'Chiede un codice oltre alla password, così una password rubata non basta.',
  'two_factor.off': 'La verifica in due passaggi è disattivata',
  'two_factor.off_text':
    'Attivala per accedere con la password e un codice di sei cifre di un’app sul telefono.',
  'two_factor.set_up': 'Configura la verifica in due passaggi',
  'two_factor.step': 'Passaggio {step} di 3',
  'two_factor.app': 'Installa un’app di autenticazione',
  'two_factor.app_text':
    'Va bene qualsiasi app per codici monouso, compresi molti gestori di password. Poi inserisci la password per continuare.',
  'two_factor.next': 'Continua',
  'two_factor.scan': 'Scansiona il codice',
  'two_factor.scan_text':
    'Apri l’app e scansiona questo codice. Il tuo browser lo disegna e non lo invia da nessuna parte.',
  'two_factor.qr': 'Codice QR per l’app di autenticazione',
  'two_factor.by_hand': 'Senza fotocamera? Scrivi questa chiave nell’app:',
  'two_factor.copy_key': 'Copia chiave',
  'two_factor.enter': 'Inserisci il codice di 6 cifre',
  'two_factor.switch_on': 'Attiva',
  'two_factor.switched_on':
    'La verifica in due passaggi è attiva. Tutte le altre sessioni sono state chiuse.',
  'two_factor.codes': 'Salva i tuoi codici di recupero',
  'two_factor.codes_text':
    'Ogni codice ti fa entrare una volta se non hai l’app. Li mostriamo solo ora, quindi salvali in un posto sicuro.',
  'two_factor.copy_codes': 'Copia codici',
  'two_factor.download': 'Scarica',
  'two_factor.kept': 'Li ho salvati',
  'two_factor.file_text': 'Codici di recupero per {product}. Ognuno funziona una volta.',
  'two_factor.on': 'La verifica in due passaggi è attiva',
  'two_factor.since': 'Da: {date}.',
  'two_factor.codes_left': {
    one: 'Resta {count} codice di recupero.',
    other: 'Restano {count} codici di recupero.',
  },
  'two_factor.renew': 'Ottieni nuovi codici di recupero',
  'two_factor.switch_off': 'Disattiva',
  'two_factor.switched_off':
    'La verifica in due passaggi è disattivata. Tutte le altre sessioni sono state chiuse.',
  'error.two_factor_is_on': 'La verifica in due passaggi è già attiva',
}
