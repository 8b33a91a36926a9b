import picture from '../../../ui/picture.module.css'

/** A player. */
export function VideosPicture() {
  return (
    <svg viewBox="0 0 320 150" className={picture.picture}>
      <rect x="70.5" y="8.5" width="179" height="112" rx="10" className={picture.window} />
      <path d="M146 44v40l34-20z" className={picture.accent} />
      <rect x="70" y="132" width="180" height="6" rx="3" className={picture.faint} />
      <rect x="70" y="132" width="64" height="6" rx="3" className={picture.accent} />
    </svg>
  )
}
