/** The toast after a send (spec section 8). */
export const surveySuccess = {
  title: 'Thank you for your feedback!',
  description: 'Your responses have been submitted successfully.',
};
