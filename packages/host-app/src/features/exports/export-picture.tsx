import picture from '../../ui/picture.module.css'

/** A file with everything. */
export function ExportPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="104.5" y="13.5" width="112" height="122" rx="10" className={picture.window} />
      <rect x="122" y="32" width="52" height="8" rx="4" className={picture.accent} />
      {[56, 74, 92, 110].map((y, line) => (
        <rect
          key={y}
          x="122"
          y={y}
          width={[76, 58, 70, 44][line]}
          height="6"
          rx="3"
          className={picture.faint}
        />
      ))}
    </svg>
  )
}
