import type { Campaign, Lead } from '@scheduling/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { copyRich } from '../../../ui/copy-button/copy-rich.ts'
import { copyText } from '../../../ui/copy-button/copy-text.ts'
import { useToasts } from '../../../ui/toasts/toast-list.tsx'
import { videoQuery } from '../../videos/queries.ts'
import { mailHtml, mailText } from './mail-copy.ts'
import type { MailProgram, MailSnippet } from './mail-copy.ts'

const ACTIONS = { page: 'lead_mail.watch', event: 'lead_mail.book', url: 'lead_mail.open' } as const

/** Copies a piece of a mail for a lead: greeting, picture and link. */
export function useMailCopy({ videoId, destination }: Campaign) {
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const t = useText()

  async function snippetOf({ greeting, link }: Lead): Promise<MailSnippet> {
    const video = videoId === null ? undefined : await queryClient.ensureQueryData(videoQuery(call, videoId))
    return {
      greeting,
      link,
      action: t(ACTIONS[destination.kind]),
      picture:
        typeof video?.picture === 'string'
          ? { url: video.picture, text: t('lead_mail.play', { title: video.title }) }
          : undefined,
    }
  }

  return async (program: MailProgram, lead: Lead): Promise<void> => {
    const snippet = await snippetOf(lead)
    const html = mailHtml(program, snippet)
    const isCopied = await (program === 'html' ? copyText(html) : copyRich(html, mailText(snippet)))
    toasts.show(t(isCopied ? `lead_mail.copied_${program}` : 'copy.failed'), isCopied ? {} : { tone: 'bad' })
  }
}
