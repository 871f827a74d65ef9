import { FieldError } from '../field/field.tsx';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  error?: string | undefined;
}

/** One choice of a few, as radio buttons. */
export function ChoiceGroup({ name, label, choices, error }: ChoiceGroupProps) {
  return (
    <fieldset
      className={styles.group}
      data-group={name}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: text }, index) => (
          <label key={value}>
            <input id={index === 0 ? name : undefined} type="radio" name={name} value={value} required />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  );
}
