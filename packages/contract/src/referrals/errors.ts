export const errors = {
  too_few_points: { status: 409, title: 'There are too few points' },
} as const
