import { Skeleton } from '@mantine/core'
import type { Organization } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { organizationsQuery } from '../../data/acting/organizations.ts'
import { useActFor } from '../../data/acting/use-act-for.ts'
import { useDeps } from '../../data/deps.ts'
import { useText } from '../../language/language.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PersonMark } from '../../ui/person-mark/person-mark.tsx'
import rows from '../../ui/rows.module.css'
import { Answer } from '../../ui/states/answer.tsx'
import { WorkButton } from '../../ui/work/work-button.tsx'
import { OrganizationForm } from './organization-form.tsx'
import classes from './organizations.module.css'

type Summary = Pick<Organization, 'id' | 'name' | 'link' | 'avatar' | 'role'>

/** The organizations that somebody belongs to, and a form to create one for who owns none. A stranger came for another one. */
export function OwnOrganizations({ isStranger = false }: { isStranger?: boolean }) {
  const t = useText()
  const { call } = useDeps()
  const query = useQuery(organizationsQuery(call))
  const isNew = query.data?.length === 0
  return (
    <Page
      title={t(isNew ? 'organization.new' : 'organization.mine')}
      text={t(isNew ? 'organization.new_text' : 'organization.mine_text')}
    >
      <Answer of={query} loading={<Skeleton height={320} maw={720} />}>
        {(organizations) => (
          <div className={classes.parts}>
            {isStranger && <p role="alert">{t('organization.not_yours')}</p>}
            {organizations.length > 0 && <OrganizationList organizations={organizations} />}
            {organizations.every(({ role }) => role !== 'owner') && (
              <section className={classes.part} aria-labelledby={isNew ? undefined : 'new'}>
                {!isNew && (
                  <h2 id="new" className={classes.title}>
                    {t('organization.new')}
                  </h2>
                )}
                <OrganizationForm />
              </section>
            )}
          </div>
        )}
      </Answer>
    </Page>
  )
}

function OrganizationList({ organizations }: { organizations: readonly Summary[] }) {
  const t = useText()
  const actFor = useActFor()
  return (
    <ul className={`${rows.list} ${classes.part}`}>
      {organizations.map(({ id, name, link, avatar, role }) => (
        <li key={id}>
          <article className={rows.row} aria-label={name}>
            <PersonMark name={name} picture={avatar} />
            <div className={rows.link}>
              <span className={rows.name}>
                <bdi>{name}</bdi>
              </span>
              <span className={rows.facts}>
                <bdi>/{link}</bdi>
                <span>{t(`organization.role_${role}`)}</span>
              </span>
            </div>
            <WorkButton
              variant="default"
              aria-label={t('organization.open_of', { name })}
              work={async () => actFor(id, '/organization')}
            >
              {t('organization.open')}
            </WorkButton>
          </article>
        </li>
      ))}
    </ul>
  )
}
