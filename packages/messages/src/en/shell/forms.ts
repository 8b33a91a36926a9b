/** Forms, and leaving them. */
export const texts = {
  'form.unsaved': 'Unsaved changes',
  'form.in_progress': 'Request in progress',
  'form.save': 'Save',
  'form.discard': 'Discard',
  'form.restored': 'We kept what you had typed. It is not saved yet.',
  'form.changed_meanwhile':
    'Changed meanwhile, in another tab or by somebody else: {fields}. What you typed is kept.',
  'form.changed_from': 'The change came from {browser} on {system}.',
  'form.changed_alike':
    'The change came from {browser} on {system}, as here: from another tab, or from a device like this one.',
  'form.take_theirs': 'See theirs',
  'form.keep_mine': 'Keep mine',
  'leave.title': 'Leave with unsaved changes?',
  'leave.text': 'What you typed stays in this tab as a draft until you come back.',
  'leave.end_text': 'So that nobody after you sees it, what you typed is removed when you log out.',
  'leave.end': 'Log out without it',
  'leave.later': 'Keep for later',
  'leave.save': 'Save and leave',
} as const
