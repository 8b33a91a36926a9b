export const texts = {
  subjectExportReady: 'Your {product} export is ready',
  headingExportReady: 'Your export is ready',
  exportReady: 'Everything in your {product} account is in one file.',
  labelUntil: 'Kept until',
  actionExport: 'Download file',
  textExport: 'Download it here:',
  exportOnce:
    'Only you can download it, and only once. Then we delete it. Keep it safe: it holds what your invitees told you.',
} as const
