import styles from './button.module.css';

/** Variants and sizes of spec section 9. */
export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'accent';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'xl' | 'icon';
/** Props that determine the class names of a button. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** Class names of a button, for links and `<button>` elements. */
export function buttonClass({ variant = 'default', size = 'default' }: ButtonLook): string {
  return [styles.button, styles[variant], size === 'default' ? '' : styles[size]].filter(Boolean).join(' ');
}
