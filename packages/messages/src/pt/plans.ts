import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pt'> = {
  'trial.label': 'Seu teste',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: economize {percent}% no Growth por {months} mês, o primeiro, até {date}',
    other: 'Black Friday: economize {percent}% no Growth nos primeiros {months} meses, até {date}',
  },
  'trial.bar': 'Você está no período de teste de {product}. Faça upgrade da sua conta agora.',
  'unpaid.label': 'Seu pagamento',
  'unpaid.bar': 'Seu último pagamento falhou. Pague até {date} para manter seu plano.',
  'unpaid.paused': 'Seu último pagamento falhou, e seu plano está pausado. Pague para continuar.',
  'unpaid.pay': 'Pagar agora',
  'plan.upgrade': 'Fazer upgrade',
  'plan.upgrade_now': 'Fazer upgrade agora',
  'plan.ask_owner': 'Só o titular da sua organização pode fazer upgrade.',
  'plan.asked': 'Seu pedido está a caminho do titular.',
  'plan.asked_already': 'Você já pediu. O titular tem seu pedido.',
  'plan.extra': 'Minutos extras a {price} por minuto',
  'plan.lock_title': 'Não incluído no seu plano',
  'plan.locked': 'Faça upgrade do seu plano para acessar este recurso.',
  'plan.minutes_title': 'Mais minutos de vídeo',
  'plan.minutes_locked':
    'Cada novo lead consome a duração do vídeo dos minutos deste mês. Obtenha mais minutos para enviá-lo a mais leads. Eles ficam disponíveis na hora.',
  'plan.more_minutes': 'Obter mais minutos',
  'upgrade.greeting': '{name}, faça upgrade da sua conta',
  'upgrade.change': '{name}, seu plano',
  'upgrade.plan': 'Seu plano',
  'upgrade.trial_until': 'Teste até {date}',
  'upgrade.trial_ended': 'Seu teste terminou em {date}',
  'upgrade.everything': 'Tudo está incluído',
  'upgrade.everything_text': 'Este servidor não vende planos. Você pode usar todos os recursos, sem prazo.',
  'upgrade.ask_text':
    'A administração deste servidor atribui os planos. Diga do que você precisa, e a resposta vem por e-mail.',
  'upgrade.ask_label': 'Do que você precisa?',
  'upgrade.ask': 'Pedir upgrade',
  'upgrade.nobody': 'A administração deste servidor atribui os planos. Peça um maior.',
}
