import { type FormEvent, type ReactNode, type RefObject, useEffect } from 'react'
import { PrivacyNote } from '~/features/forms/privacy-note'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { useUserCenter } from './user-center-context'
import './user-center.css'

interface Props {
  form: { ref: RefObject<HTMLFormElement | null>; isSending: boolean; onSubmit: (event: FormEvent) => Promise<void> }
  submit: string
  /** Button label while sending, if not the default. */
  sending?: string
  isDangerous?: boolean
  /** The form takes personal data. */
  isPersonal?: boolean
  children: ReactNode
}

/**
 * A form below its row. It focuses its first field unless the user has moved the focus elsewhere while it was loading; the
 * second button closes it without saving.
 */
export function SettingForm({ form, submit, sending, isDangerous, isPersonal, children }: Props) {
  const { setOpenForm } = useUserCenter()
  const { ref } = form

  useEffect(() => {
    const { activeElement } = document
    if (activeElement !== document.body && !ref.current?.closest('.user-center-row')?.contains(activeElement)) return
    ref.current?.querySelector<HTMLElement>('input:not([type=radio]):not([hidden]), button')?.focus()
  }, [ref])

  return (
    <form ref={ref} className="user-center-form" noValidate onSubmit={form.onSubmit}>
      {children}
      {isPersonal ? <PrivacyNote /> : null}
      <div className="confirm-answers">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} aria-disabled={form.isSending}>
          {form.isSending ? (sending ?? m.user_center_sending()) : submit}
        </Button>
        <Button onClick={() => setOpenForm(undefined)}>{m.user_center_cancel()}</Button>
      </div>
    </form>
  )
}
