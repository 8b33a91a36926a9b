/** Errors of several rooms. Errors of one room are in its own catalog. */
export const texts = {
  'error.link_expired': 'Link expired',
  'error.something': 'Something went wrong',
  'error.changed_meanwhile':
    'This was changed in another tab or by someone else. We kept what you typed: check it and save again.',
  'error.slug_taken': 'This address is taken',
  'error.rate_limited': 'Too many attempts. Wait a while and try again.',
  'error.proof_needed': 'Too many attempts from your network. Wait a few minutes and try again.',
  'error.slot_taken': 'This time has just been taken',
  'error.slot_not_available': 'The selected time is not available',
  'error.upgrade_required': 'Please upgrade your plan to access this feature.',
  'error.event_limit_reached': 'You have reached the event limit',
  'error.not_allowed': 'Not allowed',
  'error.role_not_allowed': 'Not allowed. Ask the owner of your organization.',
  'error.not_shown_to_role': 'This doesn’t exist, or your role doesn’t show it.',
  'error.unavailable': 'The server could not be reached. Nothing is lost: try again in a moment.',
  'error.event_type_not_found': 'This event type has been deleted',
  'error.availability_not_found': 'This schedule has been deleted',
  'error.event_type_limit_reached': 'You’ve reached the limit of 200 event types. Delete one first.',
  'error.invitation_not_found': 'This invitation has been deleted.',
  'error.organization_not_found': 'This organization no longer exists.',
  'error.exist_member_total':
    'The number of existing members in the organization is greater than the selected number!',
  'error.owns_organization': 'You own an organization. Transfer or delete it first.',
  'error.wrong_password': 'Incorrect current password',
  'error.not_verified': 'Confirm your email address first. We’ve emailed you a code.',
  'error.needs_no_request': 'You already have this.',
} as const
