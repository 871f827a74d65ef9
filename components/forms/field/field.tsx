import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Ids of a field's message and hint, for `aria-describedby`. */
function described(id: string, error: string | undefined, hint: ReactNode): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function Frame({
  id,
  label,
  optional,
  error,
  hint,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <small>(optional)</small>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** A field's message; the form's script fills it. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  return (
    <p id={id} className={styles.error} hidden={!error}>
      {error}
    </p>
  );
}

/** Beside a field with a limit: how much of a paste was cut off. */
function CutNote({ id, maxLength }: { id: string; maxLength: number | undefined }) {
  return maxLength === undefined ? null : <p className={styles.cut} aria-live="polite" data-cut={id} />;
}

type TextFieldProps = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'required'
  >;

/** A text field. It is uncontrolled, so text typed before the script starts is kept. */
export function TextField({ name, label, optional = false, error, hint, ...input }: TextFieldProps) {
  return (
    <Frame id={name} name={name} label={label} optional={optional} error={error} hint={hint}>
      <input
        id={name}
        name={name}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(name, error, hint)}
        {...input}
      />
      <CutNote id={name} maxLength={input.maxLength} />
    </Frame>
  );
}

type TextAreaFieldProps = FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength' | 'rows' | 'required'>;

/** A text area. */
export function TextAreaField({ name, label, optional = false, error, hint, ...area }: TextAreaFieldProps) {
  return (
    <Frame id={name} name={name} label={label} optional={optional} error={error} hint={hint}>
      <textarea
        id={name}
        name={name}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(name, error, hint)}
        {...area}
      />
      <CutNote id={name} maxLength={area.maxLength} />
    </Frame>
  );
}

interface SelectFieldProps extends FieldProps {
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  required?: boolean;
}

/** A select; the placeholder cannot be selected. */
export function SelectField({ name, label, error, placeholder, choices, required }: SelectFieldProps) {
  return (
    <Frame id={name} name={name} label={label} error={error}>
      <select
        id={name}
        name={name}
        className={styles.input}
        defaultValue=""
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(name, error, undefined)}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
