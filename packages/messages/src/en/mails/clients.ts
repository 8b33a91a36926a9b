export const texts = {
  subjectClient: '{name} is asking when you’re free',
  headingClient: '{name} would like to find a time with you',
  client:
    'You can let {name} see when you’re busy, show a calendar file once, or say no. You don’t need an account.',
  labelClientTopic: 'About',
  labelClientUntil: 'Link works until',
  actionClient: 'Answer',
  textClient: 'Answer here:',
  clientPrivacy:
    '{name} sees when you’re busy, never with whom or why. You can stop sharing at any time with the same link.',
  footerClient:
    'You get this because {name} ({page}) entered your address in {product}. We won’t use it for anything else.',
  subjectClientConnected: '{name} connected a calendar',
  headingClientConnected: 'You can find a time with {name}',
  clientConnected: '{name} lets you see when they’re busy. Pick a time when you’re both free.',
  actionClients: 'Find a time',
  textClients: 'Find a time here:',
  footerClientConnected: 'You get this because you asked {name} for their free times in {product}.',
} as const
