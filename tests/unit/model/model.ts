/** The required behavior of a form, independent of its code: requests, kept values and messages (spec sections 4 and 7). */
import type { Answer, FormName } from './steps.ts';

/** Values for each field; the first ones are valid, the others are invalid. */
export const typed: Record<FormName, Record<string, { valid: string[]; refused: string[] }>> = {
  contact: {
    name: { valid: ['Ann Doe', ' Ben '], refused: ['', 'A', 'Ann <b>'] },
    email: { valid: ['ann@example.org', "o'brien@example.org"], refused: ['', 'ann', 'ann@home'] },
    phone: { valid: ['', '+1 (212) 555-0123'], refused: ['call me'] },
    message: { valid: ['', 'May my cat come along?', 'Two\nlines'], refused: [] },
    consent: { valid: ['yes'], refused: [''] },
  },
  survey: {
    name: { valid: ['Ann Doe', ' Ben '], refused: ['', 'A'] },
    email: { valid: ['ann@example.org', "o'brien@example.org"], refused: ['', 'ann'] },
    tourDate: { valid: ['2025-06-07'], refused: [''] },
    tourType: { valid: ['Brooklyn Heights', 'Private Tour'], refused: [''] },
    tourRating: { valid: ['5', '1'], refused: [] },
    guideRating: { valid: ['4', '2'], refused: [] },
    howHeard: { valid: ['Other', 'Instagram'], refused: [''] },
    wouldRecommend: { valid: ['Yes, definitely', 'Not sure'], refused: [] },
    feedback: { valid: ['More cats and fewer pigeons.'], refused: ['', 'too short'] },
  },
};

/** The expected state of the form after each step. */
export class FormModel {
  readonly sends: string[] = [];
  values: Record<string, string> = {};
  banner = '';
  online = true;
  confirmed = false;
  /** The address whose reply has been sent; the page remembers it until it is reloaded. */
  #answered = '';
  readonly #name: FormName;

  constructor(name: FormName) {
    this.#name = name;
  }

  type(field: string, value: string): void {
    this.values[field] = value;
    this.banner = '';
  }

  reload(): void {
    this.#answered = '';
    this.banner = '';
  }

  update(): void {
    this.#answered = '';
  }

  /** One send, however often the button is clicked. */
  submit(answers: readonly Answer[]): void {
    this.confirmed = false;
    if (!this.isValid()) return;
    const plan = [...answers];
    const failure = this.#name === 'contact' ? this.#contact(plan) : this.#survey(plan);
    this.banner = failure ? `Error: ${failure}` : '';
    this.confirmed = !failure;
    if (!failure) this.values = {};
  }

  /** The page is left during the first request. */
  leave(): void {
    if (this.isValid() && this.online) {
      const first = this.#answered === this.#email() ? 'notify' : 'reply';
      this.#request(this.#name === 'survey' ? 'survey' : first);
    }
    this.reload();
  }

  isValid(): boolean {
    return Object.entries(typed[this.#name]).every(([field, { valid }]) =>
      valid.includes(this.values[field] ?? ''),
    );
  }

  #contact(plan: Answer[]): string | undefined {
    const offline =
      'You appear to be offline. Your words are kept here; please try again when you are connected.';
    for (const [template, failed] of [
      ['reply', 'Failed to send confirmation email'],
      ['notify', 'Failed to send notification to administrator'],
    ] as const) {
      if (template === 'reply' && this.#answered === this.#email()) continue;
      const result = this.#send(template, plan);
      if (result === 'offline') return offline;
      if (result === 'never')
        return `${failed}. The server did not answer in time. Your message may have arrived.`;
      if (result === 'failed') return failed;
      this.#answered = template === 'reply' ? this.#email() : '';
    }
    return undefined;
  }

  #survey(plan: Answer[]): string | undefined {
    const failed = 'There was a problem submitting your feedback. Please try again.';
    const result = this.#send('survey', plan);
    if (result === 'offline')
      return 'You appear to be offline. Your answers are kept here; please try again when you are connected.';
    if (result === 'never') return `${failed} The server did not answer in time, so it may have arrived.`;
    return result === 'failed' ? failed : undefined;
  }

  #send(template: string, plan: Answer[]): 'ok' | 'failed' | 'offline' | 'never' {
    if (!this.online) return 'offline';
    // "Too fast" is retried once.
    let answer: Answer = '429';
    for (let tries = 0; tries < 2 && answer === '429'; tries++) {
      this.#request(template);
      answer = plan.shift() ?? 'ok';
    }
    if (answer === 'cut') this.online = false;
    if (answer === 'ok' || answer === 'never') return answer;
    return answer === 'cut' ? 'offline' : 'failed';
  }

  #request(template: string): void {
    this.sends.push(`sample-template-${template} ${this.#email()} ${(this.values.name ?? '').trim()}`);
  }

  #email(): string {
    return (this.values.email ?? '').trim();
  }
}
