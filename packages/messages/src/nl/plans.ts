import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'trial.label': 'Je proefperiode',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: bespaar {percent}% op Growth in de eerste maand, tot {date}',
    other: 'Black Friday: bespaar {percent}% op Growth in de eerste {months} maanden, tot {date}',
  },
  'trial.bar': 'Je zit in de proefperiode van {product}. Upgrade je account nu.',
  'unpaid.label': 'Je betaling',
  'unpaid.bar': 'Je laatste betaling is mislukt. Betaal vóór {date} om je pakket te behouden.',
  'unpaid.paused': 'Je laatste betaling is mislukt, en je pakket is gepauzeerd. Betaal om verder te gaan.',
  'unpaid.pay': 'Nu betalen',
  'plan.upgrade': 'Upgraden',
  'plan.upgrade_now': 'Nu upgraden',
  'plan.ask_owner': 'Alleen de eigenaar van je organisatie kan upgraden.',
  'plan.asked': 'Je verzoek is onderweg naar de eigenaar.',
  'plan.asked_already': 'Je hebt het al gevraagd. De eigenaar heeft je verzoek.',
  'plan.extra': 'Extra minuten voor {price} per minuut',
  'plan.lock_title': 'Niet in je pakket',
  'plan.locked': 'Upgrade je pakket om deze functie te gebruiken.',
  'plan.minutes_title': 'Meer videominuten',
  'plan.minutes_locked':
    'Elke nieuwe lead gebruikt de lengte van de video van de minuten van deze maand. Neem meer minuten om hem naar meer leads te sturen. Ze zijn meteen beschikbaar.',
  'plan.more_minutes': 'Meer minuten nemen',
  'upgrade.greeting': '{name}, upgrade je account',
  'upgrade.change': '{name}, je pakket',
  'upgrade.plan': 'Je pakket',
  'upgrade.trial_until': 'Proefperiode tot {date}',
  'upgrade.trial_ended': 'Je proefperiode is geëindigd op {date}',
  'upgrade.everything': 'Alles is inbegrepen',
  'upgrade.everything_text':
    'Deze server verkoopt geen pakketten. Je kunt elke functie gebruiken, zonder einddatum.',
  'upgrade.ask_text':
    'De beheerder van deze server wijst pakketten toe. Zeg wat je nodig hebt, dan krijg je antwoord per e-mail.',
  'upgrade.ask_label': 'Wat heb je nodig?',
  'upgrade.ask': 'Om upgrade vragen',
  'upgrade.nobody': 'De beheerder van deze server wijst pakketten toe. Vraag daar om een groter pakket.',
}
