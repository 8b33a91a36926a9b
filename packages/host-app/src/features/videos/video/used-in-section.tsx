import type { Video } from '@scheduling/contract'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../language/language.tsx'
import editor from '../../../ui/page/editor.module.css'
import classes from './video.module.css'

/** Where the video is shown. */
export function UsedInSection({ video: { usedIn } }: { video: Video }) {
  const t = useText()
  return (
    <section className={classes.section} aria-labelledby="used-in">
      <h2 id="used-in" className={editor.title}>
        {t('videos.used_in')}
      </h2>
      {usedIn.length === 0 ? (
        <p className={editor.hint}>{t('videos.used_nowhere')}</p>
      ) : (
        <ul className={classes.list}>
          {usedIn.map(({ kind, id, name }) => (
            <li key={id}>
              {kind === 'event_type' ? (
                <Link to="/bookingpage/$id" params={{ id }}>
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <Link to="/dynamic-videos/campaigns/$campaignId" params={{ campaignId: id }}>
                  <bdi>{name}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
