import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useMe } from '../../../data/use-me.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { clockText } from '../clock-text.ts'
import type { KeptTape } from './kept-tapes.ts'
import { TapeUpload } from './tape-upload.tsx'
import { continueTape } from './tape.ts'
import { showTape } from './tapes-here.ts'
import { TapePlayer } from './tape-player.tsx'
import classes from './tapes.module.css'
import { uploadTarget } from './upload-target.ts'
import { ownerOf } from '../owner.ts'
import { useKeptTapes, useResumeRefused, useTapesHere } from './use-tapes.ts'

/** Recordings of pages that are gone, and those that are on their way to the server. */
export function KeptTapes() {
  const t = useText()
  const owner = ownerOf(useMe())
  const all = useTapesHere()
  // The page may have stayed while somebody else signed in.
  const here = useMemo(() => all.filter(({ host }) => host === owner), [all, owner])
  useResumeRefused(here)
  const { tapes, reread } = useKeptTapes()
  const kept = tapes.filter(({ id }) => !here.some((tape) => tape.id === id))
  if (here.length === 0 && kept.length === 0) return null
  return (
    <section className={classes.tapes} aria-label={t('tape.label')}>
      {here.map((tape) => (
        <TapeUpload key={tape.id} tape={tape} />
      ))}
      {kept.map((tape) => (
        <KeptTapeRow key={tape.id} tape={tape} host={owner} onGone={reread} />
      ))}
    </section>
  )
}

interface RowProps {
  tape: KeptTape
  host: string
  onGone: () => void
}

function KeptTapeRow({ tape, host, onGone }: RowProps) {
  const t = useText()
  const format = useFormat()
  const deps = useDeps()
  const [isWatched, setWatched] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const go = () => continueTape(tape.id, host, uploadTarget(deps))

  function discard() {
    const open = go()
    open.discard()
    setDiscarding(false)
    const stop = open.subscribe(() => {
      if (!open.isOver()) return
      stop()
      onGone()
    })
  }

  return (
    <article className={classes.tape} aria-label={t('tape.unfinished')}>
      <div className={classes.words}>
        <h2 className={classes.title}>{t('tape.unfinished')}</h2>
        <p className={classes.hint}>
          {t('tape.of', { time: format.dateTime(tape.startedAt), amount: clockText(tape.seconds) })}
        </p>
      </div>
      <div className={classes.buttons}>
        <Button onClick={() => showTape(go())}>{t('tape.continue')}</Button>
        <Button variant="default" aria-expanded={isWatched} onClick={() => setWatched(!isWatched)}>
          {t('tape.watch')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setDiscarding(true)}>
          {t('tape.discard')}
        </Button>
      </div>
      {isWatched && <TapePlayer id={tape.id} />}
      <ConfirmDialog
        isOpen={isDiscarding}
        title={t('tape.discard_title')}
        action={t('tape.discard')}
        onConfirm={discard}
        onClose={() => setDiscarding(false)}
      >
        {t('tape.discard_text')}
      </ConfirmDialog>
    </article>
  )
}
