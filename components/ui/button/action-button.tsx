import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook, buttonClass } from './look.ts';

export interface ActionButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'>, ButtonLook {
  /** Invoker command (HTML standard): opens or closes the dialog `commandfor` without script. */
  command?: 'show-modal' | 'close';
  commandfor?: string;
}

/** A `<button>` that looks like `Button`. */
export function ActionButton({ variant, size, type = 'button', ...rest }: ActionButtonProps) {
  return <button type={type} className={buttonClass({ variant, size })} {...rest} />;
}
