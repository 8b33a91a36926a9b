// All data of an account in one file.
export const texts = {
  'export.gone': 'This file was already downloaded, or it has expired',
  'export.text': 'Download everything in this account, as JSON for programs and as CSV for spreadsheets.',
  'export.none': 'Everything in one file',
  'export.none_text':
    'Your profile, schedules, event types, bookings with invitees’ answers, embeds, integrations, webhooks and activity. This may take a while. We’ll email you when the file is ready.',
  'export.ask': 'Create export',
  'export.ask_again': 'Create new export',
  'export.of': 'Export from {time}',
  'export.waiting': 'We’re creating the file. You can close this page: we’ll email you when it’s ready.',
  'export.failed': 'Something went wrong while we created the file. We’ll try again automatically.',
  'export.ready': 'Your file is ready. You can download it once, until {until}. Then we delete it.',
  'export.fetched': 'The file was downloaded, so we deleted it.',
  'export.fetch': 'Download file ({size})',
  'export.saved': '{file} is saved',
  'export.progress': 'Progress',
  'export.parts': 'Parts: {done} of {parts}',
  'error.export_fetching': 'It’s being downloaded in another tab or on another device',
  'error.export_not_found': 'This export no longer exists',
} as const
