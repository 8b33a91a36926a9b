export const texts = {
  'trial.label': 'Your trial',
  'trial.friday': 'Black Friday: save {percent} % on Growth for the first {months} months, until {date}',
  'trial.bar': 'You are on {product} trial. Please upgrade your account now.',
  'plan.upgrade': 'Upgrade',
  'plan.upgrade_now': 'Upgrade Now',
  'plan.lock_title': 'Not in your plan',
  'plan.locked': 'Please upgrade your plan to access this feature.',
  'upgrade.greeting': '{name}, please upgrade your account',
  'upgrade.change': '{name}, your plan',
  'upgrade.plan': 'Your plan',
  'upgrade.trial_until': 'Trial until {date}',
  'upgrade.trial_ended': 'Your trial ended on {date}',
  'upgrade.everything': 'Everything is included',
  'upgrade.everything_text':
    'Nothing is locked on this server, and nothing ends: whoever runs it has set no plans.',
  'upgrade.ask_text':
    'Plans are given by whoever runs this server. Say what you need, and you get an answer by mail.',
  'upgrade.ask_label': 'What do you need?',
  'upgrade.ask': 'Ask to upgrade',
  'upgrade.nobody': 'Plans are given by whoever runs this server. Ask them for a larger one.',
} as const
