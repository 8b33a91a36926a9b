import { Skeleton } from '@mantine/core'
import type { Export } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { ExportPicture } from './export-picture.tsx'
import classes from './exports.module.css'
import { fileSize } from '../../ui/file-size.ts'
import { exportQuery, isUnderWay } from './queries.ts'
import { useExportActions } from './use-export-actions.ts'

export function ExportPage() {
  const t = useText()
  const { call } = useDeps()
  const newest = useQuery(exportQuery(call))
  return (
    <Page title={t('room.export')} text={t('export.text')} tabs={<RoomTabs of="/settings" />}>
      <Answer of={newest} loading={<Skeleton height={120} />}>
        {(found) => (found ? <NewestExport newest={found} /> : <NoExport />)}
      </Answer>
    </Page>
  )
}

function NoExport() {
  const t = useText()
  const { ask } = useExportActions()
  return (
    <EmptyState
      picture={<ExportPicture />}
      title={t('export.none')}
      text={t('export.none_text')}
      actions={<WorkButton work={ask}>{t('export.ask')}</WorkButton>}
    />
  )
}

function NewestExport({ newest }: { newest: Export }) {
  const t = useText()
  const format = useFormat()
  const { ask, fetch } = useExportActions()
  const until = format.dateTime(Date.parse(newest.until))
  return (
    <section className={classes.export} aria-labelledby="export">
      <h2 id="export" className={classes.title}>
        {t('export.of', { time: format.dateTime(Date.parse(newest.askedAt)) })}
      </h2>
      <p role="status">{t(`export.${newest.state}`, { until })}</p>
      {isUnderWay(newest) && <Progress newest={newest} />}
      {newest.state === 'ready' && (
        <WorkButton work={() => fetch(newest.id)}>
          {t('export.fetch', { size: fileSize(newest.bytes ?? 0, format) })}
        </WorkButton>
      )}
      {!isUnderWay(newest) && (
        <WorkButton variant="default" work={ask}>
          {t('export.ask_again')}
        </WorkButton>
      )}
    </section>
  )
}

function Progress({ newest: { done, parts } }: { newest: Export }) {
  const t = useText()
  return (
    <div className={classes.progress}>
      <progress value={done} max={parts} aria-label={t('export.progress')} />
      <span>{t('export.parts', { done, parts })}</span>
    </div>
  )
}
