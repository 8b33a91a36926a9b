import type { Instant, Minutes } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { MailContent } from '../../../../mail/content/content.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { durationFor, momentWithZone } from '../../../../mail/content/when.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { PollNewsKind } from '../../../polls/events.ts'
import type { Brand, Person } from '../people.ts'

export interface PollMail {
  kind: PollNewsKind
  reader: Omit<Person, 'name' | 'email'>
  owner: Pick<Person, 'name'>
  brand: Brand
  poll: { name: string; duration: Minutes; deadline: Instant | null }
  /** Who voted, for the host alone: a name that nobody has proven goes to nobody else. */
  voter: string
  /** Where what is asked for is done; of a voter it is theirs alone. */
  url: string
}

const WORDS = {
  invited: ['subjectPollInvited', 'headingPollInvited', 'pollInvited', 'actionPollVote'],
  reminder: ['subjectPollReminder', 'headingPollReminder', 'pollReminder', 'actionPollVote'],
  voted: ['subjectPollVoted', 'headingPollVoted', 'pollVoted', 'actionPollChange'],
  removed: ['subjectPollRemoved', 'headingPollRemoved', 'pollRemoved', 'actionPollVote'],
  voted_host: ['subjectPollVotedHost', 'headingPollVotedHost', 'pollVotedHost', 'actionPollOpen'],
} as const

/** What people are told of a poll: asked to vote, thanked with their link, asked anew. */
export function pollContent({ kind, reader, owner, brand, poll, voter, url }: PollMail): MailContent {
  const t = mailTexts(reader.language)
  const [subject, heading, opening, action] = WORDS[kind]
  const isOfVoter = kind === 'voted' || kind === 'removed'
  const said = {
    name: oneLine(kind === 'voted_host' ? voter : owner.name),
    poll: oneLine(poll.name),
    duration: durationFor(reader, poll.duration),
  }
  const ownerName = oneLine(owner.name)
  return {
    language: reader.language,
    subject: t(subject, said),
    heading: t(heading),
    greeting: kind === 'voted_host' ? t('greeting', { name: ownerName }) : t('greetingGuest'),
    opening: t(opening, said),
    facts:
      poll.deadline === null
        ? []
        : [{ label: t('labelPollUntil'), value: momentWithZone(reader, poll.deadline) }],
    actions: [{ label: t(action), url }],
    link: { sentence: t('textPollLink'), url },
    closing: isOfVoter ? [t('pollLinkIsYours')] : [],
    footer: footerOf(kind, ownerName, t),
    letterhead: { name: ownerName, logo: brand.logo, avatar: brand.avatar },
    accent: brand.accent,
  }
}

function footerOf(kind: PollNewsKind, owner: string, t: ReturnType<typeof mailTexts>): string {
  if (kind === 'voted_host') return t('footerHost', { product: PRODUCT_NAME })
  return kind === 'voted' || kind === 'removed' ? t('footerPollVoter') : t('footerPollInvited', { owner })
}
