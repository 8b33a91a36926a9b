import type { texts as source } from '../../en/campaigns/errors.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'error.campaign_not_found': 'Diese Kampagne gibt es nicht mehr',
  'error.campaign_limit_reached':
    'Sie haben so viele Kampagnen, wie ein Konto haben kann. Löschen Sie eine, um eine weitere hinzuzufügen.',
  'error.video_minutes_used_up':
    'Ihr Tarif hat in diesem Monat zu wenige Videominuten für die Leads dieser Kampagne. Holen Sie mehr Minuten oder wählen Sie ein kürzeres Video.',
  'error.lead_not_found': 'Diesen Lead gibt es nicht mehr',
}
