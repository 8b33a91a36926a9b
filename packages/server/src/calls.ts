/** The API calls that this process is answering. */
export interface CallsUnderWay {
  /** Counts a call until its work ends. Answers what the work does. */
  count<Answer>(work: () => Promise<Answer>): Promise<Answer>
  /** True: people wait, so whatever nobody waits for gives way. */
  areMany(): boolean
}

// Most calls end within milliseconds. So many at once wait for the processor or for the database.
const MANY = 8

export function countCalls(): CallsUnderWay {
  let underWay = 0
  return {
    async count(work) {
      underWay++
      try {
        return await work()
      } finally {
        underWay--
      }
    },
    areMany: () => underWay >= MANY,
  }
}
