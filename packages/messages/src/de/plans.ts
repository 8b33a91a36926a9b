import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'trial.label': 'Ihre Testphase',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: {percent} % sparen bei Growth im ersten Monat, bis {date}',
    other: 'Black Friday: {percent} % sparen bei Growth in den ersten {months} Monaten, bis {date}',
  },
  'trial.bar': 'Sie testen {product}. Bitte stufen Sie Ihr Konto jetzt hoch.',
  'unpaid.label': 'Ihre Zahlung',
  'unpaid.bar': 'Ihre letzte Zahlung ist fehlgeschlagen. Zahlen Sie bis {date}, um Ihren Tarif zu behalten.',
  'unpaid.paused':
    'Ihre letzte Zahlung ist fehlgeschlagen, und Ihr Tarif ruht. Zahlen Sie, damit er weiterläuft.',
  'unpaid.pay': 'Jetzt zahlen',
  'plan.upgrade': 'Hochstufen',
  'plan.upgrade_now': 'Jetzt hochstufen',
  'plan.ask_owner': 'Nur der Inhaber Ihrer Organisation kann hochstufen.',
  'plan.asked': 'Ihre Bitte ist auf dem Weg zum Inhaber.',
  'plan.asked_already': 'Sie haben schon gefragt. Der Inhaber hat Ihre Bitte.',
  'plan.extra': 'Weitere Minuten für {price} je Minute',
  'plan.lock_title': 'Nicht in Ihrem Tarif',
  'plan.locked': 'Bitte stufen Sie Ihren Tarif hoch, um diese Funktion zu nutzen.',
  'plan.minutes_title': 'Mehr Videominuten',
  'plan.minutes_locked':
    'Jeder neue Lead, der ein Video bekommt, verbraucht dessen Länge von den Minuten des Monats. Mit mehr Minuten im Monat bekommen es mehr Leads. Sie zählen sofort.',
  'plan.more_minutes': 'Mehr Minuten holen',
  'upgrade.greeting': '{name}, bitte stufen Sie Ihr Konto hoch',
  'upgrade.change': '{name}, Ihr Tarif',
  'upgrade.plan': 'Ihr Tarif',
  'upgrade.trial_until': 'Testphase bis {date}',
  'upgrade.trial_ended': 'Ihre Testphase endete am {date}',
  'upgrade.everything': 'Alles ist enthalten',
  'upgrade.everything_text': 'Dieser Server verkauft keine Tarife. Sie können alles nutzen, ohne Ablauf.',
  'upgrade.ask_text':
    'Tarife vergibt, wer diesen Server betreibt. Schreiben Sie, was Sie brauchen; die Antwort kommt per E-Mail.',
  'upgrade.ask_label': 'Was brauchen Sie?',
  'upgrade.ask': 'Um Hochstufung bitten',
  'upgrade.nobody': 'Tarife vergibt, wer diesen Server betreibt. Bitten Sie dort um einen größeren.',
}
