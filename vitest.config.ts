import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

// Small files that take long. If one started late, it would still run after all others are done.
const FIRST =
  /end-to-end\/(?:embed\.widths\.long|embed\.single-page\.long|fingers\.long|calendars)\.test\.ts$/

const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId)

const environmentOf = ({ moduleId }: TestSpecification) =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''

/**
 * A worker whose next file is of another project or environment ends, and the next one loads all modules anew: so those
 * that can share one follow each other, the longest first.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [first, then] = [files.filter(isFirst), files.filter((file) => !isFirst(file))]
    // oxlint-disable-next-line unicorn/no-array-sort -- of tests, and it changes none
    const sorted = [...first, ...(await super.sort(then))]
    const groups = Map.groupBy(sorted, (file) => `${file.project.name} ${environmentOf(file)}`)
    return [...groups.values()].flat()
  }
}

// One project for each package with tests; `vitest run --project server` runs one.
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*/vitest.config.ts',
      'scripts/patterns/vitest.config.ts',
      'scripts/processes/vitest.config.ts',
      'scripts/test/vitest.config.ts',
      'scripts/end-to-end/vitest.config.ts',
      'scripts/end-to-end/recordings/vitest.config.ts',
      '.storybook/vitest.config.ts',
    ],
  },
})
