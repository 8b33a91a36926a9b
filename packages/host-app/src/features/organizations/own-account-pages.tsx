import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { useActFor } from '../../data/acting/use-act-for.ts'
import { useMe } from '../../data/use-me.ts'
import { useText } from '../../language/language.tsx'
import { safePath } from '../../shell/navigation.ts'
import { Page } from '../../ui/page/page.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import classes from './organizations.module.css'

// What people do in their own account, said while they act for an organization.

/** Confirms that somebody has joined, and what they set up next. */
export function JoinedPage() {
  const t = useText()
  const { organization } = useMe()
  const actFor = useActFor()
  return (
    <Page
      title={organization ? t('joined.title', { organization: organization.name }) : t('joined.done')}
      text={t('joined.text')}
    >
      <div className={classes.part}>
        <div className={classes.answers}>
          <WorkButton work={async () => actFor(undefined, '/availability')}>{t('joined.hours')}</WorkButton>
          <WorkButton variant="default" work={async () => actFor(undefined, '/calendar-connections')}>
            {t('joined.calendar')}
          </WorkButton>
        </div>
        <p>{t('joined.own')}</p>
        <Link to="/organization">{t('joined.people')}</Link>
      </div>
    </Page>
  )
}

const own = getRouteApi('/shell/organization/own')

/** Says why a room is not there, and leads to it. */
export function OwnAccountPage() {
  const t = useText()
  const { organization } = useMe()
  const { next } = own.useSearch()
  const actFor = useActFor()
  // Another tab may have switched already.
  if (!organization) return <Navigate to={safePath(next)} replace />
  return (
    <Page title={t('own_account.title')} text={t('own_account.text', { organization: organization.name })}>
      <div className={classes.answers}>
        <WorkButton work={async () => actFor(undefined, safePath(next))}>
          {t('own_account.switch')}
        </WorkButton>
        <Link to="/">{t('own_account.stay')}</Link>
      </div>
    </Page>
  )
}
