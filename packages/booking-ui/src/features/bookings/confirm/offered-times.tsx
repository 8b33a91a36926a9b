import { MINUTE } from '@scheduling/domain'
import { linksFrom } from '../../../page/links.ts'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { clockIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { When } from '../when.tsx'
import type { ConfirmData, ConfirmTexts } from './confirm-parts.tsx'
import css from './confirm.module.css'
import { ProposeForm } from './propose-form.tsx'

type Offer = NonNullable<ConfirmData['offer']>

interface Props {
  data: ConfirmData
  c: ConfirmTexts
  offer: Offer
}

/** The host offers these times in place of the requested one. Each is a form, so that opening the page books nothing. */
export function OfferedTimes({ data, c, offer: { starts, message } }: Props) {
  const { owner, hold, options } = data
  const { t, formats } = useWords()
  const { timeZone } = options
  const time = formats.moment(timeZone, Date.parse(hold.until))
  return (
    <>
      <h2 className={css.title}>{c('offerTitle')}</h2>
      {starts.length > 0 && <p className={css.text}>{c('offerText', { name: owner.name, time })}</p>}
      {message && (
        <p className={css.reason}>
          <strong>
            <bdi>{owner.name}</bdi>
          </strong>
          <bdi>{message}</bdi>
        </p>
      )}
      {starts.map((start, index) => (
        <OfferedTime key={start} data={data} start={start} id={`offered-${index}`} />
      ))}
      {starts.length === 0 && (
        <Notice tone="plain" icon={clockIcon} title={c('offerGone')}>
          <form method="post">
            <input type="hidden" name="action" value="start_over" />
            <button type="submit" className={controls.button}>
              {t('pickAnother')}
            </button>
          </form>
        </Notice>
      )}
      <ProposeForm data={data} c={c} />
      {starts.length > 0 && (
        <form method="post">
          <input type="hidden" name="action" value="withdraw" />
          <button type="submit" className={controls.quiet}>
            {c('noneWork')}
          </button>
        </form>
      )}
    </>
  )
}

function OfferedTime({ data, start, id }: { data: ConfirmData; start: string; id: string }) {
  const { owner, event, options } = data
  const { t } = useWords()
  const { timeZone, now } = options
  const at = Date.parse(start)
  // The owner's page follows. Open it in the top window, outside any frame.
  const leadsOn = event.confirmation.kind === 'redirect'
  return (
    <form
      className={css.offered}
      method="post"
      action={leadsOn ? linksFrom(options.search)({ embed: null }) : undefined}
      target={leadsOn ? '_top' : undefined}
    >
      <When start={at} end={at + event.duration * MINUTE} {...{ timeZone, owner, now, id }} />
      <input type="hidden" name="action" value="take" />
      <input type="hidden" name="start" value={start} />
      <button type="submit" className={controls.button} aria-describedby={id}>
        {t('confirm')}
      </button>
    </form>
  )
}

/** The invitee proposes these times, and waits for the host. */
export function ProposedTimes({ data }: Pick<Props, 'data'>) {
  const { owner, event, options, proposed } = data
  const { timeZone, now } = options
  return proposed.map((start) => {
    const at = Date.parse(start)
    return <When key={start} start={at} end={at + event.duration * MINUTE} {...{ timeZone, owner, now }} />
  })
}

/** Nobody chose one of them in time. */
export function OfferEnded({ data: { again }, c }: Omit<Props, 'offer'>) {
  const { t } = useWords()
  return (
    <>
      <h2 className={css.title}>{c('offerEnded')}</h2>
      <Notice tone="plain" icon={clockIcon} title={c('nothingBooked')}>
        <a className={controls.button} href={again}>
          {t('pickAnother')}
        </a>
      </Notice>
    </>
  )
}
