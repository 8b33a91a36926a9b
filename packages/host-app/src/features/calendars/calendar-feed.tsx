import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../data/deps.ts'
import { useAttempt } from '../../data/use-attempt.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { SecretPanel } from '../../ui/secret-panel/secret-panel.tsx'
import { useLast } from '../../ui/use-last.ts'
import classes from './calendars-page.module.css'
import { CALENDAR_FEED, feedQuery } from './queries.ts'

/** A secret address at which calendar apps read the host's meetings. It is shown once. */
export function CalendarFeed() {
  const t = useText()
  const format = useFormat()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const attempt = useAttempt(CALENDAR_FEED)
  const { data: feed } = useQuery(feedQuery(call))
  const [url, setUrl] = useState<string>()
  const [asked, setAsked] = useState<'replace' | 'remove'>()
  const [isMaking, setMaking] = useState(false)
  const shown = useLast(asked) ?? 'replace'
  if (!feed) return null

  async function make(): Promise<void> {
    setMaking(true)
    await attempt(async () => {
      const made = await call('POST /calendar-feed')
      queryClient.setQueryData(CALENDAR_FEED, made.feed)
      setUrl(made.url)
    })
    setMaking(false)
  }

  async function end(): Promise<void> {
    setUrl(undefined)
    await attempt(async () => call('DELETE /calendar-feed'))
  }

  return (
    <section className={classes.feed} aria-labelledby="calendar-feed">
      <h2 id="calendar-feed">{t('feed.title')}</h2>
      <p>{t('feed.text')}</p>
      {url !== undefined && (
        <SecretPanel
          title={t('feed.fresh')}
          secret={url}
          copy={t('share.copy')}
          copied={t('share.copied')}
          done={t('dialog.close')}
          onKept={() => setUrl(undefined)}
        >
          {t('feed.once')}
        </SecretPanel>
      )}
      {feed.createdAt === null ? (
        <div>
          <Button variant="default" loading={isMaking} onClick={() => void make()}>
            {t('feed.add')}
          </Button>
        </div>
      ) : (
        <div className={classes.feedActions}>
          <span>{t('feed.since', { date: format.dayOf(Date.parse(feed.createdAt)) })}</span>
          <Button variant="default" onClick={() => setAsked('replace')}>
            {t('feed.replace')}
          </Button>
          <Button variant="default" color="red" onClick={() => setAsked('remove')}>
            {t('feed.remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t(`feed.${shown}`)}
        action={t(`feed.${shown}`)}
        onConfirm={async () => {
          await (shown === 'replace' ? make() : end())
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      >
        {t('feed.end_text')}
      </ConfirmDialog>
    </section>
  )
}
