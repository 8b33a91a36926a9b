/** Forms, and leaving them. */
export const texts = {
  'form.unsaved': 'Unsaved changes',
  'form.in_progress': 'Request in progress',
  'form.save': 'Save',
  'form.discard': 'Discard',
  'form.restored': 'We kept what you had typed. It is not saved yet.',
  'form.changed_meanwhile': 'Changed in another tab or by someone else: {fields}. We kept what you typed.',
  'form.changed_from': 'The change came from {browser} on {system}.',
  'form.changed_alike':
    'The change came from {browser} on {system}, in another tab or on a device like this one.',
  'form.take_theirs': 'See theirs',
  'form.keep_mine': 'Keep mine',
  'leave.title': 'Leave with unsaved changes?',
  'leave.text': 'What you typed stays in this tab as a draft until you come back.',
  'leave.end_text': 'When you log out, we delete what you typed so that nobody else sees it.',
  'leave.end': 'Log out and discard',
  'leave.later': 'Keep for later',
  'leave.save': 'Save and leave',
} as const
