import picture from '../../ui/picture.module.css'

const HEIGHTS = [26, 44, 34, 62, 50, 74, 58]

/** Bars that grow from week to week. */
export function AnalyticsPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="40.5" y="13.5" width="239" height="122" rx="10" className={picture.window} />
      {HEIGHTS.map((height, at) => (
        <rect
          key={height}
          x={62 + at * 29}
          y={116 - height}
          width="18"
          height={height}
          rx="4"
          className={at === 5 ? picture.accent : picture.faint}
        />
      ))}
      <path d="M58 117h204" className={picture.line} />
    </svg>
  )
}
