export const texts = {
  'activity.deletion_asked': 'Account deletion requested',
  'activity.deletion_taken_back': 'Account deletion stopped',
} as const
