import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'trial.label': 'Deine Testphase',
  'trial.bar': 'Du testest {product}. Bitte stufe dein Konto jetzt hoch.',
  'plan.upgrade': 'Hochstufen',
  'plan.upgrade_now': 'Jetzt hochstufen',
  'plan.lock_title': 'Nicht in deinem Tarif',
  'plan.locked': 'Bitte stufe deinen Tarif hoch, um diese Funktion zu nutzen.',
  'upgrade.greeting': '{name}, bitte stufe dein Konto hoch',
  'upgrade.plan': 'Dein Tarif',
  'upgrade.trial_until': 'Testphase bis {date}',
  'upgrade.trial_ended': 'Deine Testphase endete am {date}',
  'upgrade.everything': 'Alles ist enthalten',
  'upgrade.everything_text':
    'Auf diesem Server ist nichts gesperrt und nichts läuft ab: Wer ihn betreibt, hat keine Tarife festgelegt.',
  'upgrade.ask_text':
    'Tarife vergibt, wer diesen Server betreibt. Schreib, was du brauchst; die Antwort kommt per E-Mail.',
  'upgrade.ask_label': 'Was brauchst du?',
  'upgrade.ask': 'Um Hochstufung bitten',
  'upgrade.nobody': 'Tarife vergibt, wer diesen Server betreibt. Bitte dort um einen größeren.',
}
