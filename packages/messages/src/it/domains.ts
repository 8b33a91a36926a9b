import type { texts as source } from '../en/domains.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'domain.text':
    'Mostra le tue pagine di prenotazione sul tuo dominio. I link, gli incorporamenti e le email lo usano appena funziona. Anche l’indirizzo di questo server continua a funzionare.',
  'domain.label': 'Il tuo dominio',
  'domain.label_text': 'Scegline uno che non sia usato per altro, come meet.example.com.',
  'domain.wrong': '“{domain}” non è un dominio. Inseriscine uno come meet.example.com.',
  'domain.use': 'Usa questo dominio',
  'domain.unknown':
    'Non abbiamo ancora trovato {domain}. Continueremo a controllare. Per ora non devi fare nulla.',
  'domain.no_record':
    'Non c’è ancora nessun record per {domain}. Aggiungi quelli qui sotto dove hai acquistato il dominio.',
  'domain.wrong_target': '{domain} punta a {found}, non qui. Cambia il record con quello qui sotto.',
  'domain.no_proof':
    '{domain} punta qui, ma manca il record TXT che dimostra che è tuo. Aggiungi quello qui sotto.',
  'domain.not_spread':
    'I tuoi record sono corretti, ma non si sono ancora propagati. Può richiedere qualche ora. Controlleremo di nuovo automaticamente.',
  'domain.no_answer':
    '{domain} punta qui, ma questo server non risponde a quel nome. Chiedi a chi gestisce questo server di consentirlo.',
  'domain.no_certificate':
    '{domain} punta qui, ma non ha ancora un certificato. Può richiedere qualche minuto. Se non cambia, chiedi a chi gestisce questo server.',
  'domain.works': 'Funziona. I link, gli incorporamenti e le email usano {domain}.',
  'domain.still_used':
    'I link lo usano ancora. Se non funziona di nuovo entro un’ora, useranno l’indirizzo di questo server.',
  'domain.checked': 'Ultimo controllo: {when}',
  'domain.check': 'Controlla ora',
  'domain.remove': 'Rimuovi dominio',
  'domain.set_meanwhile':
    'È stato impostato un altro dominio in un’altra scheda o da un’altra persona. Ricarica questa pagina per vederlo. Il tuo non viene usato.',
  'domain.removed': 'I link usano di nuovo l’indirizzo di questo server',
  'domain.remove_ask': 'Rimuovere il tuo dominio?',
  'domain.remove_text': 'I link a {domain} che hai già condiviso smetteranno di funzionare.',
  'domain.records': 'Record DNS',
  'domain.records_text': 'Aggiungili entrambi dove gestisci il dominio.',
  'domain.name': 'Nome',
  'domain.value': 'Valore',
  'domain.copy': 'Copia: {what}',
  'domain.apex':
    'Un dominio senza nulla davanti, come example.com, non può avere un CNAME. Assegnagli invece gli stessi indirizzi di questo server.',
  'error.domain_not_found': 'Nessun dominio personalizzato impostato',
}
