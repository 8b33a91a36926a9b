export const texts = {
  'activity.organization_created': 'Organization created',
  'activity.member_invited': 'Person invited',
  'activity.invitation_revoked': 'Invitation revoked',
  'activity.member_joined': 'Member joined',
} as const
