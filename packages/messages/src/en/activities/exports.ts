export const texts = {
  'activity.export_asked': 'Export asked for',
  'activity.export_fetched': 'Export fetched',
} as const
