import { Button } from '@mantine/core'
import { EMBED_DEFAULTS } from '@scheduling/contract/embed-defaults'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { organizationsQuery } from '../../data/acting/organizations.ts'
import { useDeps } from '../../data/deps.ts'
import { eventTypesQuery } from '../../data/event-types.ts'
import { schedulesQuery } from '../../data/schedules.ts'
import { useMe } from '../../data/use-me.ts'
import { useNow } from '../../data/use-now.ts'
import { HostFormat, useFormat, useText } from '../../language/language.tsx'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { IconExternal } from '../../ui/icons.ts'
import classes from '../accounts/account-page.module.css'
import { ConfirmAddress } from '../accounts/confirmation/confirm-address.tsx'
import { useConfirmation } from '../accounts/confirmation/use-confirmation.ts'
import { HoursText } from '../availability/weekly/hours-text.tsx'
import { CodeBlock } from '../../ui/code-block/code-block.tsx'
import { snippet } from '../embeds/code/snippets.ts'
import { OnboardPage } from './onboard-page.tsx'
import steps from './onboard-page.module.css'

/** The last step shows the link. Others can open it once the address is confirmed. */
export function ReadyPage() {
  const t = useText()
  const me = useMe()
  const now = useNow()
  const { call, origin } = useDeps()
  const eventTypes = useQuery(eventTypesQuery(call))
  const event = eventTypes.data?.[0]
  // Who signed up from an invitation has joined.
  const organization = useQuery(organizationsQuery(call)).data?.[0]
  const isOpen = me.userStatus === 'active'
  const link = useRef<HTMLElement>(null)
  const confirmation = useConfirmation(me, () => undefined)
  // The field with the focus is gone.
  useEffect(() => {
    if (isOpen) link.current?.focus()
  }, [isOpen])
  const path = event ? `/${me.link}/${event.slug}` : `/${me.link}`
  const url = origin + path
  return (
    <OnboardPage
      title={isOpen ? t('ready.title') : t('confirm.title')}
      text={isOpen ? t('ready.text') : t('confirm.text', { email: me.userEmail })}
    >
      <div className={classes.form}>
        {!isOpen && <ConfirmAddress of={confirmation} />}
        <section className={classes.ready} aria-labelledby="link" data-waiting={!isOpen || undefined}>
          <h2 id="link" className={classes.part} hidden={isOpen}>
            {t('confirm.link')}
          </h2>
          {!isOpen && <p className={classes.hint}>{t('confirm.link_text')}</p>}
          <bdi ref={link} tabIndex={-1} className={classes.link}>
            {/* Nobody copies the address of the whole page while the event's is still unknown. */}
            {eventTypes.isPending ? '…' : url.replace(/^https?:\/\//, '')}
          </bdi>
          <div className={classes.actions}>
            <CopyButton
              text={url}
              label={t('share.copy')}
              said={t('share.copied')}
              disabled={eventTypes.isPending}
              variant={isOpen ? 'filled' : 'default'}
              size="md"
            />
            {isOpen && (
              <Button
                component="a"
                href={path}
                target="_blank"
                rel="noopener"
                variant="default"
                size="md"
                leftSection={<IconExternal size={16} />}
              >
                {t('ready.open')}
              </Button>
            )}
          </div>
          <HostFormat timeZone={me.timeZone} region={me.region} timeFormat={me.timeFormat} now={now}>
            <WhatIsBooked name={event?.name} minutes={event?.duration} />
          </HostFormat>
          <details className={steps.embed}>
            <summary>{t('ready.embed')}</summary>
            <CodeBlock code={snippet('inline', { origin, url, settings: EMBED_DEFAULTS })} />
          </details>
        </section>
        {organization && (
          <p role="status">
            {t('joined.title', { organization: organization.name })}{' '}
            <Link to="/organization" search={{ of: organization.id }}>
              {t('joined.people')}
            </Link>
          </p>
        )}
        <Link to="/">{isOpen ? t('ready.continue') : t('confirm.meanwhile')}</Link>
      </div>
    </OnboardPage>
  )
}

/** The first event type and its hours, as they are until somebody changes them. */
function WhatIsBooked({ name, minutes }: { name: string | undefined; minutes: number | undefined }) {
  const t = useText()
  const me = useMe()
  const format = useFormat()
  const { call } = useDeps()
  const schedule = useQuery(schedulesQuery(call)).data?.find(({ is_default }) => is_default)
  return (
    <div className={steps.fact}>
      {name !== undefined && minutes !== undefined && (
        <p className={steps.title}>
          <bdi>{name}</bdi> · {format.duration(minutes)}
        </p>
      )}
      {schedule && <HoursText hours={schedule} weekStart={me.weekStart} />}
      <p className={steps.hint}>{t('ready.changed')}</p>
    </div>
  )
}
