import { srcSetOf } from '@scheduling/contract/images'
import type { CSSProperties } from 'react'
import { initials } from '../initials.ts'
import { hueOf } from './hue-of.ts'
import classes from './person-mark.module.css'

interface Props {
  name: string
  /** The address of a picture. */
  picture?: string | null
}

/**
 * A person's picture, or their initials on a color that goes by the name, so that eyes find somebody in a list. It is not read
 * aloud, because the name stands beside it.
 */
export function PersonMark({ name, picture }: Props) {
  if (picture) return <img className={classes.mark} src={picture} srcSet={srcSetOf(picture)} alt="" />
  const color = { '--hue': hueOf(name) } as CSSProperties
  return <span className={classes.mark} style={color} aria-hidden data-initials={initials(name)} />
}
