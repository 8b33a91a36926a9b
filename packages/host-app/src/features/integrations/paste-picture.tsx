import type { ReactNode } from 'react'
import classes from './paste-picture.module.css'
import type { Picture } from './platforms.ts'

interface Props {
  picture: Picture
  place: string
  label: string
}

/** A drawing of a site editor. Only the place for the code is in color. Editors always run from left to right. */
export function PastePicture({ picture, place, label }: Props) {
  return (
    <svg viewBox="0 0 340 220" className={classes.picture} role="img" aria-label={label}>
      <rect x="0.5" y="0.5" width="339" height="219" rx="10" className={classes.window} />
      <path d="M0.5 28.5h339" className={classes.line} />
      {[14, 28, 42].map((x) => (
        <circle key={x} cx={x} cy="14.5" r="4" className={classes.faint} />
      ))}
      <rect x="100" y="9" width="140" height="11" rx="5.5" className={classes.faint} />
      {PICTURES[picture](place)}
    </svg>
  )
}

const PICTURES: Record<Picture, (place: string) => ReactNode> = {
  block: (place) => (
    <>
      <path d="M78.5 29v191" className={classes.line} />
      {[44, 66, 88, 110, 132].map((y, index) => (
        <g key={y}>
          <rect
            x="14"
            y={y}
            width="12"
            height="12"
            rx="3"
            className={index === 2 ? classes.accent : classes.faint}
          />
          <rect
            x="32"
            y={y + 3}
            width={[30, 24, 34, 26, 20][index]}
            height="6"
            rx="3"
            className={classes.faint}
          />
        </g>
      ))}
      <Words x={104} y={46} widths={[120]} isTitle />
      <Words x={104} y={68} widths={[200, 168]} />
      <Target x={104} y={100} width={210} height={76} place={place} />
      <Words x={104} y={192} widths={[180]} />
      <path d="M62 96c26 0 22 42 38 42" className={classes.arrow} markerEnd="url(#paste-arrow)" />
      <Arrow />
    </>
  ),
  settings: (place) => (
    <>
      <path d="M98.5 29v191" className={classes.line} />
      {[46, 66, 86, 106].map((y, index) => (
        <rect
          key={y}
          x="16"
          y={y}
          width={[58, 46, 62, 40][index]}
          height="7"
          rx="3.5"
          className={index === 2 ? classes.accent : classes.faint}
        />
      ))}
      <Words x={120} y={46} widths={[96]} isTitle />
      <Words x={120} y={70} widths={[60]} />
      <rect x="120.5" y="84.5" width="196" height="24" rx="5" className={classes.field} />
      <Words x={120} y={122} widths={[72]} />
      <Target x={120} y={134} width={196} height={64} place={place} />
    </>
  ),
  text: (place) => (
    <>
      <Words x={60} y={52} widths={[130]} isTitle />
      <Words x={60} y={80} widths={[220, 204, 168]} />
      <Target x={60} y={124} width={220} height={40} place={place} />
      <Words x={60} y={182} widths={[214, 120]} />
    </>
  ),
}

function Words({ x, y, widths, isTitle }: { x: number; y: number; widths: number[]; isTitle?: boolean }) {
  return widths.map((width, index) => (
    <rect
      key={width}
      x={x}
      y={y + index * 12}
      width={width}
      height={isTitle ? 10 : 6}
      rx={isTitle ? 5 : 3}
      className={isTitle ? classes.strong : classes.faint}
    />
  ))
}

function Target({
  x,
  y,
  width,
  height,
  place,
}: {
  x: number
  y: number
  width: number
  height: number
  place: string
}) {
  const [middle, center] = [x + width / 2, y + height / 2]
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width} height={height} rx="7" className={classes.target} />
      <text x={middle} y={center + (height > 50 ? -5 : 5)} className={classes.place}>
        {place}
      </text>
      {height > 50 && (
        <text x={middle} y={center + 17} className={classes.code}>
          {'</>'}
        </text>
      )}
    </g>
  )
}

function Arrow() {
  return (
    <defs>
      <marker
        id="paste-arrow"
        viewBox="0 0 8 8"
        refX="6"
        refY="4"
        markerWidth="7"
        markerHeight="7"
        orient="auto"
      >
        <path d="M0 0l8 4-8 4z" className={classes.head} />
      </marker>
    </defs>
  )
}
