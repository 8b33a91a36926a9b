import { Button } from '@mantine/core'
import type { Video } from '@scheduling/contract'
import { videoPlayerUrl } from '@scheduling/domain'
import { useState } from 'react'
import type { Ref } from 'react'
import { useText } from '../../../language/language.tsx'
import { PLAYER_ID } from './player-second.ts'
import classes from './video.module.css'

interface Props {
  video: Video
  /** Gets the place of what is shown over the picture. */
  stageRef: Ref<HTMLDivElement>
}

/** The video as its viewers see it. Nothing is loaded before it is played. */
export function VideoPlayer({ video, stageRef }: Props) {
  const t = useText()
  const { url, files, title } = video
  if (url !== null) return <PlayerElsewhere address={url} title={title} />
  if (files.play === null) return <div className={classes.nothing}>{t('videos.not_yet')}</div>
  return (
    <div className={classes.stage}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- hosts add captions below */}
      <video
        id={PLAYER_ID}
        className={classes.player}
        src={files.play}
        poster={files.poster ?? undefined}
        aria-label={title}
        controls
        playsInline
        preload="none"
      />
      <div ref={stageRef} className={classes.over} />
    </div>
  )
}

function PlayerElsewhere({ address, title }: { address: string; title: string }) {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const player = videoPlayerUrl(address, 'autoplay=1&dnt=1')
  if (!isWanted || player === undefined)
    return (
      <div className={classes.nothing}>
        <Button onClick={() => setWanted(true)}>{t('videos.play')}</Button>
      </div>
    )
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs scripts and storage
    <iframe
      ref={(frame) => frame?.focus()}
      className={classes.player}
      src={player}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
