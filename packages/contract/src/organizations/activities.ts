export const activities = {
  organization_created: 'changes',
  member_invited: 'security',
  invitation_revoked: 'security',
  member_joined: 'security',
  member_role_changed: 'security',
  member_shown: 'changes',
  member_hidden: 'changes',
  member_removed: 'security',
  member_left: 'security',
  ownership_transferred: 'security',
  organization_deleted: 'security',
} as const
