// All data of an account in one file.
export const texts = {
  'export.gone': 'This file has been fetched, or its time is over',
  'export.text':
    'Take along what is yours: everything of this account, as JSON for programs and as CSV for spreadsheets.',
  'export.none': 'Everything in one file',
  'export.none_text':
    'Your profile, schedules, event types, bookings with what invitees told you, embeds, integrations, webhooks and activity. Writing it may take a while: you get a mail when it is ready.',
  'export.ask': 'Write the file',
  'export.ask_again': 'Write a new file',
  'export.of': 'Export of {time}',
  'export.waiting': 'The file is being written. You can close this page: a mail tells you when it is ready.',
  'export.failed': 'Something went wrong while it was written. It is tried again by itself.',
  'export.ready': 'The file is ready. It can be fetched once, until {until}, and is deleted then.',
  'export.fetched': 'The file has been fetched and is deleted.',
  'export.fetch': 'Fetch the file ({size})',
  'export.saved': '{file} is saved',
  'export.progress': 'How much is written',
  'export.parts': '{done} of {parts} parts',
  'error.export_fetching': 'It is being fetched just now, in another tab or on another device',
  'error.export_not_found': 'This export is not there any more',
} as const
