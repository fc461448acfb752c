import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { m } from '~/paraglide/messages'
import { Field, type FieldProps } from './field'

/** A password field with a button that reveals the password. It warns if caps lock is on, because the input is hidden. */
export function PasswordField({
  onBlur,
  ...props
}: Pick<FieldProps, 'label' | 'name' | 'value' | 'error' | 'onInput' | 'onBlur' | 'autoComplete'>) {
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  // Caps lock cannot be queried, only read from key and pointer events. Tab into the field arrives as a keyup.
  const updateCapsLock = (event: KeyboardEvent | PointerEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      notice={isCapsLock ? m.account_caps_lock() : ''}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onPointerDown={updateCapsLock}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur(event)
      }}
    >
      <button
        type="button"
        className="field-eye"
        aria-label={m.account_show_password()}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <span className={isShown ? 'i-lucide-eye-off' : 'i-lucide-eye'} aria-hidden="true" />
      </button>
    </Field>
  )
}
