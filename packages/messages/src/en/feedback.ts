export const texts = {
  'feedback.title': 'Send feedback',
  'feedback.text': 'Your message goes to whoever runs this server. They’ll reply to {email}.',
  'feedback.message': 'What would you like to say?',
  'feedback.send': 'Send feedback',
  'feedback.sent': 'Thank you. Your message is on its way.',
} as const
