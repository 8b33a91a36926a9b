import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import classes from './copy-button.module.css'
import { IconCheck, IconCopy } from '../icons.ts'
import { useCopy } from './use-copy.ts'

interface Props extends ButtonProps {
  text: string
  label: string
  /** Announced too if the button itself may be out of sight. */
  said?: string
  'aria-label'?: string
  'data-autofocus'?: boolean
}

export function CopyButton({ text, label, said, ...props }: Props) {
  const t = useText()
  const { isCopied, copy } = useCopy()
  return (
    <Button
      variant="default"
      leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      {...props}
      aria-label={isCopied ? undefined : props['aria-label']}
      aria-live="polite"
      onClick={() => copy(text, said)}
    >
      <span className={classes.words}>
        <span aria-hidden={isCopied}>{label}</span>
        <span aria-hidden={!isCopied}>{t('copy.done')}</span>
      </span>
    </Button>
  )
}
