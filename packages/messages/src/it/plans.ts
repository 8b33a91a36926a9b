import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'trial.label': 'La tua prova',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: risparmia il {percent}% su Growth per il primo mese, fino a: {date}',
    other: 'Black Friday: risparmia il {percent}% su Growth per i primi {months} mesi, fino a: {date}',
  },
  'trial.bar': 'Stai usando la prova di {product}. Fai ora l’upgrade del tuo account.',
  'unpaid.label': 'Il tuo pagamento',
  'unpaid.bar':
    'Il tuo ultimo pagamento non è riuscito. Effettualo entro la data {date} per mantenere il piano.',
  'unpaid.paused':
    'Il tuo ultimo pagamento non è riuscito e il tuo piano è in pausa. Effettualo per continuare.',
  'unpaid.pay': 'Paga ora',
  'plan.upgrade': 'Fai l’upgrade',
  'plan.upgrade_now': 'Upgrade ora',
  'plan.ask_owner': 'Solo chi è titolare della tua organizzazione può fare l’upgrade.',
  'plan.asked': 'La tua richiesta è in arrivo a chi è titolare.',
  'plan.asked_already': 'L’hai già chiesto. Chi è titolare ha la tua richiesta.',
  'plan.extra': 'Minuti aggiuntivi a {price} al minuto',
  'plan.lock_title': 'Non nel tuo piano',
  'plan.locked': 'Fai l’upgrade del piano per usare questa funzionalità.',
  'plan.minutes_title': 'Altri minuti video',
  'plan.minutes_locked':
    'Ogni nuovo lead consuma la durata del video dai minuti di questo mese. Ottieni più minuti per inviarlo a più lead. Sono disponibili subito.',
  'plan.more_minutes': 'Ottieni più minuti',
  'upgrade.greeting': '{name}, fai l’upgrade del tuo account',
  'upgrade.change': '{name}, il tuo piano',
  'upgrade.plan': 'Il tuo piano',
  'upgrade.trial_until': 'Prova fino a: {date}',
  'upgrade.trial_ended': 'La tua prova è terminata in data {date}',
  'upgrade.everything': 'È tutto incluso',
  'upgrade.everything_text':
    'Questo server non vende piani. Puoi usare tutte le funzionalità, senza scadenza.',
  'upgrade.ask_text':
    'I piani li assegna chi gestisce questo server. Indica di cosa hai bisogno e riceverai una risposta per email.',
  'upgrade.ask_label': 'Di cosa hai bisogno?',
  'upgrade.ask': 'Chiedi l’upgrade',
  'upgrade.nobody': 'I piani li assegna chi gestisce questo server. Chiedi un piano superiore.',
}
