import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'trial.label': 'Din prøveperiode',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: spar {percent} % på Growth den første måned, indtil {date}',
    other: 'Black Friday: spar {percent} % på Growth de første {months} måneder, indtil {date}',
  },
  'trial.bar': 'Du har en prøveperiode på {product}. Opgrader din konto nu.',
  'unpaid.label': 'Din betaling',
  'unpaid.bar': 'Din seneste betaling mislykkedes. Betal senest {date} for at beholde din plan.',
  'unpaid.paused': 'Din seneste betaling mislykkedes, og din plan er sat på pause. Betal for at fortsætte.',
  'unpaid.pay': 'Betal nu',
  'plan.upgrade': 'Opgrader',
  'plan.upgrade_now': 'Opgrader nu',
  'plan.ask_owner': 'Kun ejeren af din organisation kan opgradere.',
  'plan.asked': 'Din anmodning er på vej til ejeren.',
  'plan.asked_already': 'Du har allerede spurgt. Ejeren har din anmodning.',
  'plan.extra': 'Ekstra minutter til {price} pr. minut',
  'plan.lock_title': 'Ikke i din plan',
  'plan.locked': 'Opgrader din plan for at få adgang til denne funktion.',
  'plan.minutes_title': 'Flere videominutter',
  'plan.minutes_locked':
    'Hvert nyt lead bruger videoens længde af denne måneds minutter. Få flere minutter for at sende den til flere leads. De er til rådighed med det samme.',
  'plan.more_minutes': 'Få flere minutter',
  'upgrade.greeting': '{name}, opgrader din konto',
  'upgrade.change': '{name}, din plan',
  'upgrade.plan': 'Din plan',
  'upgrade.trial_until': 'Prøveperiode indtil {date}',
  'upgrade.trial_ended': 'Din prøveperiode sluttede {date}',
  'upgrade.everything': 'Alt er inkluderet',
  'upgrade.everything_text': 'Denne server sælger ikke planer. Du kan bruge alle funktioner uden udløb.',
  'upgrade.ask_text':
    'Den driftsansvarlige for denne server tildeler planer. Skriv, hvad du har brug for, så får du svar på mail.',
  'upgrade.ask_label': 'Hvad har du brug for?',
  'upgrade.ask': 'Bed om opgradering',
  'upgrade.nobody': 'Den driftsansvarlige for denne server tildeler planer. Bed om en større.',
}
