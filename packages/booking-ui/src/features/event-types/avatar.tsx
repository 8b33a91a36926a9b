import type { PublicOwner } from '@scheduling/contract'
import { srcSetOf } from '@scheduling/contract/images'
import css from './avatar.module.css'

/** The host's logo, else picture, else initials. */
export function Avatar({ owner }: { owner: PublicOwner }) {
  const { logo, avatar, name } = owner
  if (logo) return <img className={css.logo} src={logo} srcSet={srcSetOf(logo)} alt={name} height="40" />
  if (avatar)
    return (
      <img className={css.picture} src={avatar} srcSet={srcSetOf(avatar)} alt="" width="48" height="48" />
    )
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
    .toLocaleUpperCase()
}
