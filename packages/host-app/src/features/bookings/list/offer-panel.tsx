import { Button, Textarea } from '@mantine/core'
import type { BookingApproval } from '@scheduling/contract'
import { ApiError } from '@scheduling/contract/client'
import { limits, MINUTE } from '@scheduling/domain'
import type { Instant } from '@scheduling/domain'
import type { HostTranslate } from '@scheduling/messages/host'
import { busyTexts } from '@scheduling/messages/busy'
import { pickingTexts } from '@scheduling/messages/picking'
import { longerThan } from '../../../data/problem-text.ts'
import { useSentForm } from '../../../data/use-sent-form.ts'
import { useNow } from '../../../data/use-now.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { Learns } from '../../../language/learns.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import type { Problems } from '../../../ui/form/form-state.ts'
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
  const { name } = request.invitee
  const { form, failure, element } = useSentForm({
    saved: { starts: [] as Instant[], message: '' },
    draft: `approval.offer.${request.id}`,
    check: ({ starts, message }) => ({
      ...checkStarts(starts, now, t),
      ...longerThan(limits.REASON_MAX, { message }, t),
    }),
    send: async ({ starts, message }) =>
      offer({ starts: starts.map((start) => new Date(start).toISOString()), message }),
    refusals: (error, { starts }) => {
      const busy = busyStart(error, starts)
      return busy === undefined
        ? undefined
        : { starts: t('approvals.not_free', { time: format.dayTime(busy) }) }
    },
    onSent: onDone,
  })
  const starts = form.value('starts')

  return (
    <form {...element} className={panel.panel}>
      <h3>{t('approvals.offer')}</h3>
      <p className={panel.text}>{t('approvals.offer_text', { name })}</p>
      <FormNotices isRestored={form.isRestored} failure={failure} />
      <PickWeek
        picked={starts.value}
        duration={(Date.parse(request.end) - Date.parse(request.start)) / MINUTE}
        timeZone={format.timeZone}
        error={starts.error}
        onChange={starts.onChange}
      />
      <Textarea
        {...form.text('message')}
        label={t('approvals.message')}
        description={t('approvals.reason_text', { name })}
        autosize
        minRows={2}
      />
      <div className={panel.actions}>
        <Button variant="default" onClick={onDone}>
          {t('dialog.cancel')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {t('approvals.offer_action')}
        </Button>
      </div>
    </form>
  )
}

function checkStarts(picked: readonly Instant[], now: Instant, t: HostTranslate): Problems {
  if (picked.length === 0) return { starts: t('pick.at_least_one') }
  if (picked.length > limits.OFFERED_TIMES_MAX)
    return { starts: t('pick.too_many', { count: limits.OFFERED_TIMES_MAX }) }
  return picked.some((start) => start <= now) ? { starts: t('pick.past') } : {}
}

/** The picked time at which the host is busy, if the server refused one. */
function busyStart(error: unknown, picked: readonly Instant[]): Instant | undefined {
  const path = error instanceof ApiError && error.code === 'slot_taken' && error.problem.errors?.[0]?.path
  const index = path && /^starts\[(\d+)\]$/.exec(path)?.[1]
  return index ? picked[Number(index)] : undefined
}
