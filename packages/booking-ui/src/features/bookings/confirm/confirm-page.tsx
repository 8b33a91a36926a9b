import type { ReactNode } from 'react'
import { Layout } from '../../../page/layout.tsx'
import { linksFrom } from '../../../page/links.ts'
import { useWords } from '../../../page/words.tsx'
import controls from '../../../ui/controls.module.css'
import { describedBy, Field, fieldCss, fieldId } from '../../../ui/field.tsx'
import { alertIcon, clockIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { EventHead } from '../../event-types/event-head.tsx'
import { CODE_INPUT, CODE_TYPED_MAX, HeldTime, isolated } from './confirm-parts.tsx'
import type { ConfirmData, ConfirmTexts } from './confirm-parts.tsx'
import css from './confirm.module.css'
import { OfferedTimes, OfferEnded, ProposedTimes } from './offered-times.tsx'

interface ConfirmPageProps {
  data: ConfirmData
  c: ConfirmTexts
}

/**
 * Asks for the code without a script. From the email's link it shows one button. While the host is asked, it says so. Forms are
 * all it needs.
 */
export function ConfirmPage({ data, c }: ConfirmPageProps) {
  const { owner, event, hold, options, ended } = data
  const { formats } = useWords()
  const { timeZone, now } = options
  const isRequest = hold.waitsFor === 'approval'
  const kept =
    ended || isRequest ? null : c('keptUntil', { time: formats.time(timeZone, Date.parse(hold.until)) })
  const when = (
    <HeldTime start={Date.parse(hold.start)} end={Date.parse(hold.end)} {...{ timeZone, owner, now, kept }} />
  )
  const Waiting = isRequest ? Requested : Asked
  const Part = ended ? Ended : Waiting
  return (
    <Layout
      head={
        <EventHead owner={owner} name={event.name} duration={event.duration} locations={event.locations} />
      }
      main={
        <div className={css.form}>
          <Part data={data} c={c} when={when} />
        </div>
      }
    />
  )
}

type PartProps = ConfirmPageProps & { when: ReactNode }

function Asked({ data, c, when }: PartProps) {
  const { by, hold, options, again, event } = data
  const { t } = useWords()
  const isLink = by === 'link'
  // The owner's page follows. Open it in the top window, outside any frame.
  const leadsOn = event.confirmation.kind === 'redirect'
  const email = isolated(hold.email)
  return (
    <>
      <h2 className={css.title}>{c(isLink ? 'linkTitle' : 'title')}</h2>
      <p className={css.text}>{isLink ? c('linkText', { email }) : c('sent', { email })}</p>
      {when}
      <Refused data={data} />
      <form
        className={css.form}
        method="post"
        action={leadsOn ? linksFrom(options.search)({ embed: null }) : undefined}
        target={leadsOn ? '_top' : undefined}
      >
        <input type="hidden" name="action" value="confirm" />
        {!isLink && <CodeField data={data} c={c} />}
        <div className={css.row}>
          <button type="submit" className={controls.button}>
            {t('confirm')}
          </button>
        </div>
      </form>
      {isLink ? <p className={css.small}>{c('notYou')}</p> : <MailAgain data={data} c={c} again={again} />}
    </>
  )
}

/** The host is asked, or has offered other times. The invitee can withdraw the request. */
function Requested({ data, c, when }: PartProps) {
  const { hold, options, offer, proposed } = data
  const { formats } = useWords()
  if (offer)
    return (
      <>
        <Refused data={data} />
        <OfferedTimes data={data} c={c} offer={offer} />
      </>
    )
  const time = formats.moment(options.timeZone, Date.parse(hold.until))
  const isProposed = proposed.length > 0
  return (
    <>
      <h2 className={css.title}>{c(isProposed ? 'proposedTitle' : 'requestTitle')}</h2>
      <p className={css.text}>
        {c(isProposed ? 'proposedText' : 'requestText', { email: isolated(hold.email), time })}
      </p>
      {isProposed ? <ProposedTimes data={data} /> : when}
      <form method="post">
        <input type="hidden" name="action" value="withdraw" />
        <button type="submit" className={controls.quiet}>
          {c('withdraw')}
        </button>
      </form>
    </>
  )
}

function CodeField({ data, c }: ConfirmPageProps) {
  const code = data.refused?.code ?? ''
  const problem = Object.hasOwn(PROBLEMS, code) ? c(PROBLEMS[code as keyof typeof PROBLEMS]) : null
  return (
    <div className={css.code}>
      <Field name="code" label={c('code')} problem={problem}>
        <input
          {...CODE_INPUT}
          id={fieldId('code')}
          className={fieldCss.input}
          maxLength={CODE_TYPED_MAX}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy('code', null, problem)}
        />
      </Field>
    </div>
  )
}

// The problems that are shown at the field.
const PROBLEMS = { invalid_input: 'sixDigits', code_wrong: 'wrong', code_used_up: 'usedUp' } as const

function Refused({ data: { refused, again } }: { data: ConfirmData }) {
  const { t, refusal } = useWords()
  if (!refused || Object.hasOwn(PROBLEMS, refused.code)) return null
  return (
    <Notice tone="danger" icon={alertIcon} title={refusal(refused.code)}>
      {refused.code !== 'rate_limited' && <a href={again}>{t('pickAnother')}</a>}
    </Notice>
  )
}

function MailAgain({ data, c, again }: ConfirmPageProps & { again: string }) {
  const { hold, mailedAgain } = data
  return (
    <div className={css.mail}>
      <p className={css.small}>{c('notThere')}</p>
      {mailedAgain && (
        <p className={css.small} role="status">
          {c('sentAgain', { email: isolated(hold.email) })}
        </p>
      )}
      {hold.mailAgainAt === null ? (
        <p className={css.small}>{c('noMore')}</p>
      ) : (
        <form method="post">
          <input type="hidden" name="action" value="mail" />
          <button type="submit" className={controls.quiet}>
            {c('sendAgain')}
          </button>
        </form>
      )}
      <a className={controls.link} href={again}>
        {c('changeEmail')}
      </a>
    </div>
  )
}

function Ended({ data, c, when }: PartProps) {
  const { t } = useWords()
  const { ended, again, offer } = data
  if (offer && ended?.how === 'expired') return <OfferEnded data={data} c={c} />
  if (ended && ended.how !== 'expired')
    return (
      <>
        <h2 className={css.title}>{c(ended.how)}</h2>
        {when}
        {ended.reason && (
          <p className={css.reason}>
            <strong>{t('reason')}</strong>
            <bdi>{ended.reason}</bdi>
          </p>
        )}
        <Notice tone="plain" icon={clockIcon} title={c('nothingBooked')}>
          <a className={controls.button} href={again}>
            {t('pickAnother')}
          </a>
        </Notice>
      </>
    )
  return (
    <>
      <h2 className={css.title}>{c('ended')}</h2>
      {when}
      <Notice tone="plain" icon={clockIcon} title={c(data.by === 'link' ? 'endedLink' : 'endedHint')}>
        <a className={controls.button} href={again}>
          {c('askAgain')}
        </a>
      </Notice>
    </>
  )
}
