import { Button } from '@mantine/core'
import { videoKindOf, videoPlayerUrl } from '@scheduling/domain'
import { useState } from 'react'
import { useText } from '../../language/language.tsx'
import { TutorialPicture } from './tutorial-picture.tsx'
import type { TutorialVideo as Video } from './tutorial-videos.ts'
import type { ToldTutorial } from './tutorials.ts'
import classes from './tutorials.module.css'
import { VideoFile } from './video-file.tsx'

const SITES = { youtube: 'YouTube', vimeo: 'Vimeo' }

/** A YouTube or Vimeo video in its own player, or a file. The steps next to it say the same in words. */
export function TutorialVideo({ video, told }: { video: Video; told: ToldTutorial }) {
  const player = videoPlayerUrl(video.address, 'autoplay=1&dnt=1')
  return player === undefined ? (
    <VideoFile video={video} title={told.title} steps={told.steps} />
  ) : (
    <PlayerElsewhere address={video.address} player={player} told={told} />
  )
}

/** Loads nothing from the other site before the reader presses play. */
function PlayerElsewhere({ address, player, told }: { address: string; player: string; told: ToldTutorial }) {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const kind = videoKindOf(address)
  if (!isWanted)
    return (
      <div className={classes.unplayed}>
        <TutorialPicture category={told.tutorial.category} />
        <Button onClick={() => setWanted(true)}>
          {t('tutorials.play', { site: kind ? SITES[kind] : '' })}
        </Button>
      </div>
    )
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs scripts and storage
    <iframe
      ref={takeFocus}
      className={classes.video}
      src={player}
      title={told.title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** The button with the focus is gone. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus()
}
