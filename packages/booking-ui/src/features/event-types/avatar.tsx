import type { PublicOwner } from '@scheduling/contract'
import css from './avatar.module.css'

/** The host's logo, or their picture, or their initials. */
export function Avatar({ owner }: { owner: PublicOwner }) {
  if (owner.logo) return <img className={css.logo} src={owner.logo} alt={owner.name} height="40" />
  return <Picture of={owner} />
}

/** Somebody's picture, or their initials. */
export function Picture({ of: { name, avatar } }: { of: Pick<PublicOwner, 'name' | 'avatar'> }) {
  if (avatar) return <img className={css.picture} src={avatar} alt="" width="48" height="48" />
  return (
    <span className={css.picture} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
