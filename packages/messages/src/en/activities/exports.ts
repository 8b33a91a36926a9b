export const texts = {
  'activity.export_asked': 'Export requested',
  'activity.export_fetched': 'Export downloaded',
} as const
