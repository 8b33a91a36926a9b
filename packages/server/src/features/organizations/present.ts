import type { Organization } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import type { Acceptance } from './accept.ts'
import type { Host } from '../hosts/operations.ts'
import type { OrganizationDetail } from './store.ts'
import { isAsked } from './transfer.ts'
import type { MemberProfile, OrganizationDetails, OwnOrganization } from './operations.ts'

type Summary = Pick<Organization, 'id' | 'name' | 'link' | 'avatar' | 'role'>

export function presentSummary({ host, role }: OwnOrganization): Summary {
  return { id: host.id, name: host.name, link: host.link, avatar: avatarOf(host), role }
}

export function presentOrganization(organization: OrganizationDetails): Organization {
  const { detail, members, accountId, invitations, requests, seats, now } = organization
  return {
    ...presentSummary(organization),
    members: members.map((member) => presentMember(member, accountId)),
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      invitedAt: invitation.invited_at.toISOString(),
      endsAt: invitation.ends_at.toISOString(),
      isOpen: invitation.ends_at > now,
      invitedBy: members.find(({ account_id }) => account_id === invitation.invited_by)?.host.name ?? null,
    })),
    seats,
    email: detail.email,
    pendingEmail: pendingEmailOf(detail, now),
    transfer: transferOf(organization),
    requests,
  }
}

function pendingEmailOf(
  { pending_email: email, pending_email_until: until }: OrganizationDetail,
  now: Date,
): Organization['pendingEmail'] {
  return email !== null && until !== null && until > now ? { email, until: until.toISOString() } : null
}

/** Shown to the owner, and to who is asked. */
function transferOf({ members, role, accountId, now }: OrganizationDetails): Organization['transfer'] {
  const next = members.find((member) => isAsked(member, now))
  if (!next?.transfer_until || (role !== 'owner' && next.account_id !== accountId)) return null
  return { member_id: next.id, until: next.transfer_until.toISOString() }
}

function presentMember(
  { id, person, role, host, email, joined_at, account_id, is_shown }: MemberProfile,
  accountId: string,
): Organization['members'][number] {
  return {
    member_id: id,
    person_id: person,
    role,
    name: host.name,
    email,
    link: host.link,
    avatar: avatarOf(host),
    joinedAt: joined_at.toISOString(),
    isMe: account_id === accountId,
    isShown: is_shown,
  }
}

function avatarOf({ avatar }: Host): string | null {
  return avatar && imageAddress('avatar', avatar)
}

/** Field names are the specification's (section 7). */
export function presentAcceptance({ status, email, acceptKey, organizationId }: Acceptance) {
  return { data: { status, email, accept_key: acceptKey, organization_id: organizationId } }
}
