import { defineConfig } from 'vitest/config'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

// Small files that take long. If one started late, it would still run after all others are done.
const FIRST =
  /end-to-end\/(?:embed\.widths\.long|embed\.single-page\.long|fingers\.long|calendars)\.test\.ts$/

const isFirst = ({ moduleId }: TestSpecification) => FIRST.test(moduleId)

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [first, then] = [files.filter(isFirst), files.filter((file) => !isFirst(file))]
    // oxlint-disable-next-line unicorn/no-array-sort -- of tests, and it changes none
    return [...first, ...(await super.sort(then))]
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
