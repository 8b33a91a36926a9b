export const texts = {
  subjectExportReady: 'Your {product} export is ready',
  headingExportReady: 'Everything in one file',
  exportReady: 'Everything that is in your {product} account has been written into one file.',
  labelUntil: 'Kept until',
  actionExport: 'Fetch the file',
  textExport: 'Fetch it here:',
  exportOnce:
    'It can be fetched once, by you alone, and is deleted then. Keep it well: it holds what your invitees told you.',
} as const
