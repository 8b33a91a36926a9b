export const errors = {
  organization_not_found: { status: 404, title: 'No such organization' },
  owns_organization: { status: 409, title: 'The account owns an organization' },
} as const
