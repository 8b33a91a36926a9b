import { Text } from '@mantine/core'
import { useText } from '../../language/language.tsx'
import { popupHtml } from './popup-html.ts'

interface Props {
  /** The operator's text, not sanitized. */
  written: string
  email: string
}

export function PopupText({ written, email }: Props) {
  const t = useText()
  const html = popupHtml(written, email)
  if (html === '') return <Text>{t('plan.locked')}</Text>
  return <div dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
}
