import { srcSetOf } from '@scheduling/contract/images'
import { useMe } from '../../data/use-me.ts'
import { initials } from '../../ui/initials.ts'
import classes from './user-menu.module.css'

/** The host's picture, or their initials. */
export function UserMark() {
  const { avatar, userName } = useMe()
  if (avatar) return <img className={classes.avatar} src={avatar} srcSet={srcSetOf(avatar)} alt="" />
  return <span aria-hidden data-initials={initials(userName)} />
}

/** A placeholder while the menu is loading. */
export function UserMenuPending() {
  return (
    <span className={classes.button}>
      <UserMark />
    </span>
  )
}
