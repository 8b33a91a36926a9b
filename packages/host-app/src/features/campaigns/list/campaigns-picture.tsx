import picture from '../../../ui/picture.module.css'

/** A video, and the people it goes to. */
export function CampaignsPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="24.5" y="28.5" width="134" height="84" rx="10" className={picture.window} />
      <path d="M82 56v30l26-15z" className={picture.accent} />
      {[34, 66, 98].map((y) => (
        <g key={y}>
          <rect x="172" y={y + 4} width="24" height="4" rx="2" className={picture.accent} />
          <rect x="210" y={y - 4} width="20" height="20" rx="10" className={picture.faint} />
          <rect x="240" y={y + 2} width="56" height="8" rx="4" className={picture.faint} />
        </g>
      ))}
    </svg>
  )
}
