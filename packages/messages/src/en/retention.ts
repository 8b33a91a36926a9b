// How long the invitees' data is kept.
export const texts = {
  'retention.text': 'Keep what your invitees told you no longer than you need it.',
  'retention.label': 'Delete what invitees gave',
  'retention.label_text': 'For meetings that are over.',
  'retention.never': 'Never',
  'retention.after': { one: '{count} month after the meeting', other: '{count} months after the meeting' },
  'retention.what':
    'Names, e-mail addresses, answers, guests, reasons and campaigns are deleted each night. That there was a meeting, of what kind and when, stays for you to count.',
  'retention.save': 'Save',
  'retention.saved': 'Saved',
  'retention.ask': 'Delete what is older?',
  'retention.ask_text': {
    one: 'Tonight, what invitees gave for meetings that were over {count} month ago is deleted. It cannot be had back: export it before if you need it.',
    other:
      'Tonight, what invitees gave for meetings that were over {count} months ago is deleted. It cannot be had back: export it before if you need it.',
  },
} as const
