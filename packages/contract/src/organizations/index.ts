const activities = {
  organization_created: 'changes',
  member_invited: 'security',
  invitation_revoked: 'security',
  member_joined: 'security',
  member_role_changed: 'security',
  member_shown: 'changes',
  member_hidden: 'changes',
  member_removed: 'security',
  member_left: 'security',
  transfer_asked: 'security',
  transfer_withdrawn: 'security',
  transfer_declined: 'security',
  ownership_transferred: 'security',
  organization_email_asked: 'security',
  organization_email_canceled: 'security',
  organization_email_removed: 'security',
  organization_deleted: 'security',
} as const

const errors = {
  organization_not_found: { status: 404, title: 'No such organization' },
  owns_organization: { status: 409, title: 'The account owns an organization' },
  next_owns_organization: { status: 409, title: 'The next owner owns another organization' },
  transfer_pending: { status: 409, title: 'Another member is asked to own the organization' },
  transfer_not_found: { status: 404, title: 'The caller is not asked to own the organization, or nobody is' },
  already_member: { status: 409, title: 'They are a member already' },
  member_limit_reached: { status: 409, title: 'There are as many members as there can be' },
  member_not_found: { status: 404, title: 'No such member' },
  owner_stays: { status: 409, title: 'The owner has to transfer the organization first' },
  has_meetings: { status: 409, title: 'There are meetings to come; cancel them or hand them on first' },
} as const

export const organizations = { activities, dashboard: ['/organization'], errors } as const
