import type { Organization } from '@scheduling/contract'
import { me } from '../accounts/fixture.ts'
import type { Answers } from '../../fixtures/fixture.ts'
import { idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

export interface OrganizationsState {
  /** The organization that the account acts for or could act for; null: none. */
  organization: Organization | null
}

const organizationsState = (): OrganizationsState => ({ organization: null })

export const studio: Organization = {
  id: idOf('organization', 1),
  name: 'Studio North',
  link: 'studio-north',
  avatar: null,
  role: 'owner',
  members: [
    {
      member_id: idOf('member', 1),
      role: 'owner',
      name: 'Anna Berg',
      email: 'anna@example.com',
      link: 'anna',
      avatar: null,
      joinedAt: iso(NOW),
      isMe: true,
    },
  ],
  requests: [],
}

function organizationsAnswers(
  state: OrganizationsState,
): Answers<'GET /organizations' | 'POST /organizations' | 'GET /organization'> {
  return {
    'GET /organizations': () => ({
      organizations: state.organization ? [summaryOf(state.organization)] : [],
    }),
    'POST /organizations': ({ body }) => {
      state.organization = { ...studio, ...body }
      return summaryOf(state.organization)
    },
    'GET /organization': () => {
      if (!state.organization) throw refusal('organization_not_found')
      return state.organization
    },
  }
}

function summaryOf({ id, name, link, avatar, role }: Organization) {
  return { id, name, link, avatar, role }
}

export const organizationsFixture = { state: organizationsState, answers: organizationsAnswers }

/** Anna acts for the studio, in this role. */
export function actingAs(role: Organization['role']) {
  const { id, name, link } = studio
  const acting = { ...me, userName: name, link, organization: { organization_id: id, name }, role }
  return { me: acting, organization: { ...studio, role } }
}
