import { Button, Textarea } from '@mantine/core'
import { limits } from '@scheduling/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useSentForm } from '../../data/use-sent-form.ts'
import { useText } from '../../language/language.tsx'
import type { Problems } from '../../ui/form/form-state.ts'
import { FormNotices } from '../../ui/form/form-notices.tsx'
import { useToasts } from '../../ui/toasts/toast-list.tsx'
import { Choice } from '../settings/choice.tsx'
import classes from './administration.module.css'
import { GIFT_CARDS } from './queries.ts'

const [SMALLEST] = limits.GIFT_CARD_POINTS
type Points = (typeof limits.GIFT_CARD_POINTS)[number]

interface Values {
  points: Points
  codes: string
}

/** Adds codes to the stock. What was pasted leaves the page once it is sent. */
export function CodesForm() {
  const t = useText()
  const { call } = useDeps()
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const { form, failure, element } = useSentForm<Values>({
    saved: { points: SMALLEST, codes: '' },
    check({ codes }): Problems {
      const lines = linesOf(codes)
      if (lines.length === 0) return { codes: t('field.required') }
      if (lines.length > limits.GIFT_CARDS_AT_ONCE)
        return { codes: t('administration.codes_max', { max: limits.GIFT_CARDS_AT_ONCE }) }
      if (lines.some(({ length }) => length > limits.GIFT_CARD_CODE_MAX))
        return { codes: t('administration.code_long', { max: limits.GIFT_CARD_CODE_MAX }) }
      return {}
    },
    async send({ points, codes }) {
      const answer = await call('POST /operator/gift-cards', { body: { points, codes: linesOf(codes) } })
      queryClient.setQueryData(GIFT_CARDS, answer.giftCards)
      const { added, known } = answer
      toasts.show(t('administration.loaded', { added, known }))
    },
  })

  return (
    <form {...element} className={classes.form}>
      <FormNotices isRestored={false} failure={failure} />
      <Choice
        label={t('administration.worth')}
        value={String(form.values.points)}
        onChange={(points) => form.set('points', Number(points) as Points)}
        options={limits.GIFT_CARD_POINTS.map((points) => {
          const dollars = points / limits.POINTS_PER_DOLLAR
          return [String(points), t('administration.dollars', { dollars })] as const
        })}
      />
      <Textarea
        {...form.text('codes')}
        aria-required
        label={t('administration.codes')}
        description={t('administration.codes_text')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        autosize
        minRows={3}
        maxRows={12}
      />
      <div>
        <Button type="submit" loading={form.isSending}>
          {t('administration.load')}
        </Button>
      </div>
    </form>
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
