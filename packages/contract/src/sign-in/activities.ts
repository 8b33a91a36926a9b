export const activities = {
  signed_in: 'security',
  signed_in_new_device: 'security',
  sign_in_failed: 'security',
  signed_out: 'security',
} as const
