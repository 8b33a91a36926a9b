import { Button, Switch } from '@mantine/core'
import type { EventType, OneOff } from '@scheduling/contract'
import type { Instant } from '@scheduling/domain'
import { useState } from 'react'
import { problemText } from '../../../data/problem-text.ts'
import { useMe } from '../../../data/use-me.ts'
import { usePageOrigin } from '../../../data/use-page-origin.ts'
import { useText } from '../../../language/language.tsx'
import { FormNotices } from '../../../ui/form/form-notices.tsx'
import { WorkButton } from '../../../ui/work/work-button.tsx'
import { useOneOffActions } from '../use-one-off-actions.ts'
import { CopiedTimes } from './copied-times.tsx'
import { FreeTimes } from './free-times.tsx'

/** Times that are picked from what is free, and what to paste. Held times are those of a one-off meeting. */
export function TimesBlock({ eventType }: { eventType: EventType }) {
  const t = useText()
  const me = useMe()
  const origin = usePageOrigin()
  const { add } = useOneOffActions()
  const [picked, setPicked] = useState<readonly Instant[]>([])
  const [isHolding, setHolding] = useState(false)
  const [held, setHeld] = useState<OneOff>()
  const [failure, setFailure] = useState<string>()

  async function hold(): Promise<void> {
    const { name, description, duration, locations } = eventType
    const slots = picked.map((start) => new Date(start).toISOString())
    try {
      setHeld(await add({ name, description, duration, locations, slots, expiresAt: null, holdsTimes: true }))
      setFailure(undefined)
    } catch (error) {
      setFailure(problemText(error, t))
    }
  }
  const again = () => {
    setHeld(undefined)
    setPicked([])
  }
  const times = { starts: picked, duration: eventType.duration }

  if (held)
    return (
      <>
        <p>{t('times_block.held')}</p>
        <CopiedTimes
          {...times}
          of={{ kind: 'one_off', id: held.id }}
          url={`${origin}/${me.link}/${held.slug}`}
        />
        <Button variant="subtle" onClick={again}>
          {t('times_block.another')}
        </Button>
      </>
    )
  return (
    <>
      <FreeTimes eventType={eventType} picked={picked} onChange={setPicked} />
      <FormNotices isRestored={false} failure={failure} />
      {picked.length > 0 && (
        <Switch
          label={t('one_off.holds')}
          description={t('one_off.holds_text')}
          checked={isHolding}
          onChange={(event) => setHolding(event.currentTarget.checked)}
        />
      )}
      {picked.length === 0 && <p>{t('times_block.pick')}</p>}
      {picked.length > 0 && isHolding && <WorkButton work={hold}>{t('times_block.hold')}</WorkButton>}
      {picked.length > 0 && !isHolding && (
        <CopiedTimes
          {...times}
          of={{ kind: 'event_type', id: eventType.id }}
          url={`${origin}/${me.link}/${eventType.slug}`}
        />
      )}
    </>
  )
}
