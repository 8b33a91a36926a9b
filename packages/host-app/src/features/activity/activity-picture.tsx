import picture from '../../ui/picture.module.css'

/** Lines of activity, each with its time. */
export function ActivityPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="40.5" y="13.5" width="239" height="122" rx="10" className={picture.window} />
      {[0, 1, 2].map((line) => (
        <g key={line}>
          <rect
            x="58"
            y={34 + line * 34}
            width="34"
            height="8"
            rx="4"
            className={line === 0 ? picture.accent : picture.faint}
          />
          <rect
            x="108"
            y={32 + line * 34}
            width={[96, 70, 120][line]}
            height="6"
            rx="3"
            className={picture.faint}
          />
          <rect
            x="108"
            y={42 + line * 34}
            width={[60, 84, 52][line]}
            height="4"
            rx="2"
            className={picture.faint}
          />
          {line < 2 && <path d={`M58 ${57 + line * 34}h204`} className={picture.line} />}
        </g>
      ))}
    </svg>
  )
}
