import type { Api, capabilities, Organization } from '@scheduling/contract'
import { DAY } from '@scheduling/domain'
import { me } from '../accounts/fixture.ts'
import type { Answers } from '../../fixtures/fixture.ts'
import { found, idOf, iso, NOW, refusal } from '../../fixtures/fixture.ts'

export interface OrganizationsState {
  /** The organization that the account acts for or could act for; null: none. */
  organization: Organization | null
  /** The answer to the key of an invitation. */
  acceptance: Api['POST /organization/accept']['$result'] | null
}

const organizationsState = (): OrganizationsState => ({ organization: null, acceptance: null })

export const studio: Organization = {
  id: idOf('organization', 1),
  name: 'Studio North',
  link: 'studio-north',
  avatar: null,
  role: 'owner',
  members: [
    {
      member_id: idOf('member', 1),
      person_id: idOf('person', 1),
      role: 'owner',
      name: 'Anna Berg',
      email: 'anna@example.com',
      link: 'anna',
      avatar: null,
      joinedAt: iso(NOW),
      isMe: true,
      isShown: true,
    },
  ],
  invitations: [],
  seats: null,
  email: null,
  pendingEmail: null,
  transfer: null,
  requests: [],
}

const memberAs = (
  number: number,
  name: string,
  role: Organization['role'],
): Organization['members'][number] => {
  const first = name.split(' ')[0]?.toLowerCase() ?? ''
  const joinedAt = iso(NOW - number * 10 * DAY)
  const email = `${first}@studio.example`
  return {
    member_id: idOf('member', number),
    person_id: idOf('colleague', number),
    role,
    name,
    email,
    link: first,
    avatar: null,
    joinedAt,
    isMe: false,
    isShown: true,
  }
}

const invitation = (
  number: number,
  email: string,
  daysLeft: number,
): Organization['invitations'][number] => ({
  id: idOf('organization invitation', number),
  email,
  role: number === 1 ? 'admin' : 'member',
  invitedAt: iso(NOW - (7 - daysLeft) * DAY),
  endsAt: iso(NOW + daysLeft * DAY),
  isOpen: daysLeft > 0,
  invitedBy: 'Anna Berg',
})

/** With colleagues, open invitations and few seats. */
export const fullStudio: Organization = {
  ...studio,
  members: [
    ...studio.members,
    memberAs(2, 'Mira Vogel', 'admin'),
    memberAs(3, 'Jonas Weber', 'member'),
    memberAs(4, 'Amara Okafor', 'member'),
    memberAs(5, 'Tomas Lindqvist', 'member'),
  ],
  invitations: [
    invitation(1, 'lea.hoffmann@atelier.example', 5),
    invitation(2, 'someone.with.a.very.long.address@another-department.studio-north.example', 1),
    invitation(3, 'noa@park.example', -2),
  ],
  seats: 10,
}

function organizationsAnswers(state: OrganizationsState): Answers<keyof typeof capabilities.organizations> {
  const here = () => {
    if (!state.organization) throw refusal('organization_not_found')
    return state.organization
  }
  const memberOf = (id: string) => {
    const one = here().members.find(({ member_id }) => member_id === id)
    if (!one) throw refusal('member_not_found')
    if (one.role === 'owner') throw refusal('owner_stays')
    return one
  }
  return {
    'GET /organizations': () => ({
      organizations: state.organization ? [summaryOf(state.organization)] : [],
    }),
    'POST /organizations': ({ body }) => {
      state.organization = { ...studio, ...body }
      return summaryOf(state.organization)
    },
    'GET /organization': () => here(),
    'POST /organization/invitations': ({ body: { email, role } }) => {
      const invited = here()
      const [invitedAt, endsAt] = [iso(NOW), iso(NOW + 7 * DAY)]
      const id = idOf('organization invitation', invited.invitations.length + 1)
      invited.invitations = [
        { id, email, role, invitedAt, endsAt, isOpen: true, invitedBy: 'Anna Berg' },
        ...invited.invitations.filter((one) => one.email !== email),
      ]
      return invited
    },
    'DELETE /organization/invitations/:id': ({ params }) => {
      const { invitations } = here()
      found(invitations, params.id, 'invitation_not_found')
      return Object.assign(here(), { invitations: invitations.filter(({ id }) => id !== params.id) })
    },
    'PUT /organization/email': ({ body: { email } }) =>
      email === null
        ? { ...Object.assign(here(), { email }) }
        : { ...Object.assign(here(), { pendingEmail: { email, until: iso(NOW + 7 * DAY) } }) },
    'DELETE /organization/email/pending': () => ({ ...Object.assign(here(), { pendingEmail: null }) }),
    'POST /organization/email/confirm': ({ query: { key } }) => {
      const { name, pendingEmail } = here()
      if (!pendingEmail || key !== 'key') throw refusal('link_expired')
      Object.assign(here(), { email: pendingEmail.email, pendingEmail: null })
      return { name, email: pendingEmail.email }
    },
    'PATCH /organization/members': ({ body: { member_id: id, role } }) => {
      memberOf(id).role = role
      return here()
    },
    'PATCH /organization/members/shown': ({ body: { member_id: id, isShown } }) => {
      const members = here().members.map((one) => (one.member_id === id ? { ...one, isShown } : one))
      return { ...Object.assign(here(), { members }) }
    },
    'DELETE /organization/members': ({ body: { member_id: id } }) => {
      const gone = memberOf(id)
      return Object.assign(here(), { members: here().members.filter((one) => one !== gone) })
    },
    'POST /organization/transfer': ({ body: { member_id: id } }) => {
      const next = here().members.find(({ member_id }) => member_id === id)
      if (!next) throw refusal('member_not_found')
      return { ...Object.assign(here(), { transfer: { member_id: id, until: iso(NOW + 7 * DAY) } }) }
    },
    'DELETE /organization/transfer': () => ({ ...Object.assign(here(), { transfer: null }) }),
    'POST /organization/transfer/accept': () => {
      const members = here().members.map((one) => ({
        ...one,
        role: one.isMe ? 'owner' : one.role === 'owner' ? 'admin' : one.role,
      }))
      return { ...Object.assign(here(), { members, role: 'owner', transfer: null }) }
    },
    'POST /organization/transfer/decline': () => ({ ...Object.assign(here(), { transfer: null }) }),
    'POST /organization/leave': () => {
      if (here().role === 'owner') throw refusal('owner_stays')
      state.organization = null
    },
    'DELETE /organization': () => {
      here()
      state.organization = null
    },
    'POST /organization/joining': () => {
      if (!state.acceptance) throw refusal('link_expired')
      return { organization_id: state.acceptance.data.organization_id, name: studio.name }
    },
    'POST /organization/accept': ({ query: { key } }) => {
      if (!state.acceptance || key !== 'key') throw refusal('link_expired')
      return state.acceptance
    },
  }
}

function summaryOf({ id, name, link, avatar, role }: Organization) {
  return { id, name, link, avatar, role }
}

export const organizationsFixture = { state: organizationsState, answers: organizationsAnswers }

/** Anna acts for the studio, in this role. */
export function actingAs(role: Organization['role'], shown: Organization = studio) {
  const { id, name, link } = shown
  const acting = { ...me, userName: name, link, organization: { organization_id: id, name }, role }
  const members = shown.members.map((one) => (one.isMe ? { ...one, role } : one))
  return { me: acting, organization: { ...shown, role, members } }
}

/** Tomas owns the studio, and asks Anna to. */
export function askedToOwn() {
  const { me: acting, organization } = actingAs('member', fullStudio)
  const members = organization.members.map((one) =>
    one.name === 'Tomas Lindqvist' ? { ...one, role: 'owner' as const } : one,
  )
  const transfer = { member_id: idOf('member', 1), until: iso(NOW + 5 * DAY) }
  return { me: acting, organization: { ...organization, members, transfer } }
}
