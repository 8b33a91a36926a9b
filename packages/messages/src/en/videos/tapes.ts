export const texts = {
  'tape.label': 'Recordings on this device',
  'tape.unfinished': 'Unfinished recording',
  'tape.of': '{time}, {length}. It is on this device only.',
  'tape.continue': 'Continue upload',
  'tape.watch': 'Watch',
  'tape.discard': 'Discard',
  'tape.discard_title': 'Discard this recording?',
  'tape.discard_text': 'This deletes it from this device. You can’t get it back.',
  'tape.take': 'Your recording',
  'tape.uploading': 'Uploading recording',
  'tape.sending': 'You can use other pages of the dashboard in the meantime.',
  'tape.offline':
    'We can’t reach the server. Your recording is kept on this device, and the upload continues automatically.',
  'tape.elsewhere': 'This recording is open in another tab.',
  'tape.waiting': 'Saving your recording…',
  'tape.progress': 'Upload progress of the recording',
  'tape.retry': 'Try again',
} as const
