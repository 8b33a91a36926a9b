export const texts = {
  'activity.routing_form_added': 'Form added',
  'activity.routing_form_changed': 'Form changed',
  'activity.routing_form_deleted': 'Form deleted',
} as const
