export const activities = {
  export_asked: 'security',
  export_fetched: 'security',
} as const
