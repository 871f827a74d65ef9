/** Text of the toast and the panel after a send (spec section 8). */
export const contactSuccess = {
  title: 'Message Sent!',
  description: "Thank you for contacting us. We'll get back to you soon!",
};
