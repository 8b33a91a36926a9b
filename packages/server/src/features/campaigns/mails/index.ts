import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { VIDEO_NEWS } from '../../videos/record/events.ts'
import { viewWithVideo } from '../../videos/views/tell.ts'
import { namedByLink } from '../named.ts'
import { nameOf } from '../present.ts'
import { leadWatchedContent } from './content.ts'

/** To the host, after somebody has watched through a lead's link. The event says whether it is time for another one. */
export const leadWatchedMail = ownMail('owner', VIDEO_NEWS, async ({ db, config }, host, news) => {
  const { hostId, viewId } = news
  if (!host.opened_at || news.kind !== 'watched' || !news.isForMail || viewId === null) return []
  const viewed = await viewWithVideo(db, hostId, viewId)
  const { campaign, lead } = viewed ? await namedByLink(db, hostId, viewed.view) : {}
  if (!viewed || !campaign || !lead) return []
  const content = leadWatchedContent({
    reader: personOf(host),
    lead: nameOf(lead) || lead.email || lead.external_key,
    video: viewed.video.title,
    seconds: viewed.seconds,
    length: viewed.length,
    campaign: campaign.name,
    campaignUrl: `${config.publicUrl}/dynamic-videos/campaigns/${campaign.id}`,
  })
  return [{ kind: 'lead_watched', to: addressOf(host), mutedAs: 'watched', write: () => ({ content }) }]
})
