import { Skeleton } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeps } from '../../data/deps.ts'
import { useAccountGone } from '../../data/use-account-gone.ts'
import { useText } from '../../language/language.tsx'
import { RoomTabs } from '../../shell/room-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { DeletionForm } from './deletion-form.tsx'
import classes from './deletion.module.css'
import { OwnedOrganizations } from './owned-organizations.tsx'
import { deletionQuery } from './queries.ts'

export function DeletionPage() {
  const t = useText()
  const { call } = useDeps()
  const query = useQuery(deletionQuery(call))
  const leave = useAccountGone()
  return (
    <Page
      title={t('room.delete')}
      text={t('deletion.text', { days: limits.DELETION_DAYS })}
      tabs={<RoomTabs of="/settings" />}
    >
      <Answer of={query} loading={<Skeleton height={320} maw={560} />}>
        {({ meetings, organizations }) => (
          <>
            <ul className={classes.said}>
              <li>{t('deletion.at_once')}</li>
              <li>{t('deletion.back', { days: limits.DELETION_DAYS })}</li>
              <li>{t('deletion.then')}</li>
              <li>
                <Link to="/settings/export">{t('deletion.export')}</Link>
              </li>
            </ul>
            {organizations.length > 0 ? (
              <OwnedOrganizations organizations={organizations} />
            ) : (
              <DeletionForm
                meetings={meetings}
                onAsk={async (body) => leave((await call('POST /users/delete', { body })).endsAt)}
              />
            )}
          </>
        )}
      </Answer>
    </Page>
  )
}
