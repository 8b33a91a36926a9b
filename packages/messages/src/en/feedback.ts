export const texts = {
  'feedback.title': 'Send feedback',
  'feedback.text': 'It goes to whoever runs this server. An answer comes to {email}.',
  'feedback.message': 'What would you like to say?',
  'feedback.send': 'Send feedback',
  'feedback.sent': 'Thank you. Your message is on its way.',
} as const
