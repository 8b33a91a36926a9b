import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Fact, MailContent } from '../../../../mail/content/content.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../../mail/content/mail-texts.ts'
import { durationFor, momentWithZone, whenFor } from '../../../../mail/content/when.ts'
import { oneLine } from '../../../../mail/plain-text.ts'
import type { PollNewsKind } from '../../../polls/events.ts'
import type { OptionChanges } from '../../../polls/news.ts'
import type { Brand, Person } from '../people.ts'

export interface PollMail {
  kind: PollNewsKind
  reader: Omit<Person, 'name' | 'email'>
  owner: Pick<Person, 'name'>
  brand: Brand
  poll: {
    name: string
    duration: Minutes
    deadline: Instant | null
    /** What was decided. */
    final: Instant | null
    isAllDay: boolean
    timeZone: TimeZone
  }
  /** What a voter is told of its options. */
  changes?: Omit<OptionChanges, 'revision'> | undefined
  /** Who voted, for the host alone: a name that nobody has proven goes to nobody else. */
  voter: string
  /** Where what is asked for is done; of a voter it is theirs alone. */
  url: string
  /** Where its reader stops the mails about it; null for the host. */
  choicesUrl: string | null
}

const WORDS = {
  invited: ['subjectPollInvited', 'headingPollInvited', 'pollInvited', 'actionPollVote'],
  reminder: ['subjectPollReminder', 'headingPollReminder', 'pollReminder', 'actionPollVote'],
  voted: ['subjectPollVoted', 'headingPollVoted', 'pollVoted', 'actionPollChange'],
  removed: ['subjectPollRemoved', 'headingPollRemoved', 'pollRemoved', 'actionPollVote'],
  changed: ['subjectPollChanged', 'headingPollChanged', 'pollChanged', 'actionPollChange'],
  decided: ['subjectPollDecided', 'headingPollDecided', 'pollDecided', 'actionPollSee'],
  voted_host: ['subjectPollVotedHost', 'headingPollVotedHost', 'pollVotedHost', 'actionPollOpen'],
  declined_host: ['subjectPollDeclinedHost', 'headingPollDeclinedHost', 'pollDeclinedHost', 'actionPollOpen'],
} as const

/** What people are told of a poll: asked to vote, thanked with their link, asked anew. */
export function pollContent(mail: PollMail): MailContent {
  const { kind, reader, owner, brand, poll, voter, url } = mail
  const t = mailTexts(reader.language)
  const [subject, heading, opening, action] = WORDS[kind]
  const said = {
    name: oneLine(isOfHost(kind) ? voter : owner.name),
    poll: oneLine(poll.name),
    duration: durationFor(reader, poll.duration),
  }
  const ownerName = oneLine(owner.name)
  return {
    language: reader.language,
    subject: t(subject, said),
    heading: t(heading),
    greeting: isOfHost(kind) ? t('greeting', { name: ownerName }) : t('greetingGuest'),
    opening: t(opening, said),
    facts: factsOf(mail, t),
    actions: [{ label: t(action), url }],
    link: { sentence: t('textPollLink'), url },
    ...(mail.choicesUrl !== null && {
      choices: { answers: [], change: { label: t('choosePollMails'), url: mail.choicesUrl } },
    }),
    closing: isOfVoter(kind) ? [t('pollLinkIsYours')] : [],
    footer: footerOf(kind, ownerName, t),
    letterhead: { name: ownerName, logo: brand.logo, avatar: brand.avatar },
    accent: brand.accent,
  }
}

function isOfHost(kind: PollNewsKind): boolean {
  return kind === 'voted_host' || kind === 'declined_host'
}

/** With the link that is theirs. */
function isOfVoter(kind: PollNewsKind): boolean {
  return kind === 'voted' || kind === 'removed' || kind === 'changed'
}

function factsOf({ kind, reader, poll, changes }: PollMail, t: MailTexts): Fact[] {
  if (kind === 'decided' && poll.final !== null)
    return [{ label: t('labelPollFinal'), value: optionFor(reader, poll, poll.final) }]
  const { added = [], takenAway = [] } = changes ?? {}
  const deadline = poll.deadline === null ? [] : [momentWithZone(reader, poll.deadline)]
  return [
    ...takenAway.map((start) => ({ label: t('labelPollTakenAway'), value: optionFor(reader, poll, start) })),
    ...added.map((start) => ({ label: t('labelPollAdded'), value: optionFor(reader, poll, start) })),
    ...deadline.map((value) => ({ label: t('labelPollUntil'), value })),
  ]
}

/** A day is the same date for everybody. */
function optionFor(
  reader: PollMail['reader'],
  { duration, isAllDay, timeZone }: PollMail['poll'],
  start: Instant,
): string {
  const end = start + duration * MINUTE
  if (isAllDay) return whenFor({ ...reader, timeZone }, start, end).date
  const { date, time, zone } = whenFor(reader, start, end)
  return `${date}, ${time}, ${zone}`
}

function footerOf(kind: PollNewsKind, owner: string, t: MailTexts): string {
  if (isOfHost(kind)) return t('footerHost', { product: PRODUCT_NAME })
  return isOfVoter(kind) ? t('footerPollVoter') : t('footerPollInvited', { owner })
}
