const activities = {
  deletion_asked: 'security',
  deletion_taken_back: 'security',
} as const

export const deletion = { activities } as const
