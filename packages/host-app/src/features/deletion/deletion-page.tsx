import { Skeleton } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { DeletionForm } from './deletion-form.tsx'
import classes from './deletion.module.css'
import { deletionQuery } from './queries.ts'
import { useDeletion } from './use-deletion.ts'

export function DeletionPage() {
  const t = useText()
  const { call } = useDeps()
  const found = useQuery(deletionQuery(call))
  const { endsAt, ask } = useDeletion()
  return (
    <Page
      title={t('room.delete')}
      text={t('deletion.text', { days: limits.DELETION_DAYS })}
      tabs={<RoomTabs of="/settings" />}
    >
      {endsAt === undefined ? (
        <Answer of={found} loading={<Skeleton height={320} maw={560} />}>
          {({ meetings }) => (
            <>
              <ul className={classes.said}>
                <li>{t('deletion.at_once')}</li>
                <li>{t('deletion.back', { days: limits.DELETION_DAYS })}</li>
                <li>{t('deletion.then')}</li>
                <li>
                  <Link to="/settings/export">{t('deletion.export')}</Link>
                </li>
              </ul>
              <DeletionForm meetings={meetings} onAsk={ask} />
            </>
          )}
        </Answer>
      ) : (
        <Gone endsAt={endsAt} />
      )}
    </Page>
  )
}

function Gone({ endsAt }: { endsAt: string }) {
  const t = useText()
  const format = useFormat()
  return (
    <div role="alert" className={classes.gone}>
      <h2 className={classes.title}>{t('deletion.done')}</h2>
      <p>{t('deletion.done_text', { date: format.dateTime(Date.parse(endsAt)) })}</p>
    </div>
  )
}
