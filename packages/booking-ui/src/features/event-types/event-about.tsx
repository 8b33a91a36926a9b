import type { PublicEvent } from '@scheduling/contract'
import { useWords } from '../../page/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { playIcon } from '../../ui/icons.ts'
import css from './event-about.module.css'
import { HostText } from './host-text.tsx'

/** What the host says about the meeting. The video is only a link: nothing is loaded from third parties unasked. */
export function EventAbout({
  welcome,
  description,
  video,
}: { welcome: string } & Pick<PublicEvent, 'description' | 'video'>) {
  const { t } = useWords()
  return (
    <div className={css.about}>
      {welcome && <HostText text={welcome} />}
      {description && <HostText text={description} />}
      {video && (
        <a className={css.video} href={video.url} target="_blank" rel="noopener noreferrer nofollow">
          <Icon shape={playIcon} />
          {t('video')}
          <span className={css.hidden}> ({t('newTab')})</span>
        </a>
      )}
    </div>
  )
}
