import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'trial.label': 'Prøveperioden din',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: spar {percent} % på Growth den første måneden, til {date}',
    other: 'Black Friday: spar {percent} % på Growth de første {months} månedene, til {date}',
  },
  'trial.bar': 'Du er i prøveperioden for {product}. Oppgrader kontoen din nå.',
  'unpaid.label': 'Betalingen din',
  'unpaid.bar': 'Den siste betalingen mislyktes. Betal innen {date} for å beholde planen.',
  'unpaid.paused': 'Den siste betalingen mislyktes, og planen din er satt på pause. Betal for å fortsette.',
  'unpaid.pay': 'Betal nå',
  'plan.upgrade': 'Oppgrader',
  'plan.upgrade_now': 'Oppgrader nå',
  'plan.ask_owner': 'Bare eieren av organisasjonen kan oppgradere.',
  'plan.asked': 'Forespørselen din er på vei til eieren.',
  'plan.asked_already': 'Du har allerede spurt. Eieren har forespørselen din.',
  'plan.extra': 'Ekstra minutter til {price} per minutt',
  'plan.lock_title': 'Ikke i planen din',
  'plan.locked': 'Oppgrader planen din for å få tilgang til denne funksjonen.',
  'plan.minutes_title': 'Flere videominutter',
  'plan.minutes_locked':
    'Hvert nytt lead bruker lengden på videoen av minuttene denne måneden. Skaff flere minutter for å sende den til flere leads. De er tilgjengelige med en gang.',
  'plan.more_minutes': 'Skaff flere minutter',
  'upgrade.greeting': '{name}, oppgrader kontoen din',
  'upgrade.change': '{name}, planen din',
  'upgrade.plan': 'Planen din',
  'upgrade.trial_until': 'Prøveperiode til {date}',
  'upgrade.trial_ended': 'Prøveperioden din ble avsluttet {date}',
  'upgrade.everything': 'Alt er inkludert',
  'upgrade.everything_text':
    'Denne serveren selger ikke planer. Du kan bruke alle funksjoner, uten utløpsdato.',
  'upgrade.ask_text':
    'Den driftsansvarlige for serveren tildeler planer. Skriv hva du trenger, så får du svar på e-post.',
  'upgrade.ask_label': 'Hva trenger du?',
  'upgrade.ask': 'Be om oppgradering',
  'upgrade.nobody': 'Den driftsansvarlige for serveren tildeler planer. Be om en større.',
}
