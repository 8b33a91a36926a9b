import { Button, FileButton, Select } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { LANGUAGES } from '@scheduling/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDeps } from '../../../data/deps.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import editor from '../../../ui/page/editor.module.css'
import { videoLimitsQuery } from '../queries.ts'
import { CaptionsCheckDialog } from './captions-check-dialog.tsx'
import { TranscriptNotice } from './transcript-notice.tsx'
import { useVideoFiles } from './use-video-files.ts'
import classes from './video.module.css'

// The languages that most captions are in.
const TAGS = 'en de he es fr it nl pl pt sv da nb fi cs hu ro tr uk ru ar zh ja ko hi'.split(' ')
const NAMES = TAGS.map((tag) => ({ value: tag, label: nameOf(tag) }))

/** The language's name in itself. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
}

/** Captions as WebVTT files, one for each language, or written by the server's speech recognizer. */
export function CaptionsSection({ video }: { video: Video }) {
  const { language, t } = useLanguage()
  const { call } = useDeps()
  const limits = useQuery(videoLimitsQuery(call))
  const { isSending, addCaptions, writeCaptions } = useVideoFiles(video)
  const [chosen, setChosen] = useState<string>(LANGUAGES[language].tag)
  const isTaken = video.captions.some((each) => each.language === chosen && !each.byMachine)
  const canWrite = limits.data?.transcribes === true && video.state === 'ready' && !isTaken
  const written = t('videos.captions_by_machine', { name: nameOf(chosen) })
  return (
    <section className={classes.section} aria-labelledby="captions">
      <h2 id="captions" className={editor.title}>
        {t('videos.captions')}
      </h2>
      {video.captions.length === 0 && <p className={editor.hint}>{t('videos.captions_none')}</p>}
      <ul className={classes.list}>
        {video.captions.map((each) => (
          <OneLanguage key={each.language} video={video} captions={each} />
        ))}
      </ul>
      <TranscriptNotice video={video} nameOf={nameOf} />
      <div className={editor.buttons}>
        <Select
          aria-label={t('videos.captions_language')}
          data={NAMES}
          value={chosen}
          allowDeselect={false}
          onChange={(value) => value !== null && setChosen(value)}
        />
        <FileButton
          accept=".vtt,text/vtt"
          onChange={(file) => file && addCaptions(chosen, nameOf(chosen), file)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={isSending}>
              {t('videos.captions_add')}
            </Button>
          )}
        </FileButton>
        {canWrite && video.transcript?.state !== 'working' && (
          <Button variant="default" loading={isSending} onClick={() => writeCaptions(chosen, written)}>
            {t('videos.captions_write')}
          </Button>
        )}
      </div>
    </section>
  )
}

function OneLanguage({ video, captions }: { video: Video; captions: Video['captions'][number] }) {
  const t = useText()
  const { removeCaptions } = useVideoFiles(video)
  const [isChecking, setIsChecking] = useState(false)
  const { language, label, byMachine } = captions
  return (
    <li className={editor.buttons}>
      <bdi>{label}</bdi>
      {byMachine && (
        <>
          <span className={editor.hint}>{t('videos.captions_unchecked')}</span>
          <Button variant="default" size="compact-md" onClick={() => setIsChecking(true)}>
            {t('videos.captions_check')}
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        aria-label={t('videos.captions_delete_of', { name: label })}
        onClick={() => removeCaptions(language)}
      >
        {t('videos.delete')}
      </Button>
      {isChecking && (
        <CaptionsCheckDialog
          video={video}
          captions={captions}
          label={nameOf(language)}
          onClose={() => setIsChecking(false)}
        />
      )}
    </li>
  )
}
