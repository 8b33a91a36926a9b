import { Button, Radio, Stack, Switch } from '@mantine/core'
import type { Team } from '@scheduling/contract'
import { FIXED_PART, limits, TEAM_KINDS, teamProblems } from '@scheduling/domain'
import { useText } from '../../language/language.tsx'
import { KeptFormFrame } from '../../ui/form/kept-form-frame.tsx'
import type { Form } from '../../ui/form/use-form.ts'
import { IconPlus } from '../../ui/icons.ts'
import { randomId } from '../../ui/random-id.ts'
import { useJoinSaveBar } from '../../ui/save-bar/shared-save-bar.tsx'
import { ChangedFrom } from '../activity/changed-from.tsx'
import { NextTurns } from './next-turns.tsx'
import { PartField } from './part-field.tsx'
import { PoolField } from './pool-field.tsx'
import type { Member } from './team-values.ts'
import { withKind } from './team-values.ts'
import classes from './teams.module.css'
import { TurnFields } from './turn-fields.tsx'
import { useShareUnsavedTeam } from './unsaved-team.ts'
import { useTeamForm } from './use-team-form.ts'

interface Props {
  id: string
  team: Team
  members: readonly Member[]
}

export function TeamForm({ id, team, members }: Props) {
  const t = useText()
  const memberIds = members.map(({ member_id }) => member_id)
  const kept = useTeamForm(id, team, memberIds)
  useJoinSaveBar('team', kept)
  const { form } = kept
  useShareUnsavedTeam(id, { ...form, canBeSaved: teamProblems(form.values, memberIds).length === 0 })
  const { kind, pools } = form.values
  const names: Record<keyof Team, string> = {
    kind: t('team.kind'),
    people: t('team.people'),
    pools: t('team.people'),
    everybody: t('team.everybody'),
    period: t('team.period'),
    noShowCounts: t('team.no_show'),
    maxAhead: t('team.max_ahead'),
    ownerFirst: t('team.owner_first'),
  }
  return (
    <KeptFormFrame
      kept={kept}
      className={classes.form}
      nameOf={(field) => names[field as keyof Team]}
      changedFrom={<ChangedFrom kind="event_type_changed" of={id} />}
    >
      <KindField form={form} />
      <Switch
        label={t('team.everybody')}
        description={t('team.everybody_text')}
        checked={form.values.everybody}
        onChange={(event) => form.set('everybody', event.currentTarget.checked)}
      />
      {kind === 'collective' && (
        <PartField form={form} members={members} part={FIXED_PART} title={t('team.people')} path="people" />
      )}
      {(kind === 'round_robin' || kind === 'choice') &&
        pools.map((pool) => (
          <PartField
            key={pool.id}
            form={form}
            members={members}
            part={pool.id}
            title={t('team.people')}
            path="pools[0]"
            empty={t('team.nobody')}
          />
        ))}
      {kind === 'fixed_and_pools' && <FixedAndPools form={form} members={members} />}
      {kind !== 'collective' && (
        <TurnFields form={form}>
          <NextTurns id={id} team={team} members={members} />
        </TurnFields>
      )}
    </KeptFormFrame>
  )
}

function KindField({ form }: { form: Form<Team> }) {
  const t = useText()
  const { values } = form
  return (
    <Radio.Group
      label={t('team.kind')}
      value={values.kind}
      onChange={(value) => {
        const kind = TEAM_KINDS.find((one) => one === value) ?? values.kind
        const { pools, people } = withKind(values, kind, randomId)
        form.set('kind', kind)
        form.set('pools', pools)
        form.set('people', people)
      }}
    >
      <Stack gap="sm" mt="xs">
        {TEAM_KINDS.map((kind) => (
          <Radio key={kind} value={kind} label={t(`team.${kind}`)} description={t(`team.${kind}_text`)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function FixedAndPools({ form, members }: { form: Form<Team> } & Pick<Props, 'members'>) {
  const t = useText()
  const { pools } = form.values
  const problem = form.error('pools')
  return (
    <>
      <PartField form={form} members={members} part={FIXED_PART} title={t('team.fixed')} path="people" />
      {pools.map((pool, index) => (
        <PoolField key={pool.id} form={form} members={members} pool={pool} index={index} />
      ))}
      <div className={classes.actions} data-path="pools" tabIndex={-1}>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={pools.length >= limits.TEAM_POOLS_MAX}
          onClick={() => form.set('pools', [...pools, { id: randomId(), name: '', take: 1 }])}
        >
          {t('team.add_pool')}
        </Button>
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </>
  )
}
