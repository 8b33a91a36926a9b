import { Button, Skeleton } from '@mantine/core'
import type { SentDelivery, WebhookDelivery } from '@scheduling/contract'
import { useQuery } from '@tanstack/react-query'
import { useDeps } from '../../../data/deps.ts'
import { useText } from '../../../language/language.tsx'
import { CodeText } from '../../../ui/code-text/code-text.tsx'
import { Answer } from '../../../ui/states/answer.tsx'
import { CodeBlock } from '../../../ui/code-block/code-block.tsx'
import classes from './delivery-sent.module.css'
import { answerText } from './delivery-words.ts'
import { sentQuery } from '../queries.ts'
import { useResend } from './use-resend.ts'

interface Props {
  id: string
  webhookId: string
  delivery: WebhookDelivery
  /** A webhook that is off gets nothing. */
  isOn: boolean
}

/** What was sent, the response, and a button to send it again. */
export function DeliverySent({ id, webhookId, delivery, isOn }: Props) {
  const { call } = useDeps()
  const sent = useQuery(sentQuery(call, webhookId, delivery))
  return (
    <div id={id} className={classes.sent}>
      <Answer of={sent} loading={<Skeleton height={160} />}>
        {(opened) => (
          <>
            <Body body={opened.body} />
            <Response opened={opened} />
            {isOn && opened.body !== null && <SendAgain webhookId={webhookId} delivery={delivery} />}
          </>
        )}
      </Answer>
    </div>
  )
}

function Body({ body }: Pick<SentDelivery, 'body'>) {
  const t = useText()
  return (
    <section>
      <h3 className={classes.title}>{t('webhooks.what_body')}</h3>
      {body === null ? (
        <p className={classes.dim}>{t('webhooks.body_erased')}</p>
      ) : (
        <CodeBlock code={body} shown={indented(body)} label={t('webhooks.body_copy')} />
      )}
    </section>
  )
}

function Response({ opened }: { opened: SentDelivery }) {
  const t = useText()
  const { answer, status, tookMs, body } = opened
  return (
    <section>
      <h3 className={classes.title}>{t('webhooks.response')}</h3>
      <p className={classes.dim}>
        {answerText(opened, t) ?? t('webhooks.response_none')}
        {tookMs !== null && ` · ${t('webhooks.took', { seconds: tookMs / 1000 })}`}
      </p>
      {answer && <CodeText>{answer}</CodeText>}
      {answer === '' && <p className={classes.dim}>{t('webhooks.response_empty')}</p>}
      {answer === null && status !== null && body !== null && (
        <p className={classes.dim}>{t('webhooks.response_untold')}</p>
      )}
    </section>
  )
}

function SendAgain({ webhookId, delivery }: Pick<Props, 'webhookId' | 'delivery'>) {
  const t = useText()
  const { isSending, resend } = useResend(webhookId, delivery)
  return (
    <div className={classes.again}>
      <Button variant="default" loading={isSending} onClick={resend}>
        {t('webhooks.resend')}
      </Button>
      <p className={classes.dim}>{t('webhooks.resend_text')}</p>
    </div>
  )
}

/** Indents JSON for reading. Returns other text unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}
