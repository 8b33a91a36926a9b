export const activities = { organization_created: 'changes' } as const
