import type { Me } from '@scheduling/contract'
import { imageAddress } from '@scheduling/contract/images'
import { countryOf } from '@scheduling/domain/words'
import { presentPlan } from '../plans/present.ts'
import type { CurrentUser } from './operations.ts'

export function presentMe({ account, host, person, plan, popups, server, role }: CurrentUser): Me {
  return {
    userID: host.id,
    userName: host.name,
    userEmail: account.email,
    userPhone: host.phone,
    userStatus: account.verified_at ? 'active' : 'unverified',
    regDate: account.created_at.toISOString().slice(0, 10),
    regtime: epochSeconds(account.created_at),
    custom_domain: host.domain,
    ...presentPlan(plan, popups),
    // Images are public, so none is served before the account's address is confirmed.
    avatar: account.verified_at && host.avatar && imageAddress('avatar', host.avatar),
    link: host.link,
    timeZone: person.time_zone,
    region: countryOf(person.time_zone),
    language: person.language,
    weekStart: person.week_start,
    dateFormat: person.date_format,
    timeFormat: person.time_format,
    theme: account.theme,
    server,
    organization: role ? { organization_id: host.id, name: host.name } : null,
    role: role ?? 'owner',
    isOperator: account.is_operator,
  }
}

function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1_000)
}
