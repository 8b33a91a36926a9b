import { ActionIcon, Button } from '@mantine/core'
import { limits } from '@scheduling/domain'
import type { ReactNode } from 'react'
import { useText } from '../../language/language.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { IconDelete, IconPlus } from '../../ui/icons.ts'
import { randomId } from '../../ui/random-id.ts'
import { ReorderList } from '../../ui/reorder/reorder-list.tsx'
import { ConditionField } from './condition-field.tsx'
import { conditionOf, kindsFor } from './conditions.ts'
import { newTarget } from './form-values.ts'
import type { Condition, FormValues, Question, Rule } from './form-values.ts'
import classes from './routing.module.css'
import { TargetField } from './target-field.tsx'
import type { Targets } from './use-targets.ts'

interface Props {
  form: Form<FormValues>
  /** The form's own; undefined for a new one. */
  id: string | undefined
  targets: Targets
}

export function RulesField({ form, id, targets }: Props) {
  const t = useText()
  const { rules, questions } = form.values
  const set = (next: Rule[]) => form.set('rules', next)

  return (
    <div className={classes.part} data-path="rules" tabIndex={-1}>
      <ReorderList
        className={classes.cards}
        items={rules}
        idOf={(rule) => rule.id}
        nameOf={(rule) => t('routing.rule', { number: rules.indexOf(rule) + 1 })}
        onMove={set}
      >
        {(rule, handle) => {
          const index = rules.indexOf(rule)
          return (
            <RuleField
              {...{ rule, index, questions, form, id, targets, handle }}
              onChange={(next) => set(rules.with(index, next))}
              onRemove={() => set(rules.toSpliced(index, 1))}
            />
          )
        }}
      </ReorderList>
      <Button
        className={classes.start}
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={questions.length === 0 || rules.length >= limits.ROUTING_RULES_MAX}
        onClick={() =>
          set([...rules, { id: randomId(), when: [newCondition(questions)], to: newTarget('event_type') }])
        }
      >
        {t('routing.add_rule')}
      </Button>
    </div>
  )
}

/** About the question that a rule is most probably about. */
function newCondition(questions: readonly Question[]): Condition {
  const question = questions.find(({ choices }) => choices.length > 0) ?? questions[0]
  return conditionOf(question, kindsFor(question)[0])
}

interface RuleProps extends Props {
  rule: Rule
  index: number
  questions: readonly Question[]
  handle: ReactNode
  onChange: (rule: Rule) => void
  onRemove: () => void
}

function RuleField({ rule, index, questions, form, id, targets, handle, onChange, onRemove }: RuleProps) {
  const t = useText()
  const path = `rules[${index}]`
  const number = index + 1
  const { when, to } = rule
  const setWhen = (next: Condition[]) => onChange({ ...rule, when: next })
  return (
    <section className={classes.card} aria-label={t('routing.rule', { number })}>
      {handle}
      <div className={classes.inCard}>
        <div className={classes.head}>
          <h3 className={classes.name}>{t('routing.rule', { number })}</h3>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('routing.remove_rule', { number })}
            onClick={onRemove}
          >
            <IconDelete size={16} />
          </ActionIcon>
        </div>
        {when.map((condition, at) => (
          <ConditionField
            // oxlint-disable-next-line react/no-array-index-key -- conditions have no ids, and stay in their order
            key={at}
            condition={condition}
            questions={questions}
            path={`${path}.when[${at}]`}
            error={form.error}
            onLeave={form.leave}
            onChange={(next) => setWhen(when.with(at, next))}
            onRemove={when.length > 1 ? () => setWhen(when.toSpliced(at, 1)) : undefined}
          />
        ))}
        <Button
          className={classes.start}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          disabled={when.length >= limits.ROUTING_CONDITIONS_MAX}
          onClick={() => setWhen([...when, newCondition(questions)])}
        >
          {t('routing.add_condition')}
        </Button>
        <TargetField
          label={t('routing.leads_to')}
          path={`${path}.to`}
          id={id}
          target={to}
          targets={targets}
          error={form.error}
          onLeave={form.leave}
          onChange={(next) => onChange({ ...rule, to: next })}
        />
      </div>
    </section>
  )
}
