import type { texts as source } from '../en/passkeys.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'passkeys.title': 'Passkey',
  'passkeys.text':
    'Accedi con l’impronta, il volto o il PIN del dispositivo invece di password e codice. I siti web falsi non possono chiederla.',
  'passkeys.not_here': 'Questo browser non può creare passkey a questo indirizzo.',
  'passkeys.add': 'Aggiungi una passkey',
  'passkeys.name': 'Nome della passkey',
  'passkeys.name_text': 'Ti aiuta a distinguere le tue passkey.',
  'passkeys.first_name': 'Questo dispositivo',
  'passkeys.make': 'Crea passkey',
  'passkeys.declined': 'Nessuna passkey creata. La richiesta del browser è stata chiusa o è scaduta.',
  'passkeys.there': 'Questo dispositivo ha già una passkey per il tuo account.',
  'passkeys.was_added': 'Passkey aggiunta',
  'passkeys.added': 'Aggiunta: {date}.',
  'passkeys.used': 'Ultimo uso: {when}.',
  'passkeys.unused': 'Non ancora usata.',
  'passkeys.rename': 'Rinomina',
  'passkeys.rename_of': 'Rinomina {name}',
  'passkeys.remove': 'Rimuovi',
  'passkeys.remove_of': 'Rimuovi {name}',
  'passkeys.remove_text':
    'Non si può più usare per accedere. Il tuo dispositivo potrebbe continuare a proporla finché non la elimini anche lì.',
  'passkeys.was_removed': 'Passkey rimossa',
  'error.passkey_not_found': 'Questa passkey è stata rimossa',
  'error.passkey_limit_reached': 'Hai raggiunto il limite di 20 passkey. Prima rimuovine una.',
}
