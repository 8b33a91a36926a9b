import type { texts as source } from '../../en/campaigns/errors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'error.campaign_not_found': 'הקמפיין הזה כבר לא קיים',
  'error.campaign_limit_reached': 'הגעת למספר הקמפיינים המרבי לחשבון. יש למחוק אחד כדי להוסיף עוד.',
  'error.video_minutes_used_up':
    'בתוכנית שלך לא נותרו החודש מספיק דקות וידאו ללידים של הקמפיין הזה. אפשר להוסיף דקות או לבחור סרטון קצר יותר.',
  'error.lead_not_found': 'הליד הזה כבר לא קיים',
}
