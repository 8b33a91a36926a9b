import { Button } from '@mantine/core'
import type { RoutingAnswer, RoutingForm } from '@scheduling/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeps } from '../../data/deps.ts'
import { useFormat, useText } from '../../language/language.tsx'
import { Answer } from '../../ui/states/answer.tsx'
import { RowsSkeleton } from '../../ui/states/rows-skeleton.tsx'
import { answersQuery } from './queries.ts'
import classes from './routing.module.css'
import type { Targets } from './use-targets.ts'

interface Props {
  form: RoutingForm
  targets: Targets
}

/** What visitors answered and where it led. */
export function AnswersList({ form, targets }: Props) {
  const t = useText()
  const { call } = useDeps()
  const answers = useInfiniteQuery(answersQuery(call, form.id))
  return (
    <section className={classes.part} aria-labelledby="routing-answers">
      <h2 id="routing-answers" className={classes.title}>
        {t('routing.answers')}
      </h2>
      <Answer of={answers} loading={<RowsSkeleton />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.answers)
          if (list.length === 0) return <p className={classes.hint}>{t('routing.no_answers')}</p>
          return (
            <>
              <ul className={classes.answers}>
                {list.map((answer) => (
                  <li key={answer.id}>
                    <AnswerRow answer={answer} rules={form.rules} targets={targets} />
                  </li>
                ))}
              </ul>
              {answers.hasNextPage && (
                <Button
                  className={classes.start}
                  variant="default"
                  loading={answers.isFetchingNextPage}
                  onClick={() => void answers.fetchNextPage()}
                >
                  {t('routing.more_answers')}
                </Button>
              )}
            </>
          )
        }}
      </Answer>
    </section>
  )
}

interface RowProps {
  answer: RoutingAnswer
  rules: RoutingForm['rules']
  targets: Targets
}

function AnswerRow({ answer: { at, answers, rule, to }, rules, targets }: RowProps) {
  const t = useText()
  const format = useFormat()
  // Rules have changed since, perhaps.
  const number = rules.findIndex(({ id }) => id === rule) + 1
  return (
    <article className={classes.answer}>
      <time className={classes.when} dateTime={at}>
        {format.dateTime(Date.parse(at))}
      </time>
      {answers.length === 0 ? (
        <p className={classes.hint}>{t('routing.nothing_answered')}</p>
      ) : (
        <dl className={classes.given}>
          {answers.map(({ label, text }) => (
            <div key={label}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={classes.led}>
        {number > 0 && <span>{t('routing.rule', { number })}</span>}
        {rule === null && <span>{t('routing.otherwise_short')}</span>}
        <span dir="auto">{targets.nameOf(to)}</span>
      </p>
    </article>
  )
}
