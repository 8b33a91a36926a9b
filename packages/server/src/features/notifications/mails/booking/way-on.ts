import { PAGE_PARAMS } from '@scheduling/contract'
import type { Allowed, BookingMail } from './mail.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import type { MailTexts } from '../../../../mail/content/mail-texts.ts'

type WayOn = Pick<MailContent, 'actions' | 'link'>

/** What the reader can do now. Only the invitee gets the manage link: who has it may move and cancel. */
export function wayOnFor({ kind, audience, booking }: BookingMail, t: MailTexts): WayOn {
  if (audience !== 'host' && kind !== 'canceled' && booking.declineUrl !== undefined)
    return declining(booking, booking.declineUrl, audience, t)
  if (audience === 'guest') return { actions: [] }
  if (audience === 'host') {
    const url = booking.dashboardUrl
    return { actions: [{ label: t('actionOpen'), url }], link: { sentence: t('textOpen'), url } }
  }
  const { manageUrl: url, allowed } = booking
  if (kind !== 'canceled') return changesOf(url, allowed, t)
  return allowed.bookAgain
    ? { actions: [{ label: t('actionBookAgain'), url }], link: { sentence: t('textBookAgain'), url } }
    : { actions: [] }
}

/** Of several nobody moves or cancels it: each says for themselves that they do not come. */
function declining(
  { manageUrl }: BookingMail['booking'],
  url: string,
  audience: 'invitee' | 'guest',
  t: MailTexts,
): WayOn {
  const decline = { label: t('actionDecline'), url }
  return {
    actions: audience === 'invitee' ? [{ label: t('actionBooking'), url: manageUrl }, decline] : [decline],
    link: { sentence: t('textDecline'), url },
  }
}

function changesOf(url: string, allowed: Allowed, t: MailTexts): WayOn {
  const changes = [
    { view: 'reschedule', label: t('actionReschedule') },
    { view: 'cancel', label: t('actionCancel') },
  ] as const
  const actions = changes
    .filter(({ view }) => allowed[view])
    .map(({ view, label }) => ({ label, url: `${url}?${PAGE_PARAMS.view}=${view}` }))
  return {
    actions: actions.length > 0 ? actions : [{ label: t('actionBooking'), url }],
    link: { sentence: sentenceFor(allowed, t), url },
  }
}

function sentenceFor({ reschedule, cancel }: Allowed, t: MailTexts): string {
  if (reschedule && cancel) return t('textManage')
  if (reschedule) return t('textReschedule')
  return t(cancel ? 'textCancel' : 'textBooking')
}
