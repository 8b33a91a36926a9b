export const activities = {
  deletion_asked: 'security',
  deletion_taken_back: 'security',
} as const
