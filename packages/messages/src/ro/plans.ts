import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'trial.label': 'Perioada ta de probă',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: economisește {percent}% la Growth în prima lună, până la {date}',
    few: 'Black Friday: economisește {percent}% la Growth în primele {months} luni, până la {date}',
    other: 'Black Friday: economisește {percent}% la Growth în primele {months} de luni, până la {date}',
  },
  'trial.bar': 'Folosești {product} în perioada de probă. Fă upgrade la contul tău acum.',
  'unpaid.label': 'Plata ta',
  'unpaid.bar': 'Ultima ta plată nu a reușit. Plătește până la {date} ca să-ți păstrezi planul.',
  'unpaid.paused': 'Ultima ta plată nu a reușit, iar planul tău este în pauză. Plătește ca să continui.',
  'unpaid.pay': 'Plătește acum',
  'plan.upgrade': 'Fă upgrade',
  'plan.upgrade_now': 'Fă upgrade acum',
  'plan.ask_owner': 'Doar proprietarul organizației tale poate face upgrade.',
  'plan.asked': 'Cererea ta este pe drum către proprietar.',
  'plan.asked_already': 'Ai cerut deja. Proprietarul are cererea ta.',
  'plan.extra': 'Minute suplimentare la {price} pe minut',
  'plan.lock_title': 'Nu este în planul tău',
  'plan.locked': 'Fă upgrade la planul tău pentru a folosi această funcție.',
  'plan.minutes_title': 'Mai multe minute video',
  'plan.minutes_locked':
    'Fiecare lead nou consumă lungimea videoclipului din minutele acestei luni. Ia mai multe minute ca să-l trimiți la mai multe leaduri. Sunt disponibile imediat.',
  'plan.more_minutes': 'Ia mai multe minute',
  'upgrade.greeting': '{name}, fă upgrade la contul tău',
  'upgrade.change': '{name}, planul tău',
  'upgrade.plan': 'Planul tău',
  'upgrade.trial_until': 'Perioadă de probă până la {date}',
  'upgrade.trial_ended': 'Perioada ta de probă s-a încheiat pe {date}',
  'upgrade.everything': 'Totul este inclus',
  'upgrade.everything_text': 'Acest server nu vinde planuri. Poți folosi toate funcțiile, fără expirare.',
  'upgrade.ask_text':
    'Operatorul acestui server atribuie planurile. Spune de ce ai nevoie și vei primi răspuns prin e-mail.',
  'upgrade.ask_label': 'De ce ai nevoie?',
  'upgrade.ask': 'Cere un upgrade',
  'upgrade.nobody': 'Operatorul acestui server atribuie planurile. Cere-i unul mai mare.',
}
