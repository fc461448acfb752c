import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { CurrentUser } from '~/contract/account'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { Bar } from './bar'
import { SectionState } from './section-state'
import { type SettingForms, useUserCenter } from './user-center-context'
import './setting-row.css'

/** What can be done about a setting. */
export interface Action {
  /** Name of the form, on the whole page. */
  id: string
  label: string
  /** The form, once the code of the forms is there. */
  form: (forms: SettingForms, user: CurrentUser) => ReactNode
}

interface Props {
  label: string
  /** What is set; a bar of its size stands there until it is known. */
  value?: ReactNode
  /** What the row is about, where nothing is set. */
  text?: string
  /** Whether what is set counts: a full mark or an empty one, and in words. */
  state?: { isGood: boolean; text: string } | undefined
  hint?: ReactNode
  actions: Action[]
}

/** One setting: its value and state, and below it, when asked for, the form that changes it. Esc closes the form. */
export function SettingRow({ label, value, text, state, hint, actions }: Props) {
  const { user, openForm, setOpenForm, forms, askForForms } = useUserCenter()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const change = useRef<HTMLElement>(null)
  const open = actions.find((action) => action.id === openForm)
  const was = useRef<string>(undefined)

  // A form that closes, and no other opens, gives the focus back to the button that opened it, or to what took its place.
  useEffect(() => {
    if (was.current && !openForm) {
      const buttons = [...(row.current?.querySelectorAll<HTMLElement>('[data-form]') ?? [])]
      ;(buttons.find((button) => button.dataset.form === was.current) ?? buttons[0])?.focus()
    }
    // The action may be gone, done for good, before its form is closed.
    if (openForm !== was.current) was.current = open?.id
  }, [openForm, open?.id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key comes from the buttons and fields inside
    <div
      className="user-center-row"
      ref={row}
      data-open={open ? true : undefined}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape' && !event.nativeEvent.isComposing) setOpenForm(undefined)
      }}
    >
      <h3 id={id}>{label}</h3>
      <div className="user-center-value">
        {text ? <p className="user-center-text">{text}</p> : <p className="user-center-is">{user ? value : <Awaited />}</p>}
        {state ? (
          <p className="user-center-state" data-good={(user && state.isGood) || undefined}>
            {user ? state.text : null}
          </p>
        ) : null}
        {hint ? <p className="user-center-hint">{hint}</p> : null}
      </div>
      <div className="user-center-actions">
        {actions.map((action) => (
          <Button
            key={action.id}
            isSmall
            data-form={action.id}
            aria-expanded={open === action}
            aria-describedby={id}
            disabled={!user}
            onClick={() => setOpenForm(open === action ? undefined : action.id)}
          >
            {action.label}
          </Button>
        ))}
      </div>
      {user && open ? (
        <section ref={change} tabIndex={-1} className="user-center-change" key={open.id} aria-label={`${label} · ${open.label}`}>
          {forms.state === 'ready' ? (
            open.form(forms.data, user)
          ) : (
            <SectionState
              state={forms.state}
              rows={1}
              onRetry={() => {
                // The button goes with the press.
                change.current?.focus()
                askForForms()
              }}
            />
          )}
        </section>
      ) : null}
    </div>
  )
}

function Awaited() {
  return (
    <>
      <Bar />
      <span className="vh">{m.user_center_loading()}</span>
    </>
  )
}
