// How long the invitees' data is kept.
export const texts = {
  'retention.text': 'Delete invitees’ data once you no longer need it.',
  'retention.label': 'Delete invitees’ data',
  'retention.label_text': 'For meetings that are over.',
  'retention.never': 'Never',
  'retention.after': { one: '{count} month after the meeting', other: '{count} months after the meeting' },
  'retention.what':
    'We delete names, email addresses, answers, guests, reasons and campaigns every night. You still see how many meetings you had, of what kind and when.',
  'retention.save': 'Save',
  'retention.saved': 'Saved',
  'retention.ask': 'Delete older data?',
  'retention.ask_text': {
    one: 'Tonight, we delete invitees’ data from meetings that ended over {count} month ago. This can’t be undone. Export it first if you need it.',
    other:
      'Tonight, we delete invitees’ data from meetings that ended over {count} months ago. This can’t be undone. Export it first if you need it.',
  },
} as const
