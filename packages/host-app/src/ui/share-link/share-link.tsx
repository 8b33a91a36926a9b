import { Button } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { IconExternal } from '../icons.ts'
import classes from './share-link.module.css'

/** `text`: what the link is for. */
export function ShareLink({ url, text }: { url: string; text?: string }) {
  const t = useText()
  return (
    <div className={classes.link}>
      <p className={classes.hint}>{text ?? t('share.link_text')}</p>
      <bdi className={classes.url}>{url}</bdi>
      <div className={classes.actions}>
        <CopyButton
          data-autofocus
          text={url}
          label={t('share.copy')}
          said={t('share.copied')}
          variant="filled"
        />
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternal size={16} />}
        >
          {t('share.open')}
        </Button>
      </div>
    </div>
  )
}
