export const texts = {
  'error.campaign_not_found': 'This campaign no longer exists',
  'error.campaign_limit_reached':
    'You have as many campaigns as an account can have. Delete one to add another.',
  'error.video_minutes_used_up':
    'Your plan has too few video minutes left this month for the leads of this campaign. Get more minutes, or choose a shorter video.',
  'error.lead_not_found': 'This lead no longer exists',
} as const
