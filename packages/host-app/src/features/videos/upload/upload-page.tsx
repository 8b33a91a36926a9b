import { SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { VideoSpaceNotice } from '../video-space-notice.tsx'
import { FilePanel } from './file-panel.tsx'
import { LinkForm } from './link-form.tsx'
import { SignInDialog } from '../../accounts/in-place/sign-in-dialog.tsx'
import classes from './upload.module.css'

type Way = 'file' | 'link'

/** Everybody sees it. Nothing is kept before somebody has signed in. */
export function UploadPage() {
  const t = useText()
  const { session } = useDeps()
  const [way, setWay] = useState<Way>('file')
  const [waiting, setWaiting] = useState<() => void>()

  /** Asks for a sign-in first, if there is none. */
  function signedIn(then: () => void): void {
    if (session.token() === undefined) signIn(then)
    else then()
  }

  function signIn(then: () => void): void {
    setWaiting(() => then)
  }

  return (
    <main className={classes.page}>
      <Page
        up={session.token() === undefined ? undefined : { to: '/dynamic-videos', text: t('room.videos') }}
        title={t('upload.title')}
        text={t('upload.text')}
      >
        <div className={classes.ways}>
          <SegmentedControl
            withItemsBorders={false}
            aria-label={t('upload.from')}
            value={way}
            onChange={setWay}
            data={[
              { value: 'file', label: t('upload.from_file') },
              { value: 'link', label: t('upload.from_link') },
            ]}
          />
          <Link to="/screencast">{t('upload.record_instead')}</Link>
        </div>
        {way === 'file' && session.token() !== undefined && <VideoSpaceNotice />}
        {way === 'file' ? (
          <FilePanel signedIn={signedIn} signInAgain={signIn} />
        ) : (
          <LinkForm signedIn={signedIn} />
        )}
        {waiting && (
          <SignInDialog
            text={t('upload.sign_in_text')}
            next="/screencast/upload"
            onClose={() => setWaiting(undefined)}
            onSignedIn={() => {
              setWaiting(undefined)
              waiting()
            }}
          />
        )}
      </Page>
    </main>
  )
}
