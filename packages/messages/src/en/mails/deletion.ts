export const texts = {
  reasonFarewell:
    '{name} is closing this booking page. We are sorry about the meeting: if you would still like to meet, please write to {name}.',
} as const
