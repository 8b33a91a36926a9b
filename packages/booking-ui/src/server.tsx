import { renderToString } from 'preact-render-to-string'
import styles from 'virtual:styles'
import script from 'virtual:entry-script'
import page from './page.module.css'
import { bookingTranslator } from '@scheduling/messages/booking'
void bookingTranslator
export function renderPage(data: unknown, nonce: string): string { return `<style nonce="${nonce}">${styles}</style><script type="module" src="${script}"></script>` + renderToString(<p className={page.root}>{JSON.stringify(data)}</p> as never) }
