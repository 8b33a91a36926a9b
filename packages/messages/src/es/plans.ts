import type { texts as source } from '../en/plans.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'trial.label': 'Tu prueba',
  'trial.friday': {
    by: 'months',
    one: 'Black Friday: ahorra un {percent} % en Growth el primer mes, hasta el {date}',
    other: 'Black Friday: ahorra un {percent} % en Growth los primeros {months} meses, hasta el {date}',
  },
  'trial.bar': 'Estás usando la prueba de {product}. Mejora tu cuenta ahora.',
  'unpaid.label': 'Tu pago',
  'unpaid.bar': 'Tu último pago falló. Págalo antes del {date} para conservar tu plan.',
  'unpaid.paused': 'Tu último pago falló y tu plan está en pausa. Págalo para continuar.',
  'unpaid.pay': 'Pagar ahora',
  'plan.upgrade': 'Mejorar plan',
  'plan.upgrade_now': 'Mejorar ahora',
  'plan.ask_owner': 'Solo la persona titular de tu organización puede mejorar el plan.',
  'plan.asked': 'Tu solicitud va en camino a la persona titular.',
  'plan.asked_already': 'Ya lo solicitaste. La persona titular tiene tu solicitud.',
  'plan.extra': 'Minutos adicionales a {price} por minuto',
  'plan.lock_title': 'No incluido en tu plan',
  'plan.locked': 'Mejora tu plan para usar esta función.',
  'plan.minutes_title': 'Más minutos de video',
  'plan.minutes_locked':
    'Cada lead nuevo consume la duración del video de los minutos de este mes. Consigue más minutos para enviarlo a más leads. Están disponibles enseguida.',
  'plan.more_minutes': 'Conseguir más minutos',
  'upgrade.greeting': '{name}, mejora tu cuenta',
  'upgrade.change': '{name}, tu plan',
  'upgrade.plan': 'Tu plan',
  'upgrade.trial_until': 'Prueba hasta el {date}',
  'upgrade.trial_ended': 'Tu prueba terminó el {date}',
  'upgrade.everything': 'Todo está incluido',
  'upgrade.everything_text': 'Este servidor no vende planes. Puedes usar todas las funciones, sin caducidad.',
  'upgrade.ask_text':
    'Los planes los asigna quien administra este servidor. Indica qué necesitas y recibirás una respuesta por correo.',
  'upgrade.ask_label': '¿Qué necesitas?',
  'upgrade.ask': 'Pedir la mejora',
  'upgrade.nobody': 'Los planes los asigna quien administra este servidor. Pídele un plan superior.',
}
