import type { Instant, Minutes, TimeZone } from '@scheduling/domain'
import { MINUTE } from '@scheduling/domain'
import { PRODUCT_NAME } from '@scheduling/messages'
import type { Fact, MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'
import { mailTexts } from '../../../mail/content/mail-texts.ts'
import { durationFor, momentWithZone, whenFor, zoneFor } from '../../../mail/content/when.ts'
import { manyLines, oneLine, shorten } from '../../../mail/content/plain-text.ts'
import type { PollNewsKind } from '../events.ts'
import type { OptionChanges } from '../tell.ts'
import { stopAllFor } from '../../../mail/content/choices.ts'
import type { Brand, Person } from '../../../mail/content/people.ts'

export interface PollMail {
  kind: PollNewsKind
  reader: Omit<Person, 'name' | 'email'>
  owner: Pick<Person, 'name'> & { pageUrl: string }
  brand: Brand
  poll: {
    name: string
    description: string
    duration: Minutes
    /** The times to vote on, ascending. */
    options: readonly Instant[]
    deadline: Instant | null
    /** The final time. */
    final: Instant | null
    isAllDay: boolean
    timeZone: TimeZone
  }
  /** The changed options, for a voter. */
  changes?: Omit<OptionChanges, 'revision'> | undefined
  /** Who voted. Only for the host: an unproved name goes to nobody else. */
  voter: string
  /** The name looks like the host's own, but is somebody else's. */
  borrowsName: boolean
  /** Where the reader acts. */
  url: string
  /** The link belongs to this one voter alone. */
  isOwnUrl: boolean
  /** The reader's vote as it is now; null if there is none. */
  vote: 'proved' | 'unproved' | null
  /** Where the reader stops mails about the poll; null for the host. */
  choicesUrl: string | null
  /** The reader may never have written to the host. */
  isStranger: boolean
}

const WORDS = {
  invited: ['subjectPollInvited', 'headingPollInvited', 'pollInvited', 'actionPollVote'],
  reminder: ['subjectPollReminder', 'headingPollReminder', 'pollReminder', 'actionPollVote'],
  unproved: ['subjectPollConfirm', 'headingPollVoted', 'pollReminderConfirm', 'actionPollConfirm'],
  voted: ['subjectPollConfirm', 'headingPollVoted', 'pollVoted', 'actionPollConfirm'],
  proved: ['subjectPollVoted', 'headingPollProved', 'pollProved', 'actionPollChange'],
  voted_again: ['subjectPollVoted', 'headingPollVotedAgain', 'pollVotedAgain', 'actionPollChange'],
  removed: ['subjectPollRemoved', 'headingPollRemoved', 'pollRemoved', 'actionPollVote'],
  changed: ['subjectPollChanged', 'headingPollChanged', 'pollChanged', 'actionPollChange'],
  decided: ['subjectPollDecided', 'headingPollDecided', 'pollDecided', 'actionPollSee'],
  voted_host: ['subjectPollVotedHost', 'headingPollVotedHost', 'pollVotedHost', 'actionPollOpen'],
  declined_host: ['subjectPollDeclinedHost', 'headingPollDeclinedHost', 'pollDeclinedHost', 'actionPollOpen'],
  attends_host: ['subjectPollAttendsHost', 'headingPollAttendsHost', 'pollAttendsHost', 'actionPollOpen'],
} as const

function wordsOf({ kind, vote }: PollMail): keyof typeof WORDS {
  if (kind === 'reminder' && vote === 'unproved') return 'unproved'
  return kind === 'voted' && vote === 'proved' ? 'proved' : kind
}

/** Writes the mails about a poll: invitations, thanks with the link, requests to vote again. */
export function pollContent(mail: PollMail): MailContent {
  const { kind, reader, owner, brand, poll, url } = mail
  const t = mailTexts(reader.language)
  const [subject, heading, opening, action] = WORDS[wordsOf(mail)]
  const said = {
    name: isOfHost(kind) ? voterName(mail, t) : oneLine(owner.name),
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
      choices: {
        answers: [],
        change: { label: t('choosePollMails'), url: mail.choicesUrl },
        ...(mail.isStranger && { stopAll: stopAllFor(mail.choicesUrl, t) }),
      },
    }),
    closing: mail.isOwnUrl && kind !== 'decided' ? [t('pollLinkIsYours')] : [],
    footer: footerOf(mail, { owner: ownerName, page: owner.pageUrl }, t),
    letterhead: { name: ownerName, logo: brand.logo, avatar: brand.avatar },
    accent: brand.accent,
  }
}

function voterName({ voter, borrowsName }: PollMail, t: MailTexts): string {
  const name = oneLine(voter)
  return borrowsName ? t('pollNotYou', { name }) : name
}

function isOfHost(kind: PollNewsKind): boolean {
  return kind.endsWith('_host')
}

// As many as fit at a glance; the page shows all.
const OPTIONS_TOLD = 8
// As much as a mail from a stranger should say.
const DESCRIPTION_TOLD = 500

function factsOf({ kind, reader, poll, changes }: PollMail, t: MailTexts): Fact[] {
  if (kind === 'decided' && poll.final !== null)
    return [{ label: t('labelPollFinal'), value: optionFor(reader, poll, poll.final) }]
  const { added = [], takenAway = [] } = changes ?? {}
  const deadline = poll.deadline === null ? [] : [momentWithZone(reader, poll.deadline)]
  return [
    ...(ASKING.includes(kind) ? whatIsAsked(reader, poll, t) : []),
    ...takenAway.map((start) => ({ label: t('labelPollTakenAway'), value: optionFor(reader, poll, start) })),
    ...added.map((start) => ({ label: t('labelPollAdded'), value: optionFor(reader, poll, start) })),
    ...deadline.map((value) => ({ label: t('labelPollUntil'), value })),
  ]
}

/** Mails that ask for a vote. */
const ASKING: readonly PollNewsKind[] = ['invited', 'reminder', 'removed']

/** What the poll is about and which times it has, so that readers know before they follow a link. */
function whatIsAsked(reader: PollMail['reader'], poll: PollMail['poll'], t: MailTexts): Fact[] {
  const about = shorten(manyLines(poll.description).trim(), DESCRIPTION_TOLD)
  const told = poll.options.slice(0, OPTIONS_TOLD)
  const more = poll.options.length - told.length
  const lines = told.map((start) => timeOf(reader, poll, start))
  const [first] = told
  return [
    ...(about ? [{ label: t('labelPollAbout'), value: about }] : []),
    {
      label: t(poll.isAllDay ? 'labelPollDays' : 'labelPollTimes'),
      value: [...lines, ...(more > 0 ? [t('pollMoreTimes', { count: more })] : [])].join('\n'),
    },
    ...(first === undefined || poll.isAllDay
      ? []
      : [{ label: t('labelPollZone'), value: zoneFor(reader, first) }]),
  ]
}

function optionFor(reader: PollMail['reader'], poll: PollMail['poll'], start: Instant): string {
  const said = timeOf(reader, poll, start)
  return poll.isAllDay ? said : `${said}, ${zoneFor(reader, start)}`
}

/** A day is the same date for everybody. */
function timeOf(
  reader: PollMail['reader'],
  { duration, isAllDay, timeZone }: PollMail['poll'],
  start: Instant,
): string {
  const end = start + duration * MINUTE
  if (isAllDay) return whenFor({ ...reader, timeZone }, start, end).date
  const { date, time } = whenFor(reader, start, end)
  return `${date}, ${time}`
}

function footerOf({ kind, isOwnUrl }: PollMail, who: { owner: string; page: string }, t: MailTexts): string {
  if (isOfHost(kind)) return t('footerHost', { product: PRODUCT_NAME })
  return isOwnUrl ? t('footerPollVoter') : t('footerPollInvited', who)
}
