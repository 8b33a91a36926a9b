import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  'trial.label': 'Kokeilujaksosi',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: säästä {percent} % Growth-paketin ensimmäisestä kuukaudesta, päättyy {date}',
    other:
      'Black Friday: säästä {percent} % Growth-paketin ensimmäisistä {months} kuukaudesta, päättyy {date}',
  },
  'trial.bar': '{product} on sinulla kokeilussa. Päivitä tilisi nyt.',
  'unpaid.label': 'Maksusi',
  'unpaid.bar': 'Viimeisin maksusi epäonnistui. Maksa se viimeistään {date}, niin pidät pakettisi.',
  'unpaid.paused': 'Viimeisin maksusi epäonnistui, ja pakettisi on tauolla. Jatka maksamalla se.',
  'unpaid.pay': 'Maksa nyt',
  'plan.upgrade': 'Päivitä paketti',
  'plan.upgrade_now': 'Päivitä nyt',
  'plan.ask_owner': 'Vain organisaatiosi omistaja voi päivittää paketin.',
  'plan.asked': 'Pyyntösi on matkalla omistajalle.',
  'plan.asked_already': 'Olet jo pyytänyt. Omistaja on saanut pyyntösi.',
  'plan.extra': 'Lisäminuutit, {price} minuutilta',
  'plan.lock_title': 'Ei kuulu pakettiisi',
  'plan.locked': 'Päivitä pakettisi, jotta voit käyttää tätä ominaisuutta.',
  'plan.minutes_title': 'Lisää videominuutteja',
  'plan.minutes_locked':
    'Jokainen uusi liidi käyttää videon pituuden tämän kuun minuuteista. Hanki lisää minuutteja, niin voit lähettää sen useammille liideille. Ne ovat heti käytettävissä.',
  'plan.more_minutes': 'Hanki lisää minuutteja',
  'upgrade.greeting': '{name}, päivitä tilisi',
  'upgrade.change': '{name}, pakettisi',
  'upgrade.plan': 'Pakettisi',
  'upgrade.trial_until': 'Kokeilujakso päättyy {date}',
  'upgrade.trial_ended': 'Kokeilujaksosi päättyi {date}',
  'upgrade.everything': 'Kaikki sisältyy',
  'upgrade.everything_text':
    'Tämä palvelin ei myy paketteja. Voit käyttää kaikkia ominaisuuksia ilman vanhenemista.',
  'upgrade.ask_text':
    'Tämän palvelimen ylläpito antaa paketit. Kerro, mitä tarvitset, niin saat vastauksen sähköpostitse.',
  'upgrade.ask_label': 'Mitä tarvitset?',
  'upgrade.ask': 'Pyydä päivitystä',
  'upgrade.nobody': 'Tämän palvelimen ylläpito antaa paketit. Pyydä laajempaa.',
}
