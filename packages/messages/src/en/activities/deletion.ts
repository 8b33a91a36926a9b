export const texts = {
  'activity.deletion_asked': 'Deletion of the account asked for',
  'activity.deletion_taken_back': 'Deletion taken back',
} as const
