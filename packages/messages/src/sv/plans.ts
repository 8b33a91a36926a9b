import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'trial.label': 'Din provperiod',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: spara {percent} % på Growth den första månaden, till {date}',
    other: 'Black Friday: spara {percent} % på Growth de första {months} månaderna, till {date}',
  },
  'trial.bar': 'Du har en provperiod i {product}. Uppgradera ditt konto nu.',
  'unpaid.label': 'Din betalning',
  'unpaid.bar': 'Din senaste betalning misslyckades. Betala senast {date} för att behålla din plan.',
  'unpaid.paused': 'Din senaste betalning misslyckades, och din plan är pausad. Betala för att fortsätta.',
  'unpaid.pay': 'Betala nu',
  'plan.upgrade': 'Uppgradera',
  'plan.upgrade_now': 'Uppgradera nu',
  'plan.ask_owner': 'Bara ägaren av din organisation kan uppgradera.',
  'plan.asked': 'Din begäran är på väg till ägaren.',
  'plan.asked_already': 'Du har redan frågat. Ägaren har din begäran.',
  'plan.extra': 'Extra minuter för {price} per minut',
  'plan.lock_title': 'Ingår inte i din plan',
  'plan.locked': 'Uppgradera din plan för att använda den här funktionen.',
  'plan.minutes_title': 'Fler videominuter',
  'plan.minutes_locked':
    'Varje nytt lead förbrukar videons längd av den här månadens minuter. Skaffa fler minuter för att skicka den till fler leads. De blir tillgängliga direkt.',
  'plan.more_minutes': 'Skaffa fler minuter',
  'upgrade.greeting': '{name}, uppgradera ditt konto',
  'upgrade.change': '{name}, din plan',
  'upgrade.plan': 'Din plan',
  'upgrade.trial_until': 'Provperiod till {date}',
  'upgrade.trial_ended': 'Din provperiod gick ut {date}',
  'upgrade.everything': 'Allt ingår',
  'upgrade.everything_text':
    'Den här servern säljer inga planer. Du kan använda alla funktioner, utan slutdatum.',
  'upgrade.ask_text':
    'Den som driver servern tilldelar planer. Skriv vad du behöver, så får du svar via mejl.',
  'upgrade.ask_label': 'Vad behöver du?',
  'upgrade.ask': 'Be om uppgradering',
  'upgrade.nobody': 'Den som driver servern tilldelar planer. Be om en större.',
}
