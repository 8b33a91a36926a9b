/** Which bookings from before a connection are added to a CRM. */
export const CRM_SPANS = ['past', 'future', 'all'] as const
