import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormat, useText } from '../../../language/language.tsx'
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx'
import { refusalText } from '../refusal-text.ts'
import type { Tape } from './tape.ts'
import classes from './tapes.module.css'
import { useResumeUpload, useRetry, useTapeProgress } from './use-tapes.ts'

// Rarely needed.
const SignInDialog = lazyPart(
  async () => (await import('../../accounts/in-place/sign-in-dialog.tsx')).SignInDialog,
)

/** How far a recording is on its way to the server. */
export function TapeUpload({ tape }: { tape: Tape }) {
  const t = useText()
  const format = useFormat()
  const retry = useRetry()
  const { bytes, sent, upload, refusal, video, stuck } = useTapeProgress(tape)
  const resume = useResumeUpload()
  const [isSigningIn, setSigningIn] = useState(false)
  const isSignedOut = upload === 'refused' && refusal?.status === 401

  const share = bytes > 0 ? sent / bytes : 0
  return (
    <article className={classes.tape} aria-label={t('tape.uploading')}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {video === undefined ? (
            t('tape.uploading')
          ) : (
            <Link to="/screencast/$videoId" params={{ videoId: video }}>
              {t('tape.uploading')}
            </Link>
          )}
        </h2>
        <p role="status" className={classes.hint}>
          {upload === 'refused'
            ? refusalText(refusal, t)
            : t(upload === 'waiting' ? 'tape.offline' : 'tape.sending')}
          {stuck === 'locked' && t('tape.elsewhere')}
        </p>
      </div>
      <progress value={share} max={1} aria-label={t('tape.progress')} />
      <span className={classes.hint}>{format.number(share, { style: 'percent' })}</span>
      {upload === 'refused' && (
        <Button variant="default" onClick={() => (isSignedOut ? setSigningIn(true) : retry(tape))}>
          {t(isSignedOut ? 'upload.sign_in' : 'tape.retry')}
        </Button>
      )}
      {isSigningIn && (
        <SignInDialog
          text={t('tape.sign_in_text')}
          next="/dynamic-videos"
          onClose={() => setSigningIn(false)}
          onSignedIn={() => {
            setSigningIn(false)
            void resume(tape)
          }}
        />
      )}
    </article>
  )
}
