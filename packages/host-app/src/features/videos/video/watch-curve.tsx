import { useText } from '../../../language/language.tsx'
import { clockText } from '../clock-text.ts'
import classes from './figures.module.css'

const WIDTH = 600
const HEIGHT = 120

/** How many views played each part of the video, from its beginning on the left to its end. */
export function WatchCurve({ curve, step }: { curve: readonly number[]; step: number }) {
  const t = useText()
  const most = Math.max(...curve)
  const width = WIDTH / curve.length
  const points = curve.map((count, index) => {
    const y = HEIGHT - (count / Math.max(most, 1)) * HEIGHT
    return `L${(index * width).toFixed(1)} ${y.toFixed(1)}H${((index + 1) * width).toFixed(1)}`
  })
  const last = curve.at(-1) ?? 0
  return (
    // Time runs from left to right on players, in every language.
    <figure className={classes.curve} dir="ltr">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('videos.figures_curve', { first: curve[0] ?? 0, most, last })}
      >
        <path d={`M0 ${HEIGHT}${points.join('')}V${HEIGHT}Z`} />
      </svg>
      <figcaption aria-hidden>
        <span>0:00</span>
        <span>{clockText(curve.length * step)}</span>
      </figcaption>
    </figure>
  )
}
