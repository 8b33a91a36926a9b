import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'trial.label': 'Deneme süreniz',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: Growth planında ilk ay %{percent} indirim, son gün: {date}',
    other: 'Black Friday: Growth planında ilk {months} ay %{percent} indirim, son gün: {date}',
  },
  'trial.bar': '{product} deneme sürümündesiniz. Lütfen hesabınızı şimdi yükseltin.',
  'unpaid.label': 'Ödemeniz',
  'unpaid.bar': 'Son ödemeniz başarısız oldu. Planınızı korumak için ödeyin, son gün: {date}.',
  'unpaid.paused': 'Son ödemeniz başarısız oldu ve planınız duraklatıldı. Devam etmek için ödeyin.',
  'unpaid.pay': 'Şimdi öde',
  'plan.upgrade': 'Yükselt',
  'plan.upgrade_now': 'Şimdi yükselt',
  'plan.ask_owner': 'Yalnızca kuruluşunuzun sahibi planı yükseltebilir.',
  'plan.asked': 'İsteğiniz sahibe iletiliyor.',
  'plan.asked_already': 'Bunu zaten istediniz. İsteğiniz sahipte.',
  'plan.extra': 'Ek dakikalar, dakika başına {price}',
  'plan.lock_title': 'Planınızda yok',
  'plan.locked': 'Bu özelliğe erişmek için lütfen planınızı yükseltin.',
  'plan.minutes_title': 'Daha fazla video dakikası',
  'plan.minutes_locked':
    'Her yeni müşteri adayı, bu ayki dakikalardan video süresi kadarını kullanır. Daha fazla müşteri adayına göndermek için daha fazla dakika alın. Hemen kullanılabilirler.',
  'plan.more_minutes': 'Daha fazla dakika al',
  'upgrade.greeting': '{name}, lütfen hesabınızı yükseltin',
  'upgrade.change': '{name}, planınız',
  'upgrade.plan': 'Planınız',
  'upgrade.trial_until': 'Deneme sonu: {date}',
  'upgrade.trial_ended': 'Deneme süreniz bitti: {date}',
  'upgrade.everything': 'Her şey dahil',
  'upgrade.everything_text': 'Bu sunucu plan satmıyor. Her özelliği süre sınırı olmadan kullanabilirsiniz.',
  'upgrade.ask_text':
    'Planları bu sunucunun işletmecisi atar. Neye ihtiyacınız olduğunu yazın, e-postayla yanıtlasın.',
  'upgrade.ask_label': 'Neye ihtiyacınız var?',
  'upgrade.ask': 'Yükseltme iste',
  'upgrade.nobody': 'Planları bu sunucunun işletmecisi atar. Ondan daha büyük bir plan isteyin.',
}
