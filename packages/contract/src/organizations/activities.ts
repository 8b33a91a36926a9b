export const activities = {
  organization_created: 'changes',
  member_invited: 'security',
  invitation_revoked: 'security',
  member_joined: 'security',
} as const
