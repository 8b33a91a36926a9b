import css from './back-link.module.css'
import { takesOver } from './clicks.ts'
import { Icon } from './icon.tsx'
import { backIcon } from './icons-of-steps.ts'

export function BackLink({ href, text, onBack }: { href: string; text: string; onBack: () => void }) {
  return (
    <a className={css.back} href={href} rel="nofollow" onClick={(click) => takesOver(click) && onBack()}>
      <Icon shape={backIcon} className={css.arrow} />
      {text}
    </a>
  )
}
