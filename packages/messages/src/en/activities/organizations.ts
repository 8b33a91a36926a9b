export const texts = {
  'activity.organization_created': 'Organization created',
  'activity.member_invited': 'Person invited',
  'activity.invitation_revoked': 'Invitation revoked',
  'activity.member_joined': 'Member joined',
  'activity.member_role_changed': 'Member’s role changed',
  'activity.member_shown': 'Member shown on the page',
  'activity.member_hidden': 'Member hidden from the page',
  'activity.member_removed': 'Member removed',
  'activity.member_left': 'Member left',
  'activity.ownership_transferred': 'Ownership transferred',
  'activity.organization_deleted': 'Organization deleted',
} as const
