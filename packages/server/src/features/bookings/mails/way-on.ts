import { CALENDAR_PART } from '@scheduling/contract'
import { roomUrl } from '@scheduling/domain'
import { changeUrl } from '../links/manage-token.ts'
import type { Allowed, BookingMail } from './mail.ts'
import { isOff } from './mail.ts'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailTexts } from '../../../mail/content/mail-texts.ts'

type WayOn = Pick<MailContent, 'actions' | 'link'>

/**
 * What the reader can do next. Joining comes first, because most readers want that. Only the invitee gets the manage link,
 * because it can move and cancel.
 */
export function wayOnFor(mail: BookingMail, t: MailTexts): WayOn {
  const { kind, booking } = mail
  if (isOff(kind)) return afterCancelation(mail, t)
  const url = roomUrl(booking.location)
  const join = url === undefined ? [] : [{ label: t('actionJoin'), url }]
  const { actions, link } = whileItStands(mail, t)
  return { actions: [...join, ...actions], ...(link && { link }) }
}

function whileItStands({ audience, booking }: BookingMail, t: MailTexts): WayOn {
  if (audience === 'host') return toDashboard(booking, t)
  if (audience === 'voter') return waysOfVoter(booking, t)
  return audience === 'guest' ? { actions: [] } : changesOf(booking.manageUrl, booking.allowed, t)
}

function afterCancelation({ audience, booking }: BookingMail, t: MailTexts): WayOn {
  if (audience === 'host') return toDashboard(booking, t)
  const { manageUrl: url, allowed } = booking
  return audience === 'invitee' && allowed.bookAgain
    ? { actions: [{ label: t('actionBookAgain'), url }], link: { sentence: t('textBookAgain'), url } }
    : { actions: [] }
}

function toDashboard({ dashboardUrl: url }: BookingMail['booking'], t: MailTexts): WayOn {
  return { actions: [{ label: t('actionOpen'), url }], link: { sentence: t('textOpen'), url } }
}

/** Voters cannot move or cancel the meeting. Each can only decline for themselves. */
function waysOfVoter({ vote }: BookingMail['booking'], t: MailTexts): WayOn {
  if (!vote) return { actions: [] }
  const { url, mayDecline } = vote
  return {
    actions: [
      { label: t('actionPollMeeting'), url },
      ...(mayDecline ? [{ label: t('actionDecline'), url }] : []),
    ],
    link: { sentence: t(mayDecline ? 'textDecline' : 'textPollMeeting'), url },
  }
}

function changesOf(url: string, allowed: Allowed, t: MailTexts): WayOn {
  const changes = [
    { view: 'reschedule', label: t('actionReschedule') },
    { view: 'cancel', label: t('actionCancel') },
  ] as const
  const actions = changes
    .filter(({ view }) => allowed[view])
    .map(({ view, label }) => ({ label, url: changeUrl(url, view) }))
  const calendar = { label: t('actionCalendar'), url: `${url}#${CALENDAR_PART}` }
  return {
    actions: actions.length > 0 ? [calendar, ...actions] : [calendar, { label: t('actionBooking'), url }],
    link: { sentence: sentenceFor(allowed, t), url },
  }
}

function sentenceFor({ reschedule, cancel }: Allowed, t: MailTexts): string {
  if (reschedule && cancel) return t('textManage')
  if (reschedule) return t('textReschedule')
  return t(cancel ? 'textCancel' : 'textBooking')
}
