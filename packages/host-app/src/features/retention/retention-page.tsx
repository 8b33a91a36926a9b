import { Select, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { BusyButton } from '../../ui/work/busy-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { retentionQuery } from './queries.ts'
import classes from './retention.module.css'
import { useRetention } from './use-retention.ts'

export function RetentionPage() {
  const t = useText()
  const { call } = useDeps()
  const query = useQuery(retentionQuery(call))
  return (
    <Page title={t('room.retention')} text={t('retention.text')} tabs={<RoomTabs of="/settings" />}>
      <Answer of={query} loading={<Skeleton height={140} maw={560} />}>
        {({ months }) => <Retention months={months} />}
      </Answer>
    </Page>
  )
}

const NEVER = 'never'
const MONTHS = [1, 3, 6, 12, 24, 36, 60, 120]

function Retention({ months: saved }: { months: number | null }) {
  const t = useText()
  const { isSaving, keepFor } = useRetention()
  const [chosen, setChosen] = useState<number | null>()
  const months = chosen === undefined ? saved : chosen
  const save = () => keepFor(months, () => setChosen(undefined))
  const [isAsking, setAsking] = useState(false)
  const offered =
    saved === null || MONTHS.includes(saved) ? MONTHS : [...MONTHS, saved].toSorted((a, b) => a - b)
  const isShorter = months !== null && (saved === null || months < saved)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        // Ask only if data would be lost for good.
        if (isShorter) setAsking(true)
        else save()
      }}
    >
      <Select
        label={t('retention.label')}
        description={t('retention.label_text')}
        allowDeselect={false}
        data={[
          { value: NEVER, label: t('retention.never') },
          ...offered.map((count) => ({ value: String(count), label: t('retention.after', { count }) })),
        ]}
        value={months === null ? NEVER : String(months)}
        onChange={(value) => setChosen(value === NEVER || value === null ? null : Number(value))}
      />
      <p className={classes.hint}>{t('retention.what')}</p>
      <div>
        <BusyButton type="submit" isBusy={isSaving} disabled={months === saved}>
          {t('retention.save')}
        </BusyButton>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('retention.ask')}
        action={t('retention.save')}
        onConfirm={() => {
          setAsking(false)
          save()
        }}
        onClose={() => setAsking(false)}
      >
        {t('retention.ask_text', { count: months ?? 0 })}
      </ConfirmDialog>
    </form>
  )
}
