import picture from '../../ui/picture.module.css'

/** A letter. */
export function InvitationPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="92.5" y="31.5" width="136" height="92" rx="10" className={picture.window} />
      <rect x="108" y="48" width="52" height="8" rx="4" className={picture.accent} />
      {[68, 86].map((y, line) => (
        <rect key={y} x="108" y={y} width={[92, 64][line]} height="6" rx="3" className={picture.faint} />
      ))}
    </svg>
  )
}
