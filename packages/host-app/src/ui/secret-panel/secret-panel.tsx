import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { CopyButton } from '../copy-button/copy-button.tsx'
import classes from './secret-panel.module.css'

interface Props {
  title: string
  secret: string
  /** Names the button that copies. */
  copy: string
  /** Announced after copying. */
  copied: string
  /** Names the button that closes the panel. */
  done: string
  onKept: () => void
  /** What it is for, and that it is shown this once. */
  children: ReactNode
}

/** A secret that nobody can read again. */
export function SecretPanel({ title, secret, copy, copied, done, onKept, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p>{children}</p>
      <code className={classes.secret} dir="ltr">
        {secret}
      </code>
      <div className={classes.actions}>
        <CopyButton variant="filled" text={secret} label={copy} said={copied} />
        <Button variant="subtle" color="gray" onClick={onKept}>
          {done}
        </Button>
      </div>
    </section>
  )
}
