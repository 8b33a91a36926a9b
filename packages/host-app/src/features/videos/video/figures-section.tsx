import { Skeleton } from '@mantine/core'
import type { Video, VideoFigures } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useFormat, useText } from '../../../language/language.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { clockText } from '../clock-text.ts'
import { videoFiguresQuery } from '../queries.ts'
import { WatchCurve } from './watch-curve.tsx'
import classes from './figures.module.css'

/** How often a video was opened, played and booked from, and which parts of it. */
export function FiguresSection({ video }: { video: Video }) {
  const t = useText()
  const { call } = useDeps()
  const figures = useQuery(videoFiguresQuery(call, video.id))
  return (
    <section className={classes.section} aria-labelledby="figures">
      <h2 id="figures" className={classes.title}>
        {t('videos.figures')}
      </h2>
      <Answer of={figures} loading={<Skeleton height={160} radius="lg" />}>
        {(found) =>
          found.opened === 0 ? (
            <p className={classes.hint}>{t('videos.figures_none')}</p>
          ) : (
            <Figures figures={found} />
          )
        }
      </Answer>
    </section>
  )
}

function Figures({ figures }: { figures: VideoFigures }) {
  const t = useText()
  const format = useFormat()
  const { opened, played, quarters, clicked, booked, bookedSeconds, curve, step, suspect } = figures
  const [, half = 0, , whole = 0] = quarters
  const steps = [
    ['opened', opened],
    ['played', played],
    ['half', half],
    ['whole', whole],
    ['clicked', clicked],
    ['booked', booked],
  ] as const
  return (
    <>
      <dl className={classes.steps}>
        {steps.map(([name, count]) => (
          <div key={name} className={classes.step}>
            <dt>{t(`videos.figures_${name}`)}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      {curve.length > 1 && <WatchCurve curve={curve} step={step} />}
      {bookedSeconds.length > 0 && (
        <p>{t('videos.figures_booked_at', { times: format.list(bookedSeconds.map(clockText)) })}</p>
      )}
      <p className={classes.hint}>{t('videos.figures_text')}</p>
      {suspect > 0 && <p className={classes.hint}>{t('videos.figures_suspect', { count: suspect })}</p>}
    </>
  )
}
