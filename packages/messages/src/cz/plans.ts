import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  'trial.label': 'Vaše zkušební období',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: Growth první měsíc o {percent} % levněji, do: {date}',
    few: 'Black Friday: Growth první {months} měsíce o {percent} % levněji, do: {date}',
    other: 'Black Friday: Growth prvních {months} měsíců o {percent} % levněji, do: {date}',
  },
  'trial.bar': 'Máte zkušební období {product}. Upgradujte svůj účet.',
  'unpaid.label': 'Vaše platba',
  'unpaid.bar': 'Poslední platba se nezdařila. Pokud si chcete tarif ponechat, zaplaťte do: {date}.',
  'unpaid.paused': 'Poslední platba se nezdařila a váš tarif je pozastavený. Zaplaťte a můžete pokračovat.',
  'unpaid.pay': 'Zaplatit',
  'plan.upgrade': 'Upgradovat',
  'plan.upgrade_now': 'Upgradovat teď',
  'plan.ask_owner': 'Upgradovat může jen vlastník vaší organizace.',
  'plan.asked': 'Vaše žádost je na cestě k vlastníkovi.',
  'plan.asked_already': 'Žádost už je odeslaná. Vlastník ji má.',
  'plan.extra': 'Další minuty po {price} za minutu',
  'plan.lock_title': 'Není ve vašem tarifu',
  'plan.locked': 'Pro přístup k této funkci upgradujte svůj tarif.',
  'plan.minutes_title': 'Více minut videa',
  'plan.minutes_locked':
    'Každý nový lead spotřebuje délku videa z minut tohoto měsíce. Získejte další minuty a pošlete ho více leadům. K dispozici jsou hned.',
  'plan.more_minutes': 'Získat další minuty',
  'upgrade.greeting': '{name}, upgradujte svůj účet',
  'upgrade.change': '{name}, váš tarif',
  'upgrade.plan': 'Váš tarif',
  'upgrade.trial_until': 'Zkušební období do: {date}',
  'upgrade.trial_ended': 'Vaše zkušební období skončilo: {date}',
  'upgrade.everything': 'Všechno je zahrnuto',
  'upgrade.everything_text':
    'Tento server neprodává tarify. Můžete používat všechny funkce bez časového omezení.',
  'upgrade.ask_text':
    'Tarify přiděluje provozovatel tohoto serveru. Napište, co potřebujete, a odpověď přijde e-mailem.',
  'upgrade.ask_label': 'Co potřebujete?',
  'upgrade.ask': 'Požádat o upgrade',
  'upgrade.nobody': 'Tarify přiděluje provozovatel tohoto serveru. Požádejte ho o větší.',
}
