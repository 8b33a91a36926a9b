/**
 * How many random cases a test tries. `CASES_SHARE` changes that for all such tests: the gate tries a tenth
 * (`CASES_SHARE=0.1`), and somebody who looks for a rare mistake tries more (`CASES_SHARE=100`).
 */
export function casesOf(usual: number): number {
  return Math.max(1, Math.ceil(usual * Number(process.env.CASES_SHARE ?? 1)))
}
