import { translatorFor } from '@scheduling/messages'
import { votingTexts } from '@scheduling/messages/voting'
import type { PublicPageView } from '../../page/public-page.ts'
import { StaticPage } from '../../static-page.tsx'
import { PollPage } from './poll-page.tsx'
import type { PollData } from './poll-texts.ts'

const votingIn = await translatorFor(votingTexts)

/** A poll, for anyone with its link. */
export const pollPage: PublicPageView<PollData> = {
  title: ({ poll, owner }) => `${poll.name} · ${owner.name}`,
  draw: (data, texts) => (
    <StaticPage data={data} texts={texts}>
      <PollPage data={data} texts={texts} v={votingIn(data.options.language)} />
    </StaticPage>
  ),
  mark: ({ owner, poll }) => ({ owner: owner.link, event: poll.slug, revision: poll.revision }),
}
