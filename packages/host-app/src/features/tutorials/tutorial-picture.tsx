import picture from '../../ui/picture.module.css'
import type { Category } from './tutorials.ts'

/** A simple drawing for each category of tutorials. */
export function TutorialPicture({ category }: { category: Category }) {
  return (
    <svg viewBox="0 0 320 120" className={picture.picture}>
      <rect x="20.5" y="14.5" width="279" height="92" rx="12" className={picture.window} />
      {DRAWN[category]}
    </svg>
  )
}

const DRAWN = {
  start: (
    <>
      <rect x="40" y="34" width="120" height="12" rx="6" className={picture.faint} />
      <rect x="40" y="56" width="84" height="10" rx="5" className={picture.faint} />
      <rect x="40" y="78" width="64" height="14" rx="7" className={picture.accent} />
      <circle cx="252" cy="60" r="24" className={picture.faint} />
    </>
  ),
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => (
    <g key={day}>
      <rect x={40 + day * 35} y="30" width="26" height="60" rx="6" className={picture.faint} />
      {day > 0 && day < 6 && (
        <rect
          x={40 + day * 35}
          y={38 + (day % 3) * 6}
          width="26"
          height={40 - (day % 2) * 12}
          rx="6"
          className={picture.accent}
        />
      )}
    </g>
  )),
  share: (
    <>
      <rect x="40" y="30" width="150" height="60" rx="8" className={picture.faint} />
      <rect x="206" y="30" width="74" height="26" rx="8" className={picture.faint} />
      <rect x="206" y="64" width="74" height="26" rx="8" className={picture.accent} />
    </>
  ),
  meetings: [0, 1, 2].map((row) => (
    <g key={row}>
      <rect
        x="40"
        y={30 + row * 22}
        width="30"
        height="14"
        rx="7"
        className={row === 1 ? picture.accent : picture.faint}
      />
      <rect x="82" y={32 + row * 22} width={160 - row * 30} height="10" rx="5" className={picture.faint} />
    </g>
  )),
  teams: [0, 1, 2].map((person) => (
    <g key={person}>
      <circle
        cx={90 + person * 70}
        cy="48"
        r="14"
        className={person === 1 ? picture.accent : picture.faint}
      />
      <rect x={70 + person * 70} y="68" width="40" height="20" rx="10" className={picture.faint} />
    </g>
  )),
  routing: (
    <>
      <rect x="40" y="46" width="84" height="28" rx="8" className={picture.accent} />
      {[0, 1, 2].map((way) => (
        <g key={way}>
          <rect x="140" y={39 + way * 19} width="40" height="4" rx="2" className={picture.faint} />
          <rect x="196" y={34 + way * 19} width="84" height="14" rx="7" className={picture.faint} />
        </g>
      ))}
    </>
  ),
  clients: (
    <>
      <rect x="40" y="32" width="104" height="56" rx="8" className={picture.faint} />
      <rect x="176" y="32" width="104" height="56" rx="8" className={picture.faint} />
      <rect x="132" y="52" width="56" height="16" rx="8" className={picture.accent} />
    </>
  ),
  inviting: (
    <>
      <circle cx="76" cy="60" r="24" className={picture.accent} />
      {[0, 1, 2].map((row) => (
        <circle key={row} cx={160 + row * 50} cy="60" r="16" className={picture.faint} />
      ))}
    </>
  ),
} satisfies Record<Category, unknown>
