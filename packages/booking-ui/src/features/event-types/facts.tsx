import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { IconShape } from '../../ui/icons.ts'
import css from './facts.module.css'

/** Lines with an icon and a text. */
export function Facts({ children }: { children: ReactNode }) {
  return <ul className={css.facts}>{children}</ul>
}

export function Fact({ icon, strong, children }: { icon: IconShape; strong?: boolean; children: ReactNode }) {
  return (
    <li className={css.fact} data-strong={strong || undefined}>
      <Icon shape={icon} />
      <span>{children}</span>
    </li>
  )
}
