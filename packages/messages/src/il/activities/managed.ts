import type { texts as source } from '../../en/activities/managed.ts'
import type { Translated } from '../../translate.ts'

export const texts: Translated<typeof source> = {
  'activity.event_type_given': 'סוג פגישה ניתן לחברים',
  'activity.event_type_taken_back': 'סוג פגישה נלקח בחזרה מהחברים',
  'activity.event_type_received': 'סוג פגישה התקבל מארגון',
}
