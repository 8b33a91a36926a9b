import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'trial.label': 'Twój okres próbny',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: {percent}% taniej na Growth przez pierwszy miesiąc, do: {date}',
    few: 'Black Friday: {percent}% taniej na Growth przez pierwsze {months} miesiące, do: {date}',
    many: 'Black Friday: {percent}% taniej na Growth przez pierwszych {months} miesięcy, do: {date}',
  },
  'trial.bar': 'Korzystasz z okresu próbnego {product}. Ulepsz swoje konto już teraz.',
  'unpaid.label': 'Twoja płatność',
  'unpaid.bar': 'Ostatnia płatność się nie powiodła. Aby zachować plan, zapłać do: {date}.',
  'unpaid.paused': 'Ostatnia płatność się nie powiodła i Twój plan jest wstrzymany. Zapłać, aby kontynuować.',
  'unpaid.pay': 'Zapłać teraz',
  'plan.upgrade': 'Ulepsz',
  'plan.upgrade_now': 'Ulepsz teraz',
  'plan.ask_owner': 'Tylko właściciel Twojej organizacji może ulepszyć plan.',
  'plan.asked': 'Twoja prośba jest w drodze do właściciela.',
  'plan.asked_already': 'Prośba została już wysłana. Właściciel ją ma.',
  'plan.extra': 'Dodatkowe minuty po {price} za minutę',
  'plan.lock_title': 'Poza Twoim planem',
  'plan.locked': 'Ulepsz swój plan, aby korzystać z tej funkcji.',
  'plan.minutes_title': 'Więcej minut filmu',
  'plan.minutes_locked':
    'Każdy nowy lead zużywa długość filmu z minut tego miesiąca. Zdobądź więcej minut, aby wysłać go do większej liczby leadów. Są dostępne od razu.',
  'plan.more_minutes': 'Zdobądź więcej minut',
  'upgrade.greeting': '{name}, ulepsz swoje konto',
  'upgrade.change': '{name}, Twój plan',
  'upgrade.plan': 'Twój plan',
  'upgrade.trial_until': 'Okres próbny do: {date}',
  'upgrade.trial_ended': 'Twój okres próbny skończył się: {date}',
  'upgrade.everything': 'Wszystko jest w cenie',
  'upgrade.everything_text':
    'Ten serwer nie sprzedaje planów. Możesz korzystać ze wszystkich funkcji, bez terminu ważności.',
  'upgrade.ask_text':
    'Plany przydziela operator tego serwera. Napisz, czego potrzebujesz, a dostaniesz odpowiedź e-mailem.',
  'upgrade.ask_label': 'Czego potrzebujesz?',
  'upgrade.ask': 'Poproś o ulepszenie',
  'upgrade.nobody': 'Plany przydziela operator tego serwera. Poproś go o większy.',
}
