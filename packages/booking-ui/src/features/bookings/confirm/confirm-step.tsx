import type { Hold } from '@scheduling/contract'
import { useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import type { PageModel } from '../../../page/page-model.ts'
import { useWords } from '../../../page/words.tsx'
import { takesOver } from '../../../ui/clicks.ts'
import controls from '../../../ui/controls.module.css'
import { describedBy, Field, fieldCss, fieldId } from '../../../ui/field.tsx'
import { clockIcon } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useStore } from '../../../ui/store.ts'
import { createConfirmModel } from './confirm-model.ts'
import type { ConfirmModel, ConfirmState } from './confirm-model.ts'
import { CODE_INPUT, CODE_TYPED_MAX, HeldTime, isolated } from './confirm-parts.tsx'
import type { ConfirmTexts } from './confirm-parts.tsx'
import css from './confirm.module.css'
import type { EventPageModel } from '../event-page/event-page-model.ts'
import { confirmAddress } from '../booking-addresses.ts'
import { RefusalNotice } from '../refusal-notice.tsx'

interface ConfirmStepProps {
  page: PageModel<EventPageModel>
  hold: Hold
  c: ConfirmTexts
}

/** While the time is held. A separate file, only for event types that need it. */
export function ConfirmStep(props: ConfirmStepProps) {
  return props.hold.waitsFor === 'approval' ? <RequestStep {...props} /> : <CodeStep {...props} />
}

/** The host is asked: the page that says so needs no script. */
function RequestStep({ page: { view, services, settings }, hold }: ConfirmStepProps) {
  const { timeZone, search } = useStore(settings)
  useEffect(() => {
    services.open(confirmAddress(hold.token, search))
  }, [services, hold, search])
  const [start, end] = [Date.parse(hold.start), Date.parse(hold.end)]
  return <HeldTime {...{ start, end, timeZone }} owner={view.data.owner} now={services.now()} kept={null} />
}

/** Asks for the code from the email. */
function CodeStep({ page, hold, c }: ConfirmStepProps) {
  const { data, book, picker, pickAnew, changeEmail } = page.view
  const { services, settings } = page
  const { t } = useWords()
  const { timeZone } = useStore(settings)
  const model = useMemo(
    () =>
      createConfirmModel({
        hold,
        services,
        onBooked: book.confirmed,
        onRequested: (token) => services.open(confirmAddress(token, settings.get().search)),
        onLost: picker.drop,
      }),
    [hold, services, settings, book, picker],
  )
  const state = useStore(model)
  const form = useRef<HTMLFormElement>(null)
  const { attempts, minutesLeft, refusal, sending } = state
  const kept = keptText(minutesLeft, c)

  useEffect(() => model.watch(), [model])
  useEffect(() => {
    // Run after the page, which puts the focus on the heading of a new step.
    queueMicrotask(() => form.current?.querySelector<HTMLElement>('[name=code]')?.focus())
  }, [])
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])
  useEffect(() => {
    if (kept !== null && minutesLeft !== null && SAID_AT.includes(minutesLeft)) settings.announce(kept)
  }, [kept, minutesLeft, settings])

  const detailsHref = settings.link()(page.view.here())
  const change = {
    href: detailsHref,
    onClick: (click: Parameters<typeof takesOver>[0]) => takesOver(click) && changeEmail(),
  }
  const when = {
    start: Date.parse(hold.start),
    end: Date.parse(hold.end),
    timeZone,
    owner: data.owner,
    now: services.now(),
  }

  if (minutesLeft === null)
    return (
      <div className={css.form}>
        <HeldTime {...when} kept={null} />
        <Ended c={c}>
          <a className={controls.button} {...change}>
            {c('askAgain')}
          </a>
        </Ended>
      </div>
    )
  return (
    <form
      className={css.form}
      ref={form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault()
        void model.confirm()
      }}
    >
      <h2 className={css.title}>{c('title')}</h2>
      <p className={css.text} id="confirm-sent">
        {c('sent', { email: isolated(hold.email) })}
      </p>
      <HeldTime {...when} kept={kept} />
      {refusal && (
        <RefusalNotice
          {...{ refusal, timeZone, attempts, sending }}
          onAgain={() => void model.confirm()}
          onTake={(other) => void book.book(other)}
          allTimes={settings.link()({ date: picker.view().shown })}
          onAllTimes={pickAnew}
        />
      )}
      <CodeField {...{ model, state, c }} />
      <div className={css.row}>
        <button type="submit" className={controls.button} aria-disabled={sending || undefined}>
          {sending && <span className={controls.spinner} />}
          {sending ? t('booking') : t('confirm')}
        </button>
      </div>
      <div className={css.mail}>
        <p className={css.small}>{c('notThere')}</p>
        <MailAgain {...{ model, state, c }} />
        <a className={controls.link} {...change}>
          {c('changeEmail')}
        </a>
      </div>
    </form>
  )
}

// A screen reader announces these minutes too.
const SAID_AT = [5, 1]

function keptText(minutes: number | null, c: ConfirmTexts): string | null {
  if (minutes === null) return null
  return minutes === 1 ? c('keptShortly') : c('kept', { count: minutes })
}

interface PartProps {
  model: ConfirmModel
  state: ConfirmState
  c: ConfirmTexts
}

function CodeField({ model, state, c }: PartProps) {
  const problem = state.problem && c(state.problem)
  return (
    <div className={css.code}>
      <Field name="code" label={c('code')} problem={problem}>
        <input
          {...CODE_INPUT}
          id={fieldId('code')}
          className={fieldCss.input}
          maxLength={CODE_TYPED_MAX}
          value={state.code}
          aria-invalid={problem ? true : undefined}
          aria-describedby={['confirm-sent', describedBy('code', null, problem)].filter(Boolean).join(' ')}
          onChange={(typed) => model.type(typed.currentTarget.value)}
        />
      </Field>
    </div>
  )
}

function MailAgain({ model, state, c }: PartProps) {
  const { hold, mail, secondsToMail } = state
  if (secondsToMail === null) return <p className={css.small}>{c('noMore')}</p>
  const waits = secondsToMail > 0
  return (
    <div className={css.row}>
      <button
        type="button"
        className={controls.quiet}
        aria-disabled={waits || mail === 'sending' || undefined}
        aria-describedby={waits ? 'confirm-again' : undefined}
        onClick={() => void model.sendAgain()}
      >
        {mail === 'sending' && <span className={controls.spinner} />}
        {c('sendAgain')}
      </button>
      <span className={css.small} role="status">
        {mail === 'sent' && c('sentAgain', { email: isolated(hold.email) })}
      </span>
      {waits && mail !== 'sent' && (
        <span className={css.small} id="confirm-again">
          {c('again', { count: secondsToMail })}
        </span>
      )}
    </div>
  )
}

/** Replaces the form, so that nobody types a code that would not be accepted. */
function Ended({ c, children }: { c: ConfirmTexts; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice tone="plain" icon={clockIcon} title={c('ended')} focusRef={notice}>
      <p>{c('endedHint')}</p>
      {children}
    </Notice>
  )
}
