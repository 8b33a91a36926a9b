export const texts = {
  subjectHeld: 'Some of your emails will go out later',
  headingHeld: 'Some of your emails are waiting',
  held: '{product} limits how many new people you can email in one day, and you’ve reached that limit. The rest will go out automatically over the next few days.',
  actionHeld: 'See what’s waiting',
  textHeld: 'See what’s waiting:',
  heldClosing:
    'Nothing is lost, and you don’t need to do anything. Your limit grows as your account gets older.',
} as const
