import type { texts as source } from '../en/extension-errors.ts'
import type { Translated } from '../translate.ts'
import { texts as campaigns } from './campaigns/errors.ts'
import { texts as picking } from './picking.ts'
import { texts as shared } from './shell/errors.ts'

export const texts: Translated<typeof source> = {
  'extension.error_rate_limited': shared['error.rate_limited'],
  'extension.error_upgrade_required': shared['error.upgrade_required'],
  'extension.error_not_allowed': shared['error.not_allowed'],
  'extension.error_role_not_allowed': shared['error.role_not_allowed'],
  'extension.error_not_shown_to_role': shared['error.not_shown_to_role'],
  'extension.error_not_verified': shared['error.not_verified'],
  'extension.error_event_limit_reached': shared['error.event_limit_reached'],
  'extension.error_event_type_not_found': shared['error.event_type_not_found'],
  'extension.error_link_expired': shared['error.link_expired'],
  'extension.error_campaign_not_found': campaigns['error.campaign_not_found'],
  'extension.error_one_off_not_found': picking['pick.error_one_off_not_found'],
  'extension.error_one_off_limit_reached': picking['pick.error_one_off_limit_reached'],
  'extension.error_event_type_off': 'Diese Terminart ist ausgeschaltet. Schalten Sie sie im Dashboard ein.',
  'extension.error_not_shown_to_key':
    'Die Erweiterung hat darauf keinen Zugriff. Öffnen Sie ihre Einstellungen und verbinden Sie sie noch einmal.',
  'extension.error_key_not_allowed':
    'Die Erweiterung darf das nicht. Öffnen Sie ihre Einstellungen und verbinden Sie sie noch einmal.',
}
