import type { PublicEvent } from '@scheduling/contract'
import { useState } from 'react'
import { useWords } from '../../page/words.tsx'
import { takesOver } from '../../ui/clicks.ts'
import { Icon } from '../../ui/icon.tsx'
import { playIcon } from '../../ui/icons.ts'
import css from './event-about.module.css'
import { HostText } from './host-text.tsx'
import type * as PlayerPart from './video-player.tsx'

/** What the host says about the meeting. The video is only a link until it is pressed: nothing is loaded unasked. */
export function EventAbout({
  welcome,
  description,
  video,
}: { welcome: string } & Pick<PublicEvent, 'description' | 'video'>) {
  const { t } = useWords()
  const [player, setPlayer] = useState<typeof PlayerPart>()
  return (
    <div className={css.about}>
      {welcome && <HostText text={welcome} />}
      {description && <HostText text={description} />}
      {video &&
        (player ? (
          <player.VideoPlayer {...video} title={t('video')} />
        ) : (
          <a
            className={css.video}
            href={video.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={(event) => {
              if (takesOver(event)) void import('./video-player.tsx').then(setPlayer, () => open(video.url))
            }}
          >
            <Icon shape={playIcon} />
            {t('video')}
          </a>
        ))}
    </div>
  )
}
