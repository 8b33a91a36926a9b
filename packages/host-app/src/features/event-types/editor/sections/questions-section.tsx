import { ActionIcon, Button, Select, Switch, TextInput } from '@mantine/core'
import type { Question } from '@scheduling/contract'
import { limits } from '@scheduling/domain'
import { useFocusAdded } from './use-focus-added.ts'
import { useText } from '../../../../language/language.tsx'
import { IconClose, IconDelete, IconPlus } from '../../../../ui/icons.ts'
import { randomId } from '../../../../ui/random-id.ts'
import { ReorderList } from '../../../../ui/reorder/reorder-list.tsx'
import { hasOptions, QUESTION_TYPES, withType } from '../values/question-types.ts'
import { InheritedNote } from '../../../shared-settings/inherited-note.tsx'
import classes from './sections.module.css'
import type { SectionProps } from './section-props.ts'

export function QuestionsSection({ form, isNew }: SectionProps & { isNew: boolean }) {
  const t = useText()
  const { questions } = form.values
  const set = (next: Question[]) => form.set('questions', next)
  const { place, focusOn } = useFocusAdded<HTMLDivElement>()

  function add() {
    focusOn(`questions[${questions.length}].label`)
    set([...questions, { id: randomId(), type: 'text', label: '', required: false }])
  }

  return (
    <div ref={place}>
      <p className={classes.hint}>{t('question.standard_text')}</p>
      {isNew && <InheritedNote field="questions" saved={null} />}
      <ReorderList
        className={classes.questions}
        items={questions}
        idOf={({ id }) => id}
        nameOf={({ label }) => label || t('question.unnamed')}
        onMove={set}
      >
        {(question, handle) => {
          const index = questions.indexOf(question)
          const path = `questions[${index}]`
          const change = (next: Question) => set(questions.with(index, next))
          return (
            <div className={classes.question}>
              {handle}
              <div className={classes.grow}>
                <div className={classes.questionHead}>
                  <TextInput
                    className={classes.grow}
                    name={`${path}.label`}
                    aria-label={t('question.label')}
                    aria-required
                    dir="auto"
                    placeholder={t('question.label_example')}
                    value={question.label}
                    error={form.error(`${path}.label`) ?? form.error(path)}
                    onBlur={() => form.leave(`${path}.label`)}
                    onChange={(event) => change({ ...question, label: event.currentTarget.value })}
                  />
                  <Select
                    className={classes.type}
                    aria-label={t('question.type')}
                    allowDeselect={false}
                    value={question.type}
                    data={QUESTION_TYPES.map((type) => ({ value: type, label: t(`question.${type}`) }))}
                    onChange={(type) => type && change(withType(question, type))}
                  />
                </div>
                {hasOptions(question) && (
                  <Options
                    options={question.options}
                    path={`${path}.options`}
                    error={form.error(`${path}.options`)}
                    onLeave={form.leave}
                    onChange={(options) => change({ ...question, options })}
                  />
                )}
                <div className={classes.questionFoot}>
                  <Switch
                    label={t('question.required')}
                    checked={question.required}
                    onChange={(event) => change({ ...question, required: event.currentTarget.checked })}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={t('question.remove', { name: question.label })}
                    onClick={() => set(questions.toSpliced(index, 1))}
                  >
                    <IconDelete size={16} />
                  </ActionIcon>
                </div>
              </div>
            </div>
          )
        }}
      </ReorderList>
      <Button
        className={classes.add}
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={questions.length >= limits.QUESTIONS_MAX}
        onClick={add}
      >
        {t('question.add')}
      </Button>
    </div>
  )
}

interface OptionsProps {
  options: readonly string[]
  path: string
  error: string | undefined
  onLeave: (path: string) => void
  onChange: (options: string[]) => void
}

function Options({ options, path, error, onLeave, onChange }: OptionsProps) {
  const t = useText()
  const { place, focusOn } = useFocusAdded<HTMLFieldSetElement>()
  const nameOf = (index: number) => (index === 0 ? path : `${path}[${index}]`)
  // If none is empty, two are equal.
  const hasEmpty = options.some(isEmpty)

  function add(index: number, added: readonly string[] = [''], removed = 0) {
    focusOn(nameOf(index + added.length - 1))
    onChange(options.toSpliced(index, removed, ...added))
  }

  return (
    <fieldset ref={place} className={classes.options} aria-label={t('question.options')}>
      {options.map((option, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two options may be alike while they are typed
        <div key={index} className={classes.option}>
          <TextInput
            className={classes.grow}
            size="xs"
            name={nameOf(index)}
            aria-label={t('question.option', { number: index + 1 })}
            aria-required
            placeholder={t('question.option', { number: index + 1 })}
            value={option}
            error={
              isLong(option) ? t('question.label_too_long') : Boolean(error) && (!hasEmpty || isEmpty(option))
            }
            // A filled option is not to blame for an empty one beside it.
            onBlur={() => (isEmpty(option) || !hasEmpty) && onLeave(path)}
            onChange={(event) => onChange(options.with(index, event.currentTarget.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(index + 1)
            }}
            onPaste={(event) => {
              const lines = event.clipboardData
                .getData('text')
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean)
              if (lines.length < 2) return
              event.preventDefault()
              add(index, isEmpty(option) ? lines : [option, ...lines], 1)
            }}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            disabled={options.length === 1}
            aria-label={t('question.remove_option', { number: index + 1 })}
            onClick={() => onChange(options.toSpliced(index, 1))}
          >
            <IconClose size={14} />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      <Button className={classes.add} size="compact-sm" variant="subtle" onClick={() => add(options.length)}>
        {t('question.add_option')}
      </Button>
    </fieldset>
  )
}

function isLong(option: string): boolean {
  return option.length > limits.TEXT_ANSWER_MAX
}

function isEmpty(option: string): boolean {
  return option.trim() === ''
}
