/** What the extension may be refused, by error code. The dashboard says most of them in the same words. */
export const texts = {
  'extension.error_rate_limited': 'Too many attempts. Try again in a few minutes.',
  'extension.error_upgrade_required': 'Please upgrade your plan to access this feature.',
  'extension.error_not_allowed': 'Not allowed',
  'extension.error_role_not_allowed': 'Not allowed. Ask the owner of your organization.',
  'extension.error_not_shown_to_role': 'This doesn’t exist, or you don’t have access.',
  'extension.error_not_verified': 'Confirm your email first. We sent you a code.',
  'extension.error_event_limit_reached': 'You have reached the event limit',
  'extension.error_event_type_not_found': 'This event type has been deleted',
  'extension.error_link_expired': 'Link expired',
  'extension.error_campaign_not_found': 'This campaign no longer exists',
  'extension.error_one_off_not_found': 'This one-off meeting has been deleted',
  'extension.error_one_off_limit_reached':
    'You’ve reached the limit of 200 one-off meetings. Delete one first.',
  'extension.error_event_type_off': 'This event type is off. Turn it on in your dashboard.',
  'extension.error_not_shown_to_key':
    'The extension doesn’t have access to this. Open its settings and connect again.',
  'extension.error_key_not_allowed':
    'The extension isn’t allowed to do this. Open its settings and connect again.',
} as const
