import type { InheritedSettings, SharedField, SharedSettings } from '@scheduling/contract'
import type { Answers } from '../../fixtures/fixture.ts'
import { refusal } from '../../fixtures/fixture.ts'
import type { OrganizationsState } from '../organizations/fixture.ts'

export interface SharedSettingsState {
  /** What the organization sets for its people. */
  shared: SharedSettings
  /** What the person inherits from it. */
  inherited: SharedField[]
}

export const nothingShared: SharedSettings = {
  logo: false,
  background: false,
  colors: false,
  language: null,
  reminders: null,
  questions: null,
  mails: null,
}

const sharedState = (): SharedSettingsState => ({ shared: structuredClone(nothingShared), inherited: [] })

type State = SharedSettingsState & OrganizationsState

function sharedAnswers(
  state: State,
): Answers<
  | 'GET /organization/shared-settings'
  | 'PUT /organization/shared-settings'
  | 'GET /settings/inherited'
  | 'PUT /settings/inherited'
> {
  return {
    'GET /organization/shared-settings': () => {
      if (!state.organization) throw refusal('organization_not_found')
      return state.shared
    },
    'PUT /organization/shared-settings': ({ body }) => {
      state.shared = body as SharedSettings
      return state.shared
    },
    'GET /settings/inherited': () => inheritedIn(state),
    'PUT /settings/inherited': ({ body: { field, organizationId } }) => {
      const others = state.inherited.filter((one) => one !== field)
      state.inherited = organizationId === null ? others : [...others, field]
      return inheritedIn(state)
    },
  }
}

function inheritedIn({ shared, inherited, organization }: State): InheritedSettings {
  const fields = Object.keys(nothingShared) as SharedField[]
  return {
    fields: fields.map((field) => ({
      field,
      organizationId: organization && inherited.includes(field) ? organization.id : null,
      offers:
        organization && shared[field] ? [{ organizationId: organization.id, name: organization.name }] : [],
    })),
  }
}

export const sharedSettingsFixture = { state: sharedState, answers: sharedAnswers }
