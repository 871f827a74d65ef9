import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';

interface FieldProps {
  name: string;
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
}

/** Attributes that every kind of control has, with the ids of its message and its hint. */
function controlProps({ name, error, hint }: FieldProps) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean);
  return {
    id: name,
    name,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

/** Label, control, hint and message. */
function Frame({ name, label, optional, error, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label} {optional && <small>(optional)</small>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${name}-error`} error={error} />
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
export function TextField({ name, label, optional, error, hint, ...input }: TextFieldProps) {
  const field = { name, label, optional, error, hint };
  return (
    <Frame {...field}>
      <input {...controlProps(field)} {...input} />
      <CutNote id={name} maxLength={input.maxLength} />
    </Frame>
  );
}

type TextAreaFieldProps = FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength' | 'rows' | 'required'>;

/** A text area. */
export function TextAreaField({ name, label, optional, error, hint, ...area }: TextAreaFieldProps) {
  const field = { name, label, optional, error, hint };
  return (
    <Frame {...field}>
      <textarea {...controlProps(field)} {...area} />
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
export function SelectField({ placeholder, choices, required, ...field }: SelectFieldProps) {
  return (
    <Frame {...field}>
      <select {...controlProps(field)} defaultValue="" required={required}>
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
