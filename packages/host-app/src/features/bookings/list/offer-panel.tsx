import { Button, Textarea } from '@mantine/core'
import type { BookingApproval } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { limits, MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { busyTexts } from '@scheduling/messages/busy'
import { pickingTexts } from '@scheduling/messages/picking'
import { useState } from 'react'
import { longerThan, problemText } from '../../../data/problem-text.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { Learns } from '../../../language/learns.tsx'
import { PickWeek } from '../../picking/pick-week.tsx'
import panel from '../change/panel.module.css'
import { useApproval } from '../change/use-approval.ts'

interface Props {
  request: BookingApproval
  onDone: () => void
}

const TEXTS = [pickingTexts, busyTexts]

/** Picks times that are offered in place of the requested one. The invitee gets an email. */
export function OfferPanel(props: Props) {
  return (
    <Learns catalogs={TEXTS}>
      <OfferForm {...props} />
    </Learns>
  )
}

function OfferForm({ request, onDone }: Props) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { offer } = useApproval(request)
  const [picked, setPicked] = useState<Instant[]>([])
  const [message, setMessage] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { name } = request.invitee
  const { message: tooLong } = longerThan(limits.REASON_MAX, { message }, t)

  function send() {
    const wrong = problemOf(picked, now, t)
    setProblem(wrong)
    setFailure(undefined)
    if (wrong || tooLong) return
    setSending(true)
    offer({ starts: picked.map((start) => new Date(start).toISOString()), message })
      .then(onDone)
      .catch((error: unknown) => {
        const busy = busyStart(error, picked)
        if (busy === undefined) setFailure(problemText(error, t))
        else setProblem(t('approvals.not_free', { time: format.dayTime(busy) }))
      })
      .finally(() => setSending(false))
  }

  return (
    <form
      className={panel.panel}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3>{t('approvals.offer')}</h3>
      <p className={panel.text}>{t('approvals.offer_text', { name })}</p>
      <PickWeek
        picked={picked}
        duration={(Date.parse(request.end) - Date.parse(request.start)) / MINUTE}
        timeZone={format.timeZone}
        error={problem}
        onChange={setPicked}
      />
      <Textarea
        label={t('approvals.message')}
        description={t('approvals.reason_text', { name })}
        error={tooLong}
        autosize
        minRows={2}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      {failure && (
        <p className={panel.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={panel.actions}>
        <Button variant="default" onClick={onDone}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit" loading={isSending}>
          {t('approvals.offer_action')}
        </Button>
      </div>
    </form>
  )
}

function problemOf(picked: readonly Instant[], now: Instant, t: HostTranslate): string | undefined {
  if (picked.length === 0) return t('pick.at_least_one')
  if (picked.length > limits.OFFERED_TIMES_MAX) return t('pick.too_many', { count: limits.OFFERED_TIMES_MAX })
  return picked.some((start) => start <= now) ? t('pick.past') : undefined
}

/** The picked time at which the host is busy, if the server refused one. */
function busyStart(error: unknown, picked: readonly Instant[]): Instant | undefined {
  const path = error instanceof ApiError && error.code === 'slot_taken' && error.problem.errors?.[0]?.path
  const index = path && /^starts\[(\d+)\]$/.exec(path)?.[1]
  return index ? picked[Number(index)] : undefined
}
