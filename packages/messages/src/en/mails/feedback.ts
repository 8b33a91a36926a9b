export const texts = {
  subjectFeedback: '{name} wrote to you from {product}',
  headingFeedback: 'Feedback from {name}',
  feedback: '{name} has something to say:',
  labelMessage: 'Message',
  labelScreen: 'Screen',
} as const
