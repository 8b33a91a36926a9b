import type { Organization } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import type { Host } from '../hosts/operations.ts'
import type { KnownMember, OrganizationDetails, OwnOrganization } from './operations.ts'

type Summary = Omit<Organization, 'members' | 'requests'>

export function presentSummary({ host, role }: OwnOrganization): Summary {
  return { id: host.id, name: host.name, link: host.link, avatar: avatarOf(host), role }
}

export function presentOrganization(organization: OrganizationDetails): Organization {
  const { members, accountId } = organization
  return {
    ...presentSummary(organization),
    members: members.map((member) => presentMember(member, accountId)),
    requests: [],
  }
}

function presentMember(
  { id, role, host, email, joined_at, account_id }: KnownMember,
  accountId: string,
): Organization['members'][number] {
  return {
    member_id: id,
    role,
    name: host.name,
    email,
    link: host.link,
    avatar: avatarOf(host),
    joinedAt: joined_at.toISOString(),
    isMe: account_id === accountId,
  }
}

function avatarOf({ avatar }: Host): string | null {
  return avatar && imageAddress('avatar', avatar)
}
