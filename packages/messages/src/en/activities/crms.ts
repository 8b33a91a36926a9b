export const texts = {
  'activity.crm_changed': 'CRM settings changed',
  'activity.crm_filled': 'Earlier meetings added to the CRM',
} as const
