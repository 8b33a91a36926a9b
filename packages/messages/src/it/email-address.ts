import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'email.text': 'Accedi con questo indirizzo, e qui inviamo le email sul tuo account e sulle tue riunioni.',
  'email.now': 'Il tuo indirizzo è',
  'email.new': 'Nuovo indirizzo email',
  'email.same': 'Questo è già il tuo indirizzo',
  'email.ask': 'Conferma da entrambi gli indirizzi',
  'email.waiting': 'Controlla entrambe le caselle',
  'email.waiting_text':
    'Abbiamo inviato un link a ogni indirizzo. Il tuo indirizzo cambia quando li hai aperti entrambi. I link funzionano fino a: {until}.',
  'email.confirmed': 'confermato',
  'email.unconfirmed': 'non ancora confermato',
  'email.withdraw': 'Mantieni il mio indirizzo',
  'email.withdrawn': 'Il tuo indirizzo resta lo stesso. I link che abbiamo inviato non funzionano più.',
  'email.agree_title': 'Cambiare il tuo indirizzo email?',
  'email.agree_text':
    'Qualcuno ha chiesto un nuovo indirizzo email per un account. Se è tuo, conferma la modifica. Altrimenti chiudi questa pagina.',
  'email.agree': 'Conferma modifica',
  'email.changed': 'Il tuo indirizzo email è cambiato. D’ora in poi accedi con quello nuovo.',
  'email.other_waits': 'Indirizzo confermato. Ora apri il link che abbiamo inviato all’altro indirizzo.',
  'email.to_settings': 'Vai alle impostazioni',
}
