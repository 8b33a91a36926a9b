/** What a person inherits from an organization. */
export const texts = {
  'inherited.title': 'From your organization',
  'inherited.text':
    'Inherited settings follow the organization. Change one yourself and it becomes your own.',
  'inherited.logo': 'Logo',
  'inherited.background': 'Background',
  'inherited.colors': 'Colors',
  'inherited.language': 'Language for invitees',
  'inherited.reminders': 'Reminders of all event types',
  'inherited.questions': 'Questions of new event types',
  'inherited.mails': 'Emails to you',
  'inherited.from': 'Inherited from {name}',
  'inherited.own': 'Your own',
  'inherited.saved_inherited': 'Inherited. This now follows your organization.',
  'inherited.saved_own': 'This is your own setting now. Its value hasn’t changed.',
  'inherited.use': 'Use {name}’s',
  'inherited.make_own': 'Make it my own',
  'inherited.ask': 'Use {name}’s instead of your own?',
  'inherited.lost_reminders':
    'The reminders of all your event types are replaced, except those that an organization gave you. You can’t bring them back. Booked meetings keep theirs.',
  'inherited.lost_image': 'Your own picture is deleted. To get it back, you have to upload it again.',
} as const
