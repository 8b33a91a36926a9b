import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { hostById } from '../../../hosts/operations.ts'
import { MEMBER_NEWS } from '../../events.ts'
import { membersOf } from '../../store.ts'
import { isAsked } from '../../transfer.ts'
import { newsContent } from './content.ts'

/** Goes to the person's own address. Not written if the organization is gone, or what it asks has ended. */
export const newsMail = ownMail('owner', MEMBER_NEWS, async ({ db, config, clock }, host, news) => {
  const organization = await hostById(db, news.organization)
  const about = news.about && (await hostById(db, news.about))
  if (!organization || (about === undefined && news.name === undefined)) return []
  if (news.kind === 'transfer_asked') {
    const now = new Date(clock.now())
    const members = await membersOf(db, news.organization)
    if (!members.some((one) => one.person === news.hostId && isAsked(one, now))) return []
  }
  const content = newsContent({
    reader: personOf(host),
    organization: organization.name,
    organizationId: organization.id,
    kind: news.kind,
    eventTypes: news.eventTypes,
    name: about?.name ?? news.name ?? '',
    publicUrl: config.publicUrl,
  })
  return [{ kind: 'organization_news', to: addressOf(host), write: () => ({ content }) }]
})
