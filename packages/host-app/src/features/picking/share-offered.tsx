import { useText } from '../../language/language.tsx'
import { EmbedCode } from '../embeds/share/embed-code.tsx'
import type { EmbedWords } from '../embeds/share/embed-code.tsx'
import { ShareLink } from '../../ui/share-link/share-link.tsx'
import classes from './parts.module.css'

/** The link, which people need first. `text`: what it is for, if it is not for booking. */
export function OfferedLink({ url, text }: { url: string; text?: string }) {
  const t = useText()
  return (
    <section className={classes.part}>
      <h2>{t('share.link')}</h2>
      <ShareLink url={url} {...(text !== undefined && { text })} />
    </section>
  )
}

/** The code for websites. */
export function OfferedCode({ origin, url, words }: { origin: string; url: string; words?: EmbedWords }) {
  const t = useText()
  return (
    <section className={classes.part}>
      <h2>{t('share.website')}</h2>
      <EmbedCode origin={origin} url={url} {...(words && { words })} />
    </section>
  )
}
