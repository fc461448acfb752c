import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { m } from '~/paraglide/messages'
import { Field, type FieldProps } from './field'

/** A password, hidden until its button is pressed. Says that caps lock is on, since what is typed cannot be seen. */
export function PasswordField({
  onBlur,
  ...props
}: Pick<FieldProps, 'label' | 'name' | 'value' | 'error' | 'onInput' | 'onBlur' | 'autoComplete'>) {
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  // No page can ask for the lock: keys and clicks tell it. A key that leads here by Tab is let go of here.
  const notice = (event: KeyboardEvent | PointerEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      notice={isCapsLock ? m.account_caps_lock() : ''}
      onKeyDown={notice}
      onKeyUp={notice}
      onPointerDown={notice}
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
