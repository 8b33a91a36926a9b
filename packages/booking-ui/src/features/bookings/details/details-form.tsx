import type { PublicEvent, PublicOwner } from '@scheduling/contract'
import { MINUTE, questionsAt } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useWords } from '../../../page/words.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { afterPress, watchPresses } from '../../../ui/after-press.ts'
import controls from '../../../ui/controls.module.css'
import { describedBy, Field, fieldCss, fieldId } from '../../../ui/field.tsx'
import { useStore } from '../../../ui/store.ts'
import type { BookModel } from './book-model.ts'
import css from './details-form.module.css'
import { DidYouMean, isHalfTyped } from './did-you-mean.tsx'
import { GuestsField } from './guests-field.tsx'
import type { HiddenFieldsProps } from './hidden-fields.tsx'
import { LocationField } from './location-field.tsx'
import { problemText } from './problem-text.ts'
import { QuestionField } from './question-field.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'
import { isLostSlot } from '../send.ts'
import { When } from '../when.tsx'

// The server puts the hidden fields here. The script sends what it knows, so it does not carry their code.
const HiddenFieldsContext = createContext<ComponentType<HiddenFieldsProps> | null>(null)
export const HiddenFieldsProvider = HiddenFieldsContext.Provider

interface DetailsFormProps extends Omit<HiddenFieldsProps, 'isLost'> {
  model: BookModel
  owner: PublicOwner
  event: PublicEvent
  now: Instant
  /** What the email address is needed for, when it has to be confirmed. */
  emailHint: string | null
  /** Where the form goes without a script when the owner's page follows: the top window, outside any frame. */
  topAction: string | null
  /** The page with all free times. */
  backHref: string
  onBack: () => void
}

/** Asks who is booking, and the host's questions. A real form, which also works without a script. */
export function DetailsForm(props: DetailsFormProps) {
  const { model, start, owner, event, timeZone, now, emailHint } = props
  const { values, problems, sending, refusal, attempts } = useStore(model)
  const { t } = useWords()
  const Hidden = useContext(HiddenFieldsContext)
  const form = useRef<HTMLFormElement>(null)
  const [hasLeft, setHasLeft] = useState(false)

  // The form shows problems itself, in the page's language.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(watchPresses, [])
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])

  const problem = (field: string) => problemText(problems, field, t)
  const isLost = isLostSlot(refusal)

  // An invitee who never left the address field has not been asked yet whether the address is whole.
  async function send() {
    setHasLeft(true)
    if (hasLeft || !(await isHalfTyped(values.email))) await model.book()
  }

  return (
    <form
      className={css.form}
      method="post"
      action={props.topAction ?? undefined}
      target={props.topAction ? '_top' : undefined}
      ref={form}
      onSubmit={(submit) => {
        submit.preventDefault()
        void send()
      }}
    >
      <BackLink href={props.backHref} text={t('changeTime')} onBack={props.onBack} />
      {!isLost && (
        <When id="when" {...{ start, timeZone, owner, now }} end={start + event.duration * MINUTE} />
      )}
      {refusal && (
        <RefusalNotice
          refusal={refusal}
          timeZone={timeZone}
          attempts={attempts}
          sending={sending !== null}
          onAgain={() => void model.book()}
          onTake={(other) => void model.book(other)}
          allTimes={props.backHref}
          onAllTimes={props.onBack}
        />
      )}
      {/* The heading gets the focus when a time is picked: a screen reader then reads the time. */}
      <h2 className={css.title} aria-describedby="when">
        {t('yourDetails')}
      </h2>
      <PersonFields {...{ model, emailHint, problem, hasLeft }} onLeave={() => setHasLeft(true)} />
      {event.allowGuests && (
        <GuestsField
          guests={values.guests}
          problem={problem('guests')}
          onChange={(guests) => model.change({ guests })}
          onLeave={() => afterPress(() => model.leave('guests'))}
        />
      )}
      {event.locations.length > 1 && (
        <LocationField
          locations={event.locations}
          chosen={values.location}
          onChoose={(location) => model.change({ location })}
        />
      )}
      {questionsAt(event, values.location, t('yourPhone')).map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={Object.hasOwn(values.answers, question.id) ? values.answers[question.id] : undefined}
          problem={problem(`answer_${question.id}`)}
          onAnswer={(answer) => model.answer(question.id, answer)}
          onLeave={() => afterPress(() => model.leave(`answer_${question.id}`))}
        />
      ))}
      {Hidden && <Hidden {...props} isLost={isLost} />}
      <div className={css.end}>
        <p className={css.wrong} role="status">
          {problems.length > 0 && t('fieldsWrong', { count: problems.length })}
        </p>
        {!isLost && (
          <button type="submit" className={controls.button} aria-disabled={sending !== null || undefined}>
            {sending !== null && <span className={controls.spinner} />}
            {sending !== null ? t('booking') : emailHint ? t('goOn') : t('confirm')}
          </button>
        )}
      </div>
    </form>
  )
}

interface PersonFieldsProps extends Pick<DetailsFormProps, 'model' | 'emailHint'> {
  problem: (field: string) => string | null
  /** Whether the invitee has left the address field. */
  hasLeft: boolean
  onLeave: () => void
}

function PersonFields({ model, emailHint, problem, hasLeft, onLeave }: PersonFieldsProps) {
  const { values } = useStore(model)
  const { t } = useWords()
  const text = (field: 'name' | 'email') => ({
    id: fieldId(field),
    name: field,
    className: fieldCss.input,
    value: values[field],
    required: true,
    autoComplete: field,
    'aria-invalid': problem(field) ? true : undefined,
    'aria-describedby': describedBy(field, field === 'email' ? emailHint : null, problem(field)),
    onChange: (typed: { currentTarget: HTMLInputElement }) =>
      model.change({ [field]: typed.currentTarget.value }),
    onBlur: () =>
      afterPress(() => {
        model.leave(field)
        if (field === 'email') onLeave()
      }),
  })
  return (
    <div className={css.pair}>
      <Field name="name" label={t('name')} problem={problem('name')}>
        <input {...text('name')} dir="auto" />
      </Field>
      <Field name="email" label={t('email')} problem={problem('email')}>
        <input {...text('email')} type="email" dir="ltr" />
        <DidYouMean
          email={values.email}
          left={hasLeft}
          onTake={(email) => {
            model.change({ email })
            document.getElementById(fieldId('email'))?.focus()
          }}
        />
        {/* Below the inputs, so that the two fields stay side by side. */}
        {emailHint && (
          <p className={fieldCss.hint} id={`${fieldId('email')}-hint`}>
            {emailHint}
          </p>
        )}
      </Field>
    </div>
  )
}
