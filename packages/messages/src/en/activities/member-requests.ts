export const texts = {
  'activity.upgrade_requested': 'Upgrade requested',
  'activity.access_requested': 'Access requested',
  'activity.request_granted': 'Request granted',
  'activity.request_declined': 'Request declined',
} as const
