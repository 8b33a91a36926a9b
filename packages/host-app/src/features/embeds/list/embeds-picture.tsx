import picture from '../../../ui/picture.module.css'

/** A website with a calendar. */
export function EmbedsPicture() {
  return (
    <svg viewBox="0 0 320 170" className={picture.picture}>
      <rect x="0.5" y="0.5" width="319" height="169" rx="10" className={picture.window} />
      <path d="M0.5 26.5h319" className={picture.line} />
      {[14, 28, 42].map((x) => (
        <circle key={x} cx={x} cy="13.5" r="4" className={picture.faint} />
      ))}
      {[46, 62, 78].map((y, index) => (
        <rect
          key={y}
          x="24"
          y={y}
          width={[96, 120, 84][index]}
          height="7"
          rx="3.5"
          className={picture.faint}
        />
      ))}
      <rect x="24" y="104" width="72" height="24" rx="6" className={picture.accent} />
      <rect x="172.5" y="42.5" width="124" height="110" rx="8" className={picture.window} />
      {Array.from({ length: 20 }, (_, index) => (
        <rect
          key={index}
          x={184 + (index % 5) * 21}
          y={56 + Math.floor(index / 5) * 22}
          width="15"
          height="15"
          rx="4"
          className={[3, 7, 8, 14].includes(index) ? picture.accent : picture.faint}
        />
      ))}
    </svg>
  )
}
