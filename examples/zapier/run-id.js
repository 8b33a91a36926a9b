/** The key under which a repeated run does nothing again. */
export const runIdField = {
  key: 'runId',
  label: 'Run ID',
  helpText: 'Map an ID from the trigger, so a repeated run does nothing twice.',
}
