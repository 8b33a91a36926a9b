import { route } from '../route.ts'
import { InheritedSettings, Inherits, SharedSettings } from './schemas.ts'

export const sharedSettings = {
  'GET /organization/shared-settings': route({
    summary: 'What an organization sets for its people',
    auth: 'host',
    action: 'settings',
    result: SharedSettings,
    errors: ['not_signed_in', 'organization_not_found'],
  }),
  'PUT /organization/shared-settings': route({
    edits: 'GET /organization/shared-settings',
    summary: 'Set it. Whoever inherits a field follows; a field that is not set any more becomes their own',
    auth: 'host',
    action: 'settings',
    body: SharedSettings,
    result: SharedSettings,
    errors: ['not_signed_in', 'invalid_input', 'organization_not_found'],
  }),
  'GET /settings/inherited': route({
    summary: 'Which settings are a person’s own, and which they inherit from an organization',
    auth: 'host',
    action: 'settings',
    result: InheritedSettings,
    errors: ['not_signed_in'],
  }),
  'PUT /settings/inherited': route({
    summary:
      'Inherit a field, or make it one’s own: then its value stays. Changing it makes it one’s own, too',
    auth: 'host',
    action: 'settings',
    body: Inherits,
    result: InheritedSettings,
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
